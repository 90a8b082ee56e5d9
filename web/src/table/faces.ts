import type { Face } from "./face";
import { plain } from "./plain";

/** The faces of the games. Each is loaded when a table of its game is opened. */
const LOADERS = import.meta.glob<{ face: Face }>(["../cablecar/face.{ts,tsx}", "../ticket/face.{ts,tsx}"]);
const FOLDERS: Record<string, string> = { cablecar: "cablecar", company: "cablecar", ticket: "ticket" };

const found = new Map<string, Promise<Face>>();

/** The face of a game; a plain one for games that the page does not know. */
export function faceOf(game: string): Promise<Face> {
  let face = found.get(game);
  if (!face) {
    face = load(game);
    found.set(game, face);
    face.catch(() => found.delete(game)); // a connection may come back
  }
  return face;
}

async function load(game: string): Promise<Face> {
  const folder = `../${FOLDERS[game] ?? "?"}/face.`;
  const loader = Object.entries(LOADERS).find(([path]) => path.startsWith(folder))?.[1];
  return loader ? (await loader()).face : plain;
}
