import type { FunctionComponent, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { full } from "../core/base";
import { t } from "../core/lang";
import { query } from "../core/router";
import { copyText } from "../core/share";
import type { TableModel } from "../core/table";
import { Icon } from "../ui/icon";
import type { Face, HoldingsProps } from "./face";

// What replays and reviews share.

/** The step in the address. */
export function wantedStep(): number {
  return Number(query.value.get("at") ?? 0) || 0;
}

/** A link for others, who may need the key for spectators. */
export function shared(live: TableModel, link: (key: string) => string): string {
  const key = live.info.value?.open ? "" : live.keys.value.watch || live.key;
  return location.origin + full(link(key));
}

type Inside = (selector: string) => boolean;

/** Keys that lead to steps, wherever the focus is except where it needs them itself. */
export function useStepKeys(
  keys: (event: KeyboardEvent, inside: Inside) => Record<string, () => void>,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]")) return;
      const inside: Inside = (selector) =>
        event.target instanceof Element && event.target.closest(selector) !== null;
      if (inside("input, select, textarea")) return;
      const act = keys(event, inside)[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** How a game shows what seats hold; null until it is loaded. */
export function useHoldings(face: Face): FunctionComponent<HoldingsProps> | null {
  const [Found, setFound] = useState<FunctionComponent<HoldingsProps> | null>(null);
  useEffect(() => {
    face.holdings?.().then(
      (found) => setFound(() => found),
      () => {}, // the board is still there
    );
  }, [face]);
  return Found;
}

/** Copies the link to what is shown: the position of a game, or what the label says. */
export function CopyLink({ link, label }: { link: string; label?: string }): JSX.Element {
  const [copied, setCopied] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    await copyText(link, () => field.current?.select());
    setCopied(link);
  };
  const done = copied === link;
  const words = label ?? t("replay-copy");
  return (
    <>
      <input ref={field} class="unseen" readOnly tabIndex={-1} aria-hidden="true" value={link} />
      <button type="button" class="button tb-replay-copy" title={words} onClick={() => void copy()}>
        <Icon name={done ? "check" : "link"} size={18} />
        <span aria-live="polite">{done ? t("copied") : words}</span>
      </button>
    </>
  );
}
