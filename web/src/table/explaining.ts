import { explain } from "../core/problems";
import type { TableModel } from "../core/table";
import { Problem } from "../net/api";
import type { Face } from "./face";

/** Why the last thing asked for at a table was refused: in the game's own words, if it has some. */
export function explainAt(table: TableModel, face: Face): string {
  const trouble = table.trouble.value;
  const own = trouble instanceof Problem && trouble.code === "illegal" ? face.why(trouble, table) : null;
  return own ?? explain(trouble);
}
