import type { JSX } from "preact";
import { t } from "../../core/lang";
import type { MoveReview } from "../../net/schema";
import { type MarkName, markOf, SIGNS } from "./model";

/** The mark of an action: its sign and its word; nothing if it has none. */
export function MarkBadge({
  move,
  brief = false,
}: {
  move: MoveReview;
  brief?: boolean;
}): JSX.Element | null {
  const mark = markOf(move);
  return mark && <MarkSign mark={mark} brief={brief} />;
}

/** A mark: its shape on the curve, its sign and its word. */
export function MarkSign({ mark, brief = false }: { mark: MarkName; brief?: boolean }): JSX.Element {
  return (
    <span class={`rv-mark ${mark}`}>
      <i class={`rv-shape ${mark}`} aria-hidden="true" />
      <b aria-hidden="true">{SIGNS[mark]}</b>
      <span class={brief ? "unseen" : undefined}>{t(`review-mark-${mark}`)}</span>
    </span>
  );
}
