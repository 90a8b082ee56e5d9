import type { Face } from "../../table/face";
import { Board } from "./board";
import { Hand } from "./hand";
import { Result } from "./result";
import { Summary } from "./summary";
import { actionText, eventText, handTexts, promptText, reasonText } from "./texts";

/** Ticket to Ride: San Francisco at the table. */
export const face: Face = {
  Board,
  Hand,
  Summary,
  Result,
  sounds: {
    route_claimed: "line",
    stack_placed: "tile",
    souvenir_taken: "tile",
    card_taken: "card",
    tickets_kept: "card",
    tickets_offered: "card",
  },
  eventText,
  actionText,
  promptText,
  handTexts,
  reasonText,
};
