import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { tableAddress } from "../core/address";
import { full } from "../core/base";
import { gameTitle } from "../core/games";
import { ago, list, t } from "../core/lang";
import { listOf, type Which } from "../core/lists";
import { me } from "../core/me";
import { botName } from "../core/names";
import type { Listed } from "../net/schema";
import { Icon } from "../ui/icon";
import { Vignette } from "../ui/vignette";
import { ClearAll, ClearButton } from "./cleargames";

/** Does the reader play this seat? */
function isMine([, player, bot]: Listed["who"][number]): boolean {
  return player !== null && player === me.value?.id && !bot;
}

/** Who sits at a table. One person may have several seats, with friends at the same screen. */
export function names(table: Listed): { people: string[]; free: number } {
  const people = new Map<string, { name: string; seats: number; mine: boolean }>();
  const taken = table.who.filter(([, player, bot]) => player !== null || bot !== null);
  for (const sitting of taken) {
    const [seat, player, bot, name] = sitting;
    const mine = isMine(sitting);
    const called = name || (mine && me.value?.name) || (bot ? botName(seat) : t("somebody"));
    const who = `${player ?? `seat ${seat}`} ${called}`; // two people may have the same name
    const known = people.get(who);
    if (known) known.seats += 1;
    else people.set(who, { name: called, seats: 1, mine });
  }
  return {
    people: [...people.values()].map(({ name, seats, mine }) =>
      seats > 1 ? t("line-seats", { name, seats }) : mine ? t("seat-me", { name }) : name,
    ),
    free: Math.max(0, table.seats - taken.length),
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
  const [first, ...others] = table.who.filter(([seat]) => table.end?.winners?.includes(seat));
  if (first && others.length === 0 && isMine(first)) return t("line-won-you", { ago: ago(table.changed) });
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
    <li class="pg-row">
      <a class={`pg-line${table.your_turn ? " mine" : ""}`} href={full(tableAddress(table.id))}>
        <span class="pg-line-picture">
          <Vignette game={table.game} />
        </span>
        <span class="pg-line-words">
          <span class="pg-line-title">{gameTitle(table.game)}</span>
          <span class="pg-line-who">{free > 0 ? t("line-with-free", { who, free }) : who}</span>
          <span class="pg-line-state">
            {table.your_turn && <span class="pg-dot" aria-hidden="true" />}
            {table.watching
              ? t("line-watched", { state: standing(table), count: table.watching })
              : standing(table)}
          </span>
        </span>
        <Icon name="next" size={18} />
      </a>
      <ClearButton table={table} />
    </li>
  );
}

/** Empty lines in place of tables that are still loading, so that the page does not jump. */
function Ghosts({ count }: { count: number }): JSX.Element {
  return (
    <ul class="list pg-lines" aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <li key={`ghost-${n + 1}`}>
          <span class="pg-line">
            <span class="pg-line-picture" />
            <span class="pg-line-words">
              <span class="pg-line-title">&nbsp;</span>
              <span class="pg-line-who">&nbsp;</span>
              <span class="pg-line-state">&nbsp;</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  which: Which;
  title: string;
  empty: string;
  hideEmpty?: boolean;
  most?: number;
  expected?: number; // how many lines to keep room for while the list is loading
}

/** The tables to show: games that wait for the player first, and own games only among the own. */
function listedHere(which: Which, tables: Listed[]): Listed[] {
  if (which === "mine") return [...tables].sort((a, b) => Number(b.your_turn) - Number(a.your_turn));
  if (which !== "live") return tables;
  return tables.filter(({ who }) => !who.some(([, player]) => player !== null && player === me.value?.id));
}

/** A list of tables under a heading, with a hint if it is empty. */
export function Tables(props: Props): JSX.Element | null {
  const { which, title, empty, hideEmpty = false, most = 8, expected = 0 } = props;
  const { tables, use } = listOf(which);
  useEffect(use, [which]);
  const found = tables.value && listedHere(which, tables.value);
  if (hideEmpty && !found?.length) return null;
  return (
    <section class="pg-section" aria-labelledby={`list-${which}`}>
      <h2 id={`list-${which}`}>{title}</h2>
      {found === null && expected === 0 && <p class="soft">{t("loading")}</p>}
      {found === null && expected > 0 && <Ghosts count={Math.min(expected, most)} />}
      {found?.length === 0 && <p class="pg-empty">{empty}</p>}
      {found && which === "mine" && <ClearAll tables={found} />}
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
