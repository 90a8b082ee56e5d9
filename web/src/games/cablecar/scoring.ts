import { t } from "../../core/lang";
import type { CableCarViewData, CompanyViewData } from "../../net/schema";
import { worth } from "./company";
import type { BoardViewData } from "./geometry";
import { colourName, seatOf } from "./texts";

/** One item of a seat's score. */
export interface Item {
  seat: number;
  points: number;
  label: string;
  text: string;
  colour: string | null;
}

/** The points shown in one step. */
export interface ScoringStep {
  title: string;
  items: Item[];
  pause: number;
}

/** The final scoring, step by step. The steps add up to the scores. */
export function scoringSteps(view: BoardViewData): ScoringStep[] {
  return view.game === "cablecar" ? lineRounds(view) : shareRounds(view);
}

/** Each step shows one line of every player, the shortest first to keep up the suspense. */
function lineRounds(view: CableCarViewData): ScoringStep[] {
  const lines = view.players.map((player) =>
    view.lines
      .filter((line) => line.owner === player.colour && line.points !== null)
      .sort((a, b) => (a.points ?? 0) - (b.points ?? 0) || a.station - b.station),
  );
  const most = Math.max(0, ...lines.map((own) => own.length));
  const pause = Math.max(180, Math.min(600, 6000 / Math.max(1, most)));
  return Array.from({ length: most }, (_, n) => ({
    title: t("cc-result-round-lines"),
    pause,
    items: lines.flatMap((own) => {
      const line = own[n - (most - own.length)]; // players with fewer lines start later, so that all end with their longest
      if (!line) return [];
      const points = line.points ?? 0;
      return [
        {
          seat: seatOf(view, line.owner),
          points,
          label: t("cc-result-line", { station: line.station }),
          text: t("cc-result-lines", { station: line.station, points }),
          colour: null,
        },
      ];
    }),
  }));
}

/** Shares from small to large, one percentage at a time; the rest of the scores is for majorities. */
function shareRounds(view: CompanyViewData): ScoringStep[] {
  const rounds = view.piles.map(({ percent }): ScoringStep => {
    const items = view.players.flatMap(({ shares }, seat): Item[] => {
      const colour = shares.find((share) => share.percent === percent)?.company ?? null;
      if (colour === null) return [];
      const points = worth(view, percent, colour);
      const value = points / (percent / 10);
      const text = t("cc-result-share", { percent, company: colourName(colour), value, points });
      return [{ seat, points, label: t("cc-pile", { percent }), text, colour }];
    });
    return { title: t("cc-result-round-share", { percent }), items, pause: 1500 };
  });
  const paid = (seat: number): number =>
    rounds.reduce((sum, { items }) => sum + (items.find((item) => item.seat === seat)?.points ?? 0), 0);
  const bonus = (view.scores ?? []).map((score, seat) => score - paid(seat));
  const items = bonus.flatMap((points, seat): Item[] =>
    points > 0
      ? [
          {
            seat,
            points,
            label: t("cc-result-bonus"),
            text: t("cc-result-bonus-text", { points }),
            colour: null,
          },
        ]
      : [],
  );
  if (items.length > 0) rounds.push({ title: t("cc-result-round-bonus"), items, pause: 1500 });
  return rounds;
}
