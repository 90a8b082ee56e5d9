import type { JSX } from "preact";
import { full } from "../core/base";
import { Sign } from "../ui/sign";
import { followAnchor } from "./anchors";
import type { Inline } from "./blocks";

/** A run of text. */
export function Text({ text }: { text: Inline[] }): JSX.Element {
  return (
    <>
      {text.map((piece, number) => (
        <Piece key={number} piece={piece} />
      ))}
    </>
  );
}

function Piece({ piece }: { piece: Inline }): JSX.Element {
  if (typeof piece === "string") return <>{piece}</>;
  if ("strong" in piece)
    return (
      <strong>
        <Text text={piece.strong} />
      </strong>
    );
  if ("em" in piece)
    return (
      <em>
        <Text text={piece.em} />
      </em>
    );
  if ("code" in piece) return <code class="ln-tile-name">{piece.code}</code>;
  if ("sign" in piece) return <Sign colour={piece.sign} size={17} />;
  return (
    <a href={full(piece.to)} onClick={followAnchor}>
      <Text text={piece.text} />
    </a>
  );
}
