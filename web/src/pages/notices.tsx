import { effect, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/lang";
import { compiling } from "../core/lists";
import { connection } from "../core/me";

const CALM = 600; // milliseconds; shorter breaks are not mentioned
const FIRST_CALM = 1500; // until the first connection

/** What everybody should know, the most important only. It has its place in the header, so that nothing below moves. */
export function Notices(): JSX.Element {
  const lost = useLost();
  useEffect(warnWhoLeaves, []);
  const text = lost ? lostText() : compiling.value ? t("bots-compiling") : "";
  return (
    <div class="sh-notices" role="status">
      {text && (
        <p class="sh-bar" title={text}>
          {lost && <span class="sh-pulse" aria-hidden="true" />}
          <span class="sh-bar-words">{text}</span>
        </p>
      )}
    </div>
  );
}

/** That there is no connection, and what becomes of a move that is on its way. */
function lostText(): string {
  if (connection.pending.value === 0) return t("offline-idle");
  return t(connection.status.value === "open" ? "offline-slow" : "offline-move");
}

/** Is the connection lost, or does the answer to a move not come? At once, if the browser knows that it is offline. */
function useLost(): boolean {
  const lost = useSignal(false);
  useEffect(() => {
    let timer = 0; // runs across all attempts to connect
    let calm = FIRST_CALM;
    const stop = effect(() => {
      if (connection.status.value === "open") {
        clearTimeout(timer);
        timer = 0;
        calm = CALM;
        lost.value = connection.isSlow.value;
      } else if (!navigator.onLine) lost.value = true;
      else if (timer === 0)
        timer = window.setTimeout(() => {
          lost.value = true;
        }, calm);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return lost.value;
}

/** A move that is kept is lost with the page: the browser asks before it is closed. */
function warnWhoLeaves(): () => void {
  const ask = (event: Event): void => {
    if (connection.pending.value > 0 && connection.status.value !== "open") event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
