import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { tableAddress } from "../core/address";
import { gameTitle } from "../core/games";
import { ago, list, t } from "../core/lang";
import { listOf, type Which } from "../core/lists";
import { me } from "../core/me";
import { botName } from "../core/names";
import type { Listed } from "../net/schema";
import { Icon } from "../ui/icon";
import { Vignette } from "../ui/vignette";

/** Who sits at a table. One person may have several seats, with friends at the same screen. */
export function names(table: Listed): { people: string[]; free: number } {
  const people = new Map<string, { name: string; seats: number }>();
  for (const [seat, player, bot, name] of table.who) {
    const mine = player !== null && player === me.value?.id && !bot && !name;
    const called = mine ? t("you") : name || (bot ? botName(seat) : t("somebody"));
    const who = `${player ?? `seat ${seat}`} ${called}`; // two people may have the same name
    const known = people.get(who);
    if (known) known.seats += 1;
    else people.set(who, { name: called, seats: 1 });
  }
  return {
    people: [...people.values()].map(({ name, seats }) =>
      seats > 1 ? t("line-seats", { name, seats }) : name,
    ),
    free: Math.max(0, table.seats - table.who.length),
  };
}

function seatName(table: Listed, seat: number): string {
  const found = table.who.find(([number]) => number === seat);
  return found?.[3] || (found?.[2] ? botName(seat) : "");
}

/** The state of a table in a few words. */
function standing(table: Listed): string {
  if (table.your_turn) return t("line-your-turn", { ago: ago(table.changed) });
  if (table.status === "waiting") return t("line-waiting", { free: names(table).free });
  if (table.status === "playing") {
    const name = table.turn >= 0 ? seatName(table, table.turn) : "";
    return name
      ? t("line-turn-of", { name, ago: ago(table.changed) })
      : t("line-playing", { ago: ago(table.changed) });
  }
  const winners = (table.end?.winners ?? []).map((seat) => seatName(table, seat)).filter(Boolean);
  if (winners.length > 0)
    return t("line-won", { names: list(winners), count: winners.length, ago: ago(table.changed) });
  return t("line-over", { ago: ago(table.changed) });
}

/** A table in a list of tables. */
export function TableLine({ table }: { table: Listed }): JSX.Element {
  const { people, free } = names(table);
  const who = people.length > 0 ? list(people) : t("line-nobody");
  return (
    <li>
      <a class={`pg-line${table.your_turn ? " mine" : ""}`} href={tableAddress(table.id)}>
        <span class="pg-line-picture">
          <Vignette game={table.game} />
        </span>
        <span class="pg-line-words">
          <span class="pg-line-title">{gameTitle(table.game)}</span>
          <span class="pg-line-who">{free > 0 ? t("line-with-free", { who, free }) : who}</span>
          <span class="pg-line-state">
            {table.your_turn && <span class="pg-dot" aria-hidden="true" />}
            {standing(table)}
          </span>
        </span>
        <Icon name="next" size={18} />
      </a>
    </li>
  );
}

interface Props {
  which: Which;
  title: string;
  empty: string;
  hideEmpty?: boolean;
  most?: number;
}

/** A list of tables under a heading, with a hint if it is empty. */
export function Tables({ which, title, empty, hideEmpty = false, most = 8 }: Props): JSX.Element | null {
  const { tables, use } = listOf(which);
  useEffect(use, [which]);
  const found = tables.value;
  if (hideEmpty && !found?.length) return null;
  return (
    <section class="pg-section" aria-labelledby={`list-${which}`}>
      <h2 id={`list-${which}`}>{title}</h2>
      {found === null && <p class="soft">{t("loading")}</p>}
      {found?.length === 0 && <p class="pg-empty">{empty}</p>}
      {found && found.length > 0 && (
        <ul class="list pg-lines">
          {found.slice(0, most).map((table) => (
            <TableLine key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
