import type { JSX } from "preact";
import { t } from "../../core/lang";
import { explain } from "../../core/problems";
import type { ReviewReader } from "./reading";

/** How far the review is, or why it does not go on. It always takes the same room. */
export function Progress({ reader }: { reader: ReviewReader }): JSX.Element {
  const review = reader.review.value;
  const { status = "none", done = 0, total = 0 } = review ?? {};
  const stuck = reader.problem.value !== null || status === "failed";
  const finished = status === "done";
  return (
    <div class="rv-progress">
      <p role="status">{stateText(reader)}</p>
      {stuck ? (
        <button type="button" class="button small" onClick={() => reader.start(true)}>
          {t("replay-again")}
        </button>
      ) : (
        !finished && (
          <>
            <progress max={Math.max(1, total)} value={done} aria-label={t("review-progress-label")} />
            <span class="soft">{t("missed-step", { step: done, count: total })}</span>
          </>
        )
      )}
    </div>
  );
}

function stateText(reader: ReviewReader): string {
  const review = reader.review.value;
  if (reader.problem.value !== null) return t("review-refused", { problem: explain(reader.problem.value) });
  if (reader.offline.value) return t("review-offline");
  switch (review?.status) {
    case "failed":
      return t("review-failed");
    case "waiting":
      return t("review-waiting");
    case "running":
      return t(review.curve.length > 0 ? "review-running" : "review-valuing");
    case "done":
      return t(review.moves.every(({ forced }) => forced) ? "review-nothing" : "review-done");
    default:
      return t("review-reading");
  }
}
