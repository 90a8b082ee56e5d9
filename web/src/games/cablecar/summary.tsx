import type { JSX } from "preact";
import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import { useBoard } from "../../net/boards";
import type { TrackBoard } from "../../net/schema";
import { exchanged, Paper, worth } from "./company";
import { gridOf } from "./geometry";
import { boardView } from "./selection";
import { colourName } from "./texts";
import "./hand.css";

/** A few figures of a seat: points and lines to go, or shares; and tiles. */
export function Summary({ table, seat }: { table: TableModel; seat: number }): JSX.Element | null {
  const view = boardView(table.view.value);
  const board = useBoard<TrackBoard>(view?.game ?? "cablecar");
  if (!view) return null;
  if (view.game === "company") {
    const player = view.players[seat];
    const total = view.scores?.[seat];
    return (
      <span class="cc-figures">
        {total === undefined ? null : <strong>{t("cc-points", { points: total })}</strong>}
        {player?.shares.map(({ percent, company }) => {
          const what = company
            ? t("cc-share-known", { percent, company: colourName(company) })
            : t("cc-share-unknown", { percent });
          const fresh = exchanged(table, percent, seat);
          const name = fresh ? t("marked-name", { what }) : what;
          return (
            <span key={percent} class={`cc-figure-share${fresh ? " tb-fresh" : ""}`} title={name}>
              <Paper percent={percent} colour={company} small />
              <span class="unseen">{name}</span>
            </span>
          );
        })}
      </span>
    );
  }
  const player = view.players[seat];
  if (!player) return null;
  const owners = board ? gridOf(board).ownersOf(view) : [];
  const cars = owners.filter((colour) => colour === player.colour).length;
  const closed = view.lines.filter((line) => line.owner === player.colour && line.closed).length;
  return (
    <span class="cc-figures">
      <strong class="cc-figure-points">{t("cc-points", { points: player.points })}</strong>
      <span class="soft">{t("cc-lines-open", { lines: cars - closed })}</span>
      {view.turn >= 0 && player.tiles !== 1 ? (
        <span class="soft">{t("cc-tiles-in-hand", { tiles: player.tiles })}</span>
      ) : null}
    </span>
  );
}

/** The points of a seat; in the company game, what its shares pay now, if the viewer knows all of them. */
export function pointsOf(table: TableModel, seat: number): number | null {
  const view = boardView(table.view.value);
  if (!view) return null;
  if (view.game === "cablecar") return view.players[seat]?.points ?? null;
  if (view.scores) return view.scores[seat] ?? null;
  const shares = view.players[seat]?.shares ?? [];
  if (shares.length === 0 || shares.some(({ company }) => company === null)) return null;
  return shares.reduce((sum, { percent, company }) => sum + worth(view, percent, company), 0);
}
