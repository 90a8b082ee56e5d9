import { type Signal, signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/lang";
import { useLayer } from "../core/layers";
import { me } from "../core/me";
import { isHeard } from "../core/quiet";
import type { TableModel } from "../core/table";
import { Icon, type IconName } from "../ui/icon";
import { lazy } from "../ui/lazy";
import { Chat } from "./chat";
import type { Face } from "./face";
import { type Answer, Log } from "./log";
import { Players } from "./players";
import "./side.css";

const broad = matchMedia("(min-width: 900px)");
/** Is there room for a column beside the board? */
export const wide = signal(broad.matches);
broad.addEventListener("change", () => {
  wide.value = broad.matches;
});

const Study = lazy(() => import("./playfrom/study").then((part) => part.Study));

type Tab = "players" | "log" | "chat" | "study";
const ICONS: Record<Tab, IconName> = { players: "people", log: "list", chat: "chat", study: "chart" };

interface Props {
  table: TableModel;
  face: Face;
  answers: Signal<Answer[]>;
  chat?: boolean;
}

/** Players, log and chat: a column where there is room, sheets behind a bar where there is not. */
export function Side({ table, face, answers, chat = true }: Props): JSX.Element {
  const info = table.info.value;
  const study = info?.origin?.sandbox === true && info.status === "playing" && table.you.value.length > 0;
  const tab = useSignal<Tab | null>(wide.value ? (study ? "study" : "log") : null);
  useEffect(() => {
    if (!wide.value) tab.value = null; // a sheet would cover the board
  }, [wide.value]);
  const uncover = (): void => {
    if (!wide.value) tab.value = null; // a sheet covers the board
  };
  const read = useRef(-1); // how many messages have been read
  const words = table.log.value.filter((told) => isHeard(told, me.value?.id)).length;
  if (tab.value === "chat" || (read.current < 0 && table.logRead.value)) read.current = words;
  const fresh = table.logRead.value ? Math.max(0, words - read.current) : 0;
  const tabs: Tab[] = wide.value ? ["log"] : ["players", "log"];
  if (study) tabs.push("study");
  else if (chat) tabs.push("chat");
  useLayer(!wide.value && tab.value !== null, () => {
    tab.value = null;
  });
  const chosen = tab.value !== null && [...tabs, "players"].includes(tab.value) ? tab.value : null;
  const shown = wide.value ? (chosen === null || chosen === "players" ? "log" : chosen) : chosen;
  return (
    <aside class="tb-side" aria-label={t("side-label")}>
      {wide.value && <Players table={table} face={face} />}
      {shown && (
        <div id="tb-panel" class={`tb-panel tb-panel-${shown}`}>
          {!wide.value && (
            <button
              type="button"
              class="button plain ui-square tb-panel-close"
              aria-label={t("close")}
              onClick={() => {
                tab.value = null;
              }}
            >
              <Icon name="close" />
            </button>
          )}
          {shown === "players" && <Players table={table} face={face} />}
          {shown === "log" && <Log table={table} face={face} answers={answers} onPoint={uncover} />}
          {shown === "chat" && <Chat table={table} />}
          {shown === "study" && <Study table={table} face={face} />}
        </div>
      )}
      <div class="tb-tabs">
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            class="tb-tab"
            aria-expanded={shown === one}
            aria-controls="tb-panel"
            onClick={() => {
              tab.value = shown === one && !wide.value ? null : one;
            }}
          >
            <Icon name={ICONS[one]} size={19} />
            {t(`tab-${one}`)}
            {one === "chat" && fresh > 0 && (
              <>
                <span class="sh-badge tb-badge" aria-hidden="true">
                  {fresh}
                </span>
                <span class="unseen">{t("chat-fresh", { count: fresh })}</span>
              </>
            )}
          </button>
        ))}
      </div>
    </aside>
  );
}
