import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ago, t } from "../core/lang";
import { me } from "../core/me";
import { type Phrase, saidText } from "../core/phrases";
import { explain } from "../core/problems";
import { isHeard } from "../core/quiet";
import type { TableModel } from "../core/table";
import { Icon } from "../ui/icon";
import { useScrollable } from "../ui/input";
import { Sign } from "../ui/sign";
import { ChatFilter } from "./chatfilter";
import { Phrases } from "./phrases";
import { isReaction, SentReaction } from "./reaction";
import "./chat.css";

const LONGEST = 500;
const NEAR = 80; // show a counter from so many characters left

/** What people say to each other. */
export function Chat({ table }: { table: TableModel }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useScrollable(box);
  const text = useSignal("");
  const problem = useSignal("");
  const said = table.log.value.filter((told) => isHeard(told, me.value?.id));
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [said.length]);
  const muted = me.value !== null && table.info.value?.muted.includes(me.value.id);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const words = text.value.trim();
    if (!words) return;
    problem.value = "";
    text.value = "";
    if (await table.say({ text: words })) return;
    text.value = text.value || words; // keep what was typed
    problem.value = explain(table.refusal.value);
    table.refusal.value = null;
  };
  const sendPhrase = async (phrase: Phrase): Promise<void> => {
    problem.value = "";
    if (await table.say({ phrase })) return;
    problem.value = explain(table.refusal.value);
    table.refusal.value = null;
  };
  const left = LONGEST - text.value.length;
  return (
    <div class="tb-chat">
      <div ref={box} class="tb-chat-said" role="log" aria-label={t("tab-chat")}>
        {said.length === 0 && <p class="soft">{t("chat-empty")}</p>}
        {said.map(({ number, at, entry }) => {
          if (entry.what !== "said") return null;
          const seat = table.info.value?.seats.findIndex(({ player }) => player === entry.player) ?? -1;
          return (
            <p key={number} class={entry.player === me.value?.id ? "mine" : ""}>
              <strong>
                {seat >= 0 && <Sign colour={table.colourOf(seat)} size={14} />} {entry.name || t("somebody")}
              </strong>{" "}
              <span class="soft">{ago(at)}</span>
              <br />
              {isReaction(entry.phrase) ? <SentReaction phrase={entry.phrase} /> : saidText(entry)}
            </p>
          );
        })}
      </div>
      {problem.value && (
        <p class="ui-error" role="alert">
          {problem.value}
        </p>
      )}
      {!me.value && <p class="soft">{t("chat-nobody")}</p>}
      {muted && <p class="soft">{t("chat-muted")}</p>}
      {me.value && !muted && <Phrases onSend={(phrase) => void sendPhrase(phrase)} />}
      {me.value && !muted && (
        <form onSubmit={(event) => void send(event)}>
          <input
            class="field"
            maxLength={LONGEST}
            aria-label={t("chat-say")}
            placeholder={t("chat-say")}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="button ui-square" aria-label={t("chat-send")}>
            <Icon name="next" />
          </button>
          {left <= NEAR && (
            <span class="soft" role="status">
              {t("chat-left", { left })}
            </span>
          )}
        </form>
      )}
      <ChatFilter table={table} />
    </div>
  );
}
