import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { list, t } from "../core/lang";
import { usePopoverLayer } from "../core/layers";
import { me } from "../core/me";
import { sharedLink } from "../core/share";
import type { TableModel } from "../core/table";
import { Dialog } from "../ui/dialog";
import { Icon, type IconName } from "../ui/icon";
import { lazyDialog } from "../ui/lazy";
import { ShareLink } from "../ui/share";
import "./menu.css";

const SettingsDialog = lazyDialog(() => import("../pages/settings").then((part) => part.SettingsDialog));

/** The link for spectators. */
export function watchLink(table: TableModel): string {
  const key = table.keys.value.watch || (table.info.value?.open ? "" : table.key);
  return sharedLink(table.id, key);
}

/** The menu of rare commands: share, type, stop, resign. */
export function MoreMenu({ table, typing }: { table: TableModel; typing: Signal<boolean> }): JSX.Element {
  const open = useSignal<"resign" | "share" | "settings" | null>(null);
  const onToggle = usePopoverLayer();
  const info = table.info.value;
  const person =
    info?.seats.some(({ kind, player }) => kind === "person" && player === me.value?.id) ?? false;
  const plays = info?.status === "playing" && person;
  const close = (): void => {
    open.value = null;
  };
  const show = (dialog: typeof open.value) => (): void => {
    open.value = dialog;
  };
  const item = (icon: IconName, label: string, act: () => void): JSX.Element => (
    <button
      type="button"
      class="button plain"
      onClick={(event) => {
        const menu = event.currentTarget.closest("[popover]");
        if (menu instanceof HTMLElement) menu.hidePopover();
        act();
      }}
    >
      <Icon name={icon} size={18} /> {label}
    </button>
  );
  return (
    <>
      <button type="button" class="button small tb-more" popoverTarget="tb-menu" aria-haspopup="true">
        <Icon name="more" size={18} />
        <span class="unseen">{t("more")}</span>
      </button>
      <div id="tb-menu" popover="auto" class="tb-menu" onToggle={onToggle}>
        {item("share", t("share-watch"), show("share"))}
        {item("keyboard", t("command-open"), () => {
          typing.value = true;
        })}
        {item("gear", t("settings"), show("settings"))}
        {plays &&
          info?.stop.length === 0 &&
          item("stop", t("stop-offer"), () => void table.ask({ do: "offer_stop", table: table.id }))}
        {plays && !info.origin?.sandbox && item("flag", t("resign"), show("resign"))}
      </div>
      {open.value === "settings" && <SettingsDialog onClose={close} />}
      {open.value === "resign" && <ResignDialog table={table} onClose={close} />}
      {open.value === "share" && (
        <Dialog title={t("share-watch")} onClose={close}>
          <p>{t("share-watch-about")}</p>
          <ShareLink link={watchLink(table)} label={t("share-watch")} />
        </Dialog>
      )}
    </>
  );
}

/** On a shared screen, the seat to resign: the one to act, or all if it is nobody's turn here. */
function seatAtScreen(table: TableModel): { seat?: number } {
  const viewer = table.view.value?.viewer ?? null;
  return table.you.value.length > 1 && viewer !== null ? { seat: viewer } : {};
}

/** What follows if the player resigns: a bot takes over, or the game is lost. */
function resignText(table: TableModel, sure: boolean): string {
  const seats = table.info.value?.seats ?? [];
  const own = seatAtScreen(table).seat;
  const mine = own === undefined ? table.you.value : [own];
  const others = seats.flatMap((_, seat) => (mine.includes(seat) ? [] : [seat]));
  const person = others.find((seat) => seats[seat]?.kind === "person");
  if (seats.length > 2 && person !== undefined) return t(sure ? "resign-sure" : "resign-about");
  if (sure) return t("resign-sure-end");
  return person === undefined ? t("resign-end-about") : t("resign-two-about", { name: table.nameOf(person) });
}

/** Resigning takes two clicks: it cannot be undone. */
function ResignDialog({ table, onClose }: { table: TableModel; onClose(): void }): JSX.Element {
  const sure = useSignal(false);
  return (
    <Dialog title={t("resign")} onClose={onClose}>
      <p>{resignText(table, sure.value)}</p>
      <div class="ui-buttons">
        <button type="button" class="button" onClick={onClose}>
          {t("resign-no")}
        </button>
        <button
          type="button"
          class={`button${sure.value ? " main" : ""}`}
          onClick={() => {
            if (!sure.value) sure.value = true;
            else {
              onClose();
              void table.ask({ do: "resign", table: table.id, ...seatAtScreen(table) });
            }
          }}
        >
          {t(sure.value ? "resign-do" : "resign-yes")}
        </button>
      </div>
    </Dialog>
  );
}

/** An offer to stop the game, which all players must accept. */
export function StopOffer({ table }: { table: TableModel }): JSX.Element | null {
  const info = table.info.value;
  if (info?.status !== "playing" || info.stop.length === 0) return null;
  const mine = me.value?.id ?? "";
  const person = info.seats.some(({ kind, player }) => kind === "person" && player === mine);
  const agreed = info.stop.includes(mine);
  const names = list(info.stop.map((player) => table.nameOfPlayer(player) || t("somebody")));
  const answer = (agrees: boolean): void => void table.ask({ do: "answer_stop", table: table.id, agrees });
  return (
    <div class="tb-note">
      <p>{agreed ? t("stop-agreed") : t("stop-asked", { names })}</p>
      {person && !agreed && (
        <button type="button" class="button small main" onClick={() => answer(true)}>
          {t("stop-yes")}
        </button>
      )}
      {person && (
        <button type="button" class="button small" onClick={() => answer(false)}>
          {t(agreed ? "stop-back" : "stop-no")}
        </button>
      )}
    </div>
  );
}
