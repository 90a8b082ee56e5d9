import type { Face } from "../../table/face";
import { Board } from "./board";
import { effects } from "./effects";
import { Hand } from "./hand";
import { lookText, select } from "./hints";
import { Picture } from "./picture";
import { Summary } from "./summary";
import { actionText, eventText, handTexts, pointsOf, promptText, reasonText } from "./texts";

/** Ticket to Ride: San Francisco at the table. */
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
    route_claimed: "line",
    stack_placed: "tile",
    souvenir_taken: "tile",
    card_taken: "card",
    tickets_kept: "card",
    tickets_offered: "card",
  },
  eventText,
  effects,
  actionText,
  lookText,
  select,
  promptText,
  handTexts,
  reasonText,
};
