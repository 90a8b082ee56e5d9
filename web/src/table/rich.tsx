import type { JSX } from "preact";
import { partsOf } from "../core/rich";
import type { Face } from "./face";
import "./rich.css";

/** A text whose things the face draws as small pictures. Screen readers hear words. */
export function Rich({ text, face }: { text: string; face: Face }): JSX.Element {
  const { Picture } = face;
  return (
    <>
      {partsOf(text).map((part, place) =>
        typeof part === "string" ? (
          part
        ) : Picture ? (
          <span key={place} class="tb-thing">
            <Picture {...part} />
          </span>
        ) : (
          part.words
        ),
      )}
    </>
  );
}
