import type { JSX } from "preact";
import { t } from "../core/lang";
import type { Face } from "../table/face";
import { CopyLink } from "../table/replayparts";
import { sharedPuzzle } from "./addresses";
import type { PuzzleTable } from "./model";

/** What the parts of a puzzle's page share. */
export interface TaskProps {
  model: PuzzleTable;
  face: Face;
  isDaily: boolean;
}

/** Copies the link to a puzzle. */
export function CopyPuzzle({ model, isDaily }: TaskProps): JSX.Element {
  const { game, number } = model.puzzle;
  return <CopyLink link={sharedPuzzle(game, isDaily ? "daily" : number)} label={t("puzzle-share")} />;
}
