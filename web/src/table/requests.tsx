import type { JSX } from "preact";
import { t } from "../core/lang";
import { me } from "../core/me";
import { suggestedName } from "../core/names";
import type { TableModel } from "../core/table";
import { Icon } from "../ui/icon";

/** Requests for one more seat, which the host grants or declines. */
export function Requests({ table }: { table: TableModel }): JSX.Element {
  const info = table.info.value;
  const isHost = Boolean(info && info.host === me.value?.id);
  const answer = (player: string, agrees: boolean): void =>
    void table.ask({ do: "answer_seat", table: table.id, player, agrees });
  return (
    <div role="status">
      {isHost &&
        info?.asked.map(({ player, name: guest }) => {
          const name = table.nameOfPlayer(player) || t("somebody");
          return (
            <div key={player} class="tb-request">
              <p>{t("seat-asks", { name, guest: guest || t("somebody") })}</p>
              <div class="ui-buttons">
                <button type="button" class="button" onClick={() => answer(player, true)}>
                  <Icon name="check" size={18} />
                  {t("seat-allow")}
                  <span class="unseen"> {name}</span>
                </button>
                <button type="button" class="button" onClick={() => answer(player, false)}>
                  {t("seat-refuse")}
                  <span class="unseen"> {name}</span>
                </button>
              </div>
            </div>
          );
        })}
    </div>
  );
}

/** Takes one more seat for somebody at this screen. Who is not the host asks for it. */
export function OneMoreSeat({ table }: { table: TableModel }): JSX.Element {
  const id = me.value?.id ?? "";
  const { value: info } = table.info;
  const join = (name: string): Promise<boolean> =>
    table.ask({ do: "join", table: table.id, another: true, name });
  const add = async (): Promise<void> => {
    const done = await join(t("seat-screen-name", { seat: table.you.value.length + 1 }));
    const other = done ? null : suggestedName(table.refusal.value); // the name is automatic
    if (other !== null) await join(other);
  };
  if (info?.asked.some(({ player }) => player === id))
    return (
      <div class="tb-request" role="status">
        <p>{t("seat-asked-wait")}</p>
        <button
          type="button"
          class="button"
          onClick={() => void table.ask({ do: "answer_seat", table: table.id, player: id, agrees: false })}
        >
          {t("seat-asked-withdraw")}
        </button>
      </div>
    );
  return (
    <button type="button" class="button" onClick={() => void add()}>
      <Icon name="screen" size={18} />
      {t("join-another")}
    </button>
  );
}
