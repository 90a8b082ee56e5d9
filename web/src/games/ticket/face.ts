import type { Face } from "../../table/face";
import { Board } from "./board";
import { colourOf } from "./chart";
import { Figures } from "./figures";
import { Hand } from "./hand";
import { hold, why } from "./names";
import { Result } from "./result";
import { ask, name, say } from "./words";

/** Ticket to Ride: San Francisco at the table. */
export const face: Face = {
  Board,
  Hand,
  Figures,
  Result,
  colourOf,
  sounds: {
    route_claimed: "line",
    stack_placed: "tile",
    souvenir_taken: "tile",
    card_taken: "card",
    tickets_kept: "card",
    tickets_offered: "card",
  },
  say,
  name,
  ask,
  hold,
  why,
};
