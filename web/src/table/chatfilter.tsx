import type { JSX } from "preact";
import { t } from "../core/lang";
import { me } from "../core/me";
import { hide, hidePlayer, quiet } from "../core/quiet";
import type { TableModel } from "../core/table";
import { Tick } from "../ui/tick";

/** Everybody else who sits here or has said something, by id. */
function others(table: TableModel): [player: string, name: string][] {
  const found = new Map<string, string>();
  for (const { player, kind } of table.info.value?.seats ?? [])
    if (player && kind === "person") found.set(player, table.nameOfPlayer(player));
  for (const { entry } of table.log.value)
    if (entry.what === "said" && entry.text) found.set(entry.player, entry.name);
  found.delete(me.value?.id ?? "");
  return [...found].map(([player, name]) => [player, name || t("somebody")]);
}

/** What this reader sees of the chat; the host can also mute somebody for all. */
export function ChatFilter({ table }: { table: TableModel }): JSX.Element | null {
  const info = table.info.value;
  const isHost = info !== null && info.host === me.value?.id;
  const people = others(table);
  if (people.length === 0 && !quiet.value.chat) return null; // nobody to hide
  return (
    <details class="tb-chat-filter">
      <summary>{t("chat-filter")}</summary>
      <Tick label={t("chat-show")} on={!quiet.value.chat} onChange={(shown) => hide({ chat: !shown })} />
      {!quiet.value.chat && (
        <>
          <Tick
            label={t("chat-show-phrases")}
            on={!quiet.value.phrases}
            onChange={(shown) => hide({ phrases: !shown })}
          />
          {people.map(([player, name]) => (
            <div key={player} class="tb-chat-person">
              <Tick
                label={t("chat-show-player", { name })}
                on={!quiet.value.players.includes(player)}
                onChange={(shown) => hidePlayer(player, !shown)}
              />
              {isHost && (
                <button
                  type="button"
                  class="button small"
                  onClick={() =>
                    void table.ask({
                      do: "mute",
                      table: table.id,
                      player,
                      muted: !info.muted.includes(player),
                    })
                  }
                >
                  {t(info.muted.includes(player) ? "unmute" : "mute", { name })}
                </button>
              )}
            </div>
          ))}
        </>
      )}
    </details>
  );
}
