import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { tableAddress } from "../core/address";
import { list, t } from "../core/lang";
import { me } from "../core/me";
import type { TableModel } from "../core/table";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { ShareLink } from "../ui/share";
import "./menu.css";

/** The link for spectators. */
export function watchLink(table: TableModel): string {
  const key = table.keys.value.watch || (table.info.value?.open ? "" : table.key);
  return location.origin + tableAddress(table.id, key);
}

/** The menu of rare commands: share, type, stop, resign. */
export function MoreMenu({ table, typing }: { table: TableModel; typing: Signal<boolean> }): JSX.Element {
  const open = useSignal<"resign" | "share" | null>(null);
  const info = table.info.value;
  const person =
    info?.seats.some(({ kind, player }) => kind === "person" && player === me.value?.id) ?? false;
  const plays = info?.status === "playing" && person;
  const close = (): void => {
    open.value = null;
  };
  const hide = (event: Event): void => {
    const menu = (event.currentTarget as Element).closest("[popover]");
    if (menu instanceof HTMLElement) menu.hidePopover();
  };
  return (
    <>
      <button type="button" class="button small tb-more" popoverTarget="tb-menu" aria-haspopup="true">
        <Icon name="more" size={18} />
        <span class="unseen">{t("more")}</span>
      </button>
      <div id="tb-menu" popover="auto" class="tb-menu">
        <button
          type="button"
          class="button plain"
          onClick={(event) => {
            hide(event);
            open.value = "share";
          }}
        >
          <Icon name="share" size={18} /> {t("share-watch")}
        </button>
        <button
          type="button"
          class="button plain"
          onClick={(event) => {
            hide(event);
            typing.value = true;
          }}
        >
          <Icon name="keyboard" size={18} /> {t("command-open")}
        </button>
        {plays && info?.stop.length === 0 && (
          <button
            type="button"
            class="button plain"
            onClick={(event) => {
              hide(event);
              void table.ask({ do: "offer_stop", table: table.id });
            }}
          >
            <Icon name="stop" size={18} /> {t("stop-offer")}
          </button>
        )}
        {plays && (
          <button
            type="button"
            class="button plain"
            onClick={(event) => {
              hide(event);
              open.value = "resign";
            }}
          >
            <Icon name="flag" size={18} /> {t("resign")}
          </button>
        )}
      </div>
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

/** Resigning takes two clicks: it cannot be undone. */
function ResignDialog({ table, onClose }: { table: TableModel; onClose(): void }): JSX.Element {
  const sure = useSignal(false);
  return (
    <Dialog title={t("resign")} onClose={onClose}>
      <p>{t(sure.value ? "resign-sure" : "resign-about")}</p>
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
    <div class="tb-note" role="status">
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
