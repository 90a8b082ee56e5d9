import type { Face } from "./face";

/** The faces of the games. Each is loaded when a table of its game is opened. */
const LOADERS: Record<string, () => Promise<{ face: Face }>> = {
  cablecar: () => import("../games/cablecar/face"),
  company: () => import("../games/cablecar/face"),
  ticket: () => import("../games/ticket/face"),
};

const found = new Map<string, Promise<Face>>();

/** The face of a game. */
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
  const loader = LOADERS[game];
  if (!loader) throw new Error(`there is no face for ${game}: the page is older than the server`);
  return (await loader()).face;
}
