import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { has, t } from "../core/lang";
import { asksForName, callMe, ensureMe, me } from "../core/me";
import { guestName, suggestedName } from "../core/names";
import type { TableModel } from "../core/table";
import { ErrorMessage } from "../ui/errormessage";
import { NameField } from "../ui/namefield";
import { DealPromise } from "./dealcheck";
import { FactList } from "./facts";

/** For somebody who came by a link: what is played here, a name, and one button to join. */
export function Invited({ table }: { table: TableModel }): JSX.Element | null {
  const asks = useSignal(asksForName()).value; // as it was when the page opened
  const name = useSignal(me.value?.name ?? guestName());
  const busy = useSignal(false);
  const problem = useSignal<unknown>(null);
  const info = table.info.value;
  if (!info) return null;
  const id = me.value?.id ?? "";
  const kept = id !== "" && info.seats.some(({ kind, player }) => kind === "kept" && player === id);
  const free = info.seats.some(({ kind }) => kind === "free");
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    problem.value = null;
    try {
      const who = await (asks ? callMe(name.value) : ensureMe());
      table.player = who.id;
      await table.join();
    } catch (error) {
      problem.value = error;
      name.value = suggestedName(error) ?? name.value; // pressing again takes it
    } finally {
      busy.value = false;
    }
  };
  const about = `game-${info.game}-about`;
  return (
    <section class="sheet stack" aria-labelledby="invited">
      <h2 id="invited">{t("facts-title")}</h2>
      {has(about) && <p class="pg-tight">{t(about)}</p>}
      <FactList table={table} />
      <DealPromise table={table} />
      <ErrorMessage problem={problem.value} />
      {free || kept ? (
        <form class="stack" onSubmit={(event) => void join(event)}>
          {asks && <NameField name={name} label={t("friends-name")} />}
          <div class="ui-buttons">
            <button type="submit" class="button main pg-big" disabled={busy.value}>
              {t("join")}
            </button>
            {kept && (
              <button
                type="button"
                class="button"
                onClick={() => void table.ask({ do: "decline", table: table.id })}
              >
                {t("decline")}
              </button>
            )}
          </div>
        </form>
      ) : (
        <p class="pg-tight soft">{t("invited-full")}</p>
      )}
    </section>
  );
}
