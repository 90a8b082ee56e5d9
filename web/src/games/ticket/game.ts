import type { GamePage } from "..";
import { MapVignette } from "./vignette";

export const games: Record<string, GamePage> = {
  ticket: {
    Vignette: MapVignette,
    face: () => import("./face").then((part) => part.face),
    learning: () => import("./learning").then((part) => part.ticket),
  },
};
