import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { gameTitle } from "../core/games";
import { t } from "../core/lang";
import { refreshLists } from "../core/lists";
import { me } from "../core/me";
import { post } from "../net/api";
import type { Done, Listed } from "../net/schema";
import { Icon } from "../ui/icon";
import "./cleargames.css";

/** Tables that were cleared on this page and can be brought back. */
const cleared = signal<readonly string[]>([]);

/** Can a table be cleared from the list? It can, if nobody else plays there. */
export function isClearable({ status, host, who }: Listed): boolean {
  const id = me.value?.id;
  if (!id || (status === "waiting" && host !== id)) return false;
  const mine = who.filter(([, player, bot]) => player === id && !bot).length;
  const bots = who.filter(([, , bot]) => bot).length;
  return (status === "waiting" || status === "playing") && mine > 0 && mine + bots === who.length;
}

async function send(tables: readonly string[], verb: "abandon" | "reopen"): Promise<string[]> {
  const done = await Promise.all(
    tables.map((table) =>
      post<Done>(`/api/tables/${table}/${verb}`).then(
        () => [table],
        () => [], // it has ended, or somebody has come: the list shows what is so
      ),
    ),
  );
  refreshLists();
  return done.flat();
}

/** Clear tables, and move the focus to the button that brings them back. */
async function clear(tables: readonly string[], place: Element | null): Promise<void> {
  cleared.value = await send(tables, "abandon");
  requestAnimationFrame(() => place?.querySelector<HTMLElement>(".pg-cleared button")?.focus());
}

async function restore(): Promise<void> {
  const tables = cleared.value;
  cleared.value = [];
  await send(tables, "reopen");
}

const placeOf = (event: Event): Element | null =>
  (event.currentTarget as Element).closest("section, [popover]");

/** Clears one table from the list. */
export function ClearButton({ table }: { table: Listed }): JSX.Element | null {
  if (!isClearable(table)) return null;
  const label = t("mine-clear", { game: gameTitle(table.game) });
  return (
    <button
      type="button"
      class="button plain ui-square pg-clear"
      aria-label={label}
      title={label}
      onClick={(event) => void clear([table.id], placeOf(event))}
    >
      <Icon name="close" size={18} />
    </button>
  );
}

/** Clears all games against bots at once; and brings back what was cleared last. */
export function ClearAll({ tables }: { tables: readonly Listed[] }): JSX.Element | null {
  const games = tables.filter((table) => table.status === "playing" && isClearable(table));
  const count = cleared.value.length;
  return (
    <>
      <div class="pg-cleared" role="status">
        {count > 0 && (
          <>
            <span>{t("mine-cleared", { count })}</span>
            <button type="button" class="button small" onClick={() => void restore()}>
              <Icon name="undo" size={18} />
              {t("mine-restore")}
            </button>
          </>
        )}
      </div>
      {games.length > 1 && (
        <button
          type="button"
          class="button small pg-clear-all"
          onClick={(event) =>
            void clear(
              games.map(({ id }) => id),
              placeOf(event),
            )
          }
        >
          <Icon name="close" size={18} />
          {t("mine-clear-all")}
        </button>
      )}
    </>
  );
}
