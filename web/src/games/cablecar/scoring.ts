import { t } from "../../core/lang";
import type { CableCarViewData, CompanyViewData } from "../../net/schema";
import type { CountStep } from "../../table/ending";
import { worth } from "./company";
import type { BoardViewData } from "./geometry";
import { colourName, seatOf } from "./texts";

const LINES = 9000; // milliseconds for all lines
const COMPANY = 1700;

/** One item of a seat's score. */
export interface Item {
  seat: number;
  points: number;
  label: string;
  text: string;
  colour: string | null;
}

/** The points told in one step, and the stations whose lines they come from. */
export interface ScoringStep extends CountStep {
  items: Item[];
  stations: number[];
}

/** The final scoring, step by step. The steps add up to the scores. */
export function scoringSteps(view: BoardViewData): ScoringStep[] {
  return view.game === "cablecar" ? lineRounds(view) : companyRounds(view);
}

/** Each step shows one line of every player, the shortest first to keep up the suspense. */
function lineRounds(view: CableCarViewData): ScoringStep[] {
  const lines = view.players.map((player) =>
    view.lines
      .filter((line) => line.owner === player.colour && line.points !== null)
      .sort((a, b) => (a.points ?? 0) - (b.points ?? 0) || a.station - b.station),
  );
  const most = Math.max(0, ...lines.map((own) => own.length));
  const pause = Math.max(350, Math.min(1000, LINES / Math.max(1, most)));
  return Array.from({ length: most }, (_, n) => {
    // players with fewer lines start later, so that all end with their longest
    const counted = lines.flatMap((own) => own[n - (most - own.length)] ?? []);
    return {
      text: t("cc-result-round-lines"),
      pause,
      stations: counted.map(({ station }) => station),
      items: counted.map(({ owner, station, points }) => ({
        seat: seatOf(view, owner),
        points: points ?? 0,
        label: t("cc-result-line", { station }),
        text: t("cc-result-lines", { station, points: points ?? 0 }),
        colour: null,
      })),
    };
  });
}

/** One company after the other, those that pay the least first; the rest of the scores is for majorities. */
function companyRounds(view: CompanyViewData): ScoringStep[] {
  const ranked = [...view.companies].sort((a, b) => a.value - b.value || a.profit - b.profit);
  const rounds = ranked.flatMap(({ colour, profit, value }): ScoringStep[] => {
    const items = view.players.flatMap(({ shares }, seat): Item[] => {
      const percent = shares.reduce(
        (sum, { company, percent }) => sum + (company === colour ? percent : 0),
        0,
      );
      if (percent === 0) return [];
      const points = worth(view, percent, colour);
      const text = t("cc-result-share", { percent, company: colourName(colour), value, points });
      return [{ seat, points, label: t("cc-pile", { percent }), text, colour }];
    });
    if (items.length === 0) return [];
    const stations = view.lines.filter(({ owner }) => owner === colour).map(({ station }) => station);
    const text = t("cc-company-profit", { company: colourName(colour), profit, value });
    return [{ text, items, stations, pause: COMPANY }];
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
  if (items.length > 0)
    rounds.push({ text: t("cc-result-round-bonus"), items, stations: [], pause: COMPANY });
  return rounds;
}
