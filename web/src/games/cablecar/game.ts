import type { GamePage } from "..";
import { SharesVignette, TracksVignette } from "./vignette";

const face = (): ReturnType<GamePage["face"]> => import("./face").then((part) => part.face);

export const games: Record<string, GamePage> = {
  cablecar: {
    Vignette: TracksVignette,
    face,
    learning: () => import("./learning").then((part) => part.cablecar),
  },
  company: {
    Vignette: SharesVignette,
    face,
    learning: () => import("./learning").then((part) => part.company),
  },
};
