import type { JSX } from "preact";
import { phraseText } from "../core/phrases";
import { REACTIONS } from "../net/schema";

type ReactionId = (typeof REACTIONS)[number];

const FACE = "M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17ZM9 9.200v.6M15 9.200v.6";

// Strokes in a square of 24 by 24, because not every device has a font with such pictures.
const STROKES: Record<ReactionId, string> = {
  thumbs_up:
    "M7.500 11v9H4v-9ZM7.500 11l3.800-7.500c1.600 0 2.500 1.200 2.200 2.700L12.900 9.500h5.300c1.400 0 2.300 1.100 2 2.400l-1.400 6.500c-.2 1-1 1.600-2 1.600H7.500",
  heart:
    "M12 20C6 15.500 3.500 12.500 3.500 9A4.400 4.400 0 0 1 12 7.200A4.400 4.400 0 0 1 20.500 9c0 3.500-2.500 6.500-8.500 11Z",
  laugh: `${FACE}M7.500 13c.5 5 8.500 5 9 0Z`,
  surprise: `${FACE}M12 13a2.200 2.200 0 1 0 0 4.400a2.200 2.200 0 1 0 0-4.400Z`,
  sad: `${FACE}M8.500 16.500c1.200-2.400 5.800-2.400 7 0`,
};

/** Is this phrase a reaction, which is drawn? */
export function isReaction(phrase: string | undefined): phrase is ReactionId {
  return (REACTIONS as readonly (string | undefined)[]).includes(phrase);
}

/** The picture of a reaction, for a button that names it. */
export function Reaction({ phrase }: { phrase: ReactionId }): JSX.Element {
  return (
    <svg class={`tb-reaction tb-reaction-${phrase}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={STROKES[phrase]} />
    </svg>
  );
}

/** A reaction that was sent: the picture with its name. */
export function SentReaction({ phrase }: { phrase: ReactionId }): JSX.Element {
  return (
    <span role="img" aria-label={phraseText(phrase) ?? phrase}>
      <Reaction phrase={phrase} />
    </span>
  );
}
