import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { number, t } from "../core/lang";
import type { TableModel } from "../core/table";
import type { Face } from "./face";
import "./plain.css";

const COLOURS = ["red", "blue", "green", "yellow", "purple", "brown"];
const MANY = 60;

/** Words that no message exists for: as programs write them, but legible. */
function readable(word: string): string {
  const text = word.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Board({ table }: { table: TableModel }): JSX.Element {
  const sight = table.sight.value;
  return (
    <div class="tb-plain">
      <p class="soft">{t("plain-about")}</p>
      {sight && <p>{t("plain-turns", { turns: sight.turns })}</p>}
      <table>
        <tbody>
          {(table.info.value?.seats ?? []).map((_, seat) => (
            <tr key={`seat-${seat + 1}`}>
              <th scope="row">{table.nameOf(seat)}</th>
              <td>
                <Figures table={table} seat={seat} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Everything that can be done, as buttons. */
function Hand({ table }: { table: TableModel }): JSX.Element {
  const wanted = useSignal("");
  const { value: legal } = table.legal;
  const fitting = legal.filter((action) => action.toLowerCase().includes(wanted.value.toLowerCase()));
  if (legal.length === 0) return <p class="soft">{t("plain-wait")}</p>;
  return (
    <div class="stack">
      {legal.length > MANY && (
        <input
          class="field"
          aria-label={t("plain-filter")}
          placeholder={t("plain-filter")}
          value={wanted.value}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
      )}
      <div class="row">
        {fitting.slice(0, MANY).map((action) => (
          <button
            key={action}
            type="button"
            class="button small"
            aria-pressed={table.proposed.value === action}
            onClick={(event) =>
              void table.choose(action, event instanceof PointerEvent ? event.pointerType || "key" : "mouse")
            }
          >
            {action}
          </button>
        ))}
      </div>
      {fitting.length > MANY && <p class="soft">{t("plain-more", { count: fitting.length - MANY })}</p>}
    </div>
  );
}

function Figures({ table, seat }: { table: TableModel; seat: number }): JSX.Element | null {
  const sight = table.sight.value;
  const player = sight?.players[seat];
  const points = sight?.scores?.[seat] ?? (player && "points" in player ? player.points : null);
  return points === null ? null : <span>{t("plain-points", { points })}</span>;
}

function Result({ table }: { table: TableModel }): JSX.Element {
  const scores = table.sight.value?.scores ?? [];
  return (
    <ul>
      {scores.map((points, seat) => (
        <li key={`seat-${seat + 1}`}>
          {table.nameOf(seat)}: {number(points)}
        </li>
      ))}
    </ul>
  );
}

/** For games that the page has no face for: words and buttons. */
export const plain: Face = {
  Board,
  Hand,
  Figures,
  Result,
  colourOf: (seat) => COLOURS[seat % COLOURS.length] as string,
  say: (fact, table) =>
    "seat" in fact
      ? t("plain-fact", { name: table.nameOf(fact.seat), fact: readable(fact.event) })
      : readable(fact.event),
  name: (action) => action,
  ask: () => t("plain-ask"),
};
