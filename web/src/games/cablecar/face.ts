import type { Face } from "../../table/face";
import { seatColour } from "./colours";
import { Figures } from "./figures";
import { Hand } from "./hand";
import { hear } from "./hearing";
import { Board } from "./play";
import { Result } from "./result";
import { ask, hold, nameAction, reasonText, say } from "./words";

/** Cable Car and the company game at the table. */
export const face: Face = {
  Board,
  Hand,
  Figures,
  Result,
  colourOf: (seat, table) =>
    seatColour(seat, table?.view.value?.game === "company" || table?.info.value?.game === "company"),
  sounds: {
    line_closed: "line",
    tile_laid: "tile",
    share_exchanged: "card",
    tile_drawn: "card",
  },
  say,
  hear,
  name: nameAction,
  ask,
  hold,
  why: reasonText,
};
