import type { ComponentChildren, JSX } from "preact";
import { number, t } from "../../core/lang";
import type { ReviewedPlayer } from "../../net/schema";
import { Sign } from "../../ui/sign";
import { SeatName } from "../seatname";
import { percent, points } from "./figures";
import { MarkSign } from "./mark";
import { type MarkName, type ReviewModel, SIGNS } from "./model";

const MARKS = Object.keys(SIGNS) as MarkName[];
const UNKNOWN = "–";

/** Accuracy, luck and result of everybody, each with a sentence that explains it. */
export function Players({ table }: { table: ReviewModel }): JSX.Element {
  const players = table.review.value?.players ?? [];
  const adjusted = players.some((one) => one.adjusted != null);
  const terms: [string, string, (one: ReviewedPlayer) => ComponentChildren][] = [
    [t("review-accuracy"), t("review-accuracy-about"), accuracyOf],
    [t("review-marks"), t("review-marks-about"), (one) => <Counts player={one} />],
    [
      t("review-luck"),
      t("review-luck-about"),
      (one) => (
        <>
          {points(one.luck)} <small>{t("review-deal", { points: points(one.luck_of_deal) })}</small>
        </>
      ),
    ],
    [
      t("review-result"),
      t("review-result-about"),
      (one) => (one.result == null ? UNKNOWN : percent(one.result)),
    ],
  ];
  if (adjusted)
    terms.push([
      t("review-adjusted"),
      t("review-adjusted-about"),
      (one) => (one.adjusted == null ? UNKNOWN : percent(one.adjusted)),
    ]);
  return (
    <section class="sheet rv-players" aria-labelledby="rv-players">
      <h2 id="rv-players">{t("review-players")}</h2>
      {players.length === 0 && <p class="soft">{t("review-players-coming")}</p>}
      {players.length > 0 &&
        terms.map(([term, about, value]) => (
          <section key={term}>
            <h3>{term}</h3>
            <p class="soft">{about}</p>
            <ul>
              {players.map((one) => (
                <li key={one.seat}>
                  <Sign colour={table.colourOf(one.seat)} size={16} />
                  <span>
                    <SeatName table={table} seat={one.seat} />
                  </span>
                  <b>{value(one)}</b>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

function accuracyOf({ accuracy }: ReviewedPlayer): string {
  return accuracy === null ? UNKNOWN : number(Math.round(accuracy));
}

function Counts({ player }: { player: ReviewedPlayer }): JSX.Element {
  return (
    <span class="rv-counts">
      {MARKS.map((mark) => (
        <span key={mark}>
          <MarkSign mark={mark} brief /> {number(player.marks?.[mark] ?? 0)}
        </span>
      ))}
    </span>
  );
}
