import type { Face } from "../../table/face";
import { Board } from "./board";
import { effects } from "./effects";
import { Hand } from "./hand";
import { lookText, select } from "./hints";
import { Picture } from "./picture";
import { pointsOf, Summary } from "./summary";
import { actionText, announce, eventText, handTexts, promptText, reasonText } from "./texts";

/** Cable Car and the company game at the table. */
export const face: Face = {
  Board,
  Hand,
  Summary,
  scoring: () => import("./result").then((part) => part.scoring),
  holdings: () => import("./holdings").then((part) => part.Holdings),
  typed: () => import("./typed"),
  Picture,
  marks: true,
  points: pointsOf,
  sounds: {
    line_closed: "line",
    tile_laid: "tile",
    share_exchanged: "card",
    tile_drawn: "card",
  },
  eventText,
  effects,
  announce,
  actionText,
  lookText,
  select,
  promptText,
  handTexts,
  reasonText,
};
