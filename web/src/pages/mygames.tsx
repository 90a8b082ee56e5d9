import { useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { full } from "../core/base";
import { t } from "../core/lang";
import { usePopoverLayer } from "../core/layers";
import { listOf } from "../core/lists";
import { path } from "../core/router";
import { Icon } from "../ui/icon";
import { ClearAll } from "./cleargames";
import { TableLine } from "./tablelist";

const mine = listOf("mine");
const challenges = listOf("challenges");

/** A menu of my games, with the number of those waiting for me. */
export function MyGames(): JSX.Element {
  const menu = useRef<HTMLDivElement>(null);
  const onToggle = usePopoverLayer();
  useEffect(() => {
    const stops = [mine.use(), challenges.use()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const waiting = useComputed(() => {
    const mineNow = (mine.tables.value ?? []).filter(
      (table) => table.your_turn && path.value !== `/table/${table.id}`,
    );
    return mineNow.length + (challenges.tables.value?.length ?? 0);
  });
  useEffect(
    () => path.subscribe(() => menu.current?.matches(":popover-open") && menu.current.hidePopover()),
    [],
  );
  const tables = [...(challenges.tables.value ?? []), ...(mine.tables.value ?? [])];
  return (
    <>
      <button type="button" class="sh-item" popoverTarget="my-games" aria-haspopup="true">
        <Icon name="games" />
        <span class="sh-word">{t("nav-mine")}</span>
        {waiting.value > 0 && (
          <>
            <span class="sh-badge" aria-hidden="true">
              {waiting.value}
            </span>
            <span class="unseen">{t("nav-mine-waiting", { count: waiting.value })}</span>
          </>
        )}
      </button>
      <div ref={menu} id="my-games" popover="auto" class="sh-menu" onToggle={onToggle}>
        <h2 class="sh-menu-title">{t("nav-mine")}</h2>
        {tables.length === 0 && <p class="soft">{t("mine-empty")}</p>}
        <ClearAll tables={tables} />
        <ul class="list pg-lines">
          {tables.slice(0, 12).map((table) => (
            <TableLine key={table.id} table={table} />
          ))}
        </ul>
        <p class="row">
          <a class="button small" href={full("/")}>
            {t("go-home")}
          </a>
          <a class="button small main" href={full("/new")}>
            {t("nav-new")}
          </a>
        </p>
      </div>
    </>
  );
}
