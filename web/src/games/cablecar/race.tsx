import type { JSX } from "preact";
import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { CableCarViewData } from "../../net/schema";
import { SeatName } from "../../table/seatname";
import { paintOf, Sign } from "../../ui/sign";

/** The race: everybody's points, and the lengths of their open lines. */
export function Race({ table, view }: { table: TableModel; view: CableCarViewData }): JSX.Element {
  const rows = view.players.map((player, seat) => {
    const open = view.lines.filter((line) => line.owner === player.colour && !line.closed);
    return { ...player, seat, way: open.reduce((sum, line) => sum + line.tiles, 0) };
  });
  const most = Math.max(20, ...rows.map(({ points, way }) => points + way));
  const lead = Math.max(...rows.map(({ points }) => points));
  return (
    <section class="cc-race" aria-labelledby="cc-race-title">
      <h3 id="cc-race-title" class="cc-title">
        {t("cc-race")}
      </h3>
      <ul class="cc-rows">
        {[...rows]
          .sort((a, b) => b.points - a.points || a.seat - b.seat)
          .map(({ colour, points, seat, way }) => (
            <li
              key={seat}
              class={`cc-row${seat === view.viewer ? " own" : ""}`}
              style={{ "--cc-paint": paintOf(colour), "--cc-part": points / most, "--cc-way": way / most }}
            >
              <Sign colour={colour} />
              <span class="cc-row-name">
                <SeatName table={table} seat={seat} />
              </span>
              <span class="cc-bar" title={t("cc-race-open", { tiles: way })}>
                <span class="cc-bar-done" />
                <span class="cc-bar-way" />
              </span>
              <strong class={points === lead && lead > 0 ? "cc-figure lead" : "cc-figure"}>
                <span aria-hidden="true">{points}</span>
                <span class="unseen">{t("cc-race-label", { points, tiles: way })}</span>
              </strong>
            </li>
          ))}
      </ul>
    </section>
  );
}
