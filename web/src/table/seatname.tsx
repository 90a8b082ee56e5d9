import type { JSX } from "preact";
import { list, t } from "../core/lang";
import { sharesWith } from "../core/sharing";
import type { TableModel } from "../core/table";
import { Icon } from "../ui/icon";
import "./seatname.css";

/** The name of a player in a list or a table. The reader's own is marked; friends at one screen need no mark.
 *
 * `shares` says which other seats the same player has: in words, or by a sign and their names. */
export function SeatName(props: { table: TableModel; seat: number; shares?: "words" | "sign" }): JSX.Element {
  const { table, seat, shares } = props;
  const others = shares ? sharesWith(table, seat) : [];
  const brief = shares === "sign";
  return (
    <>
      {table.nameOf(seat)}
      {table.isYou(seat) && <span class="soft"> {t("players-you")}</span>}
      {others.length > 0 && (
        <span class="soft tb-shares" title={brief ? t("mark-shares", { names: list(others) }) : undefined}>
          {" "}
          <Icon name="screen" size={14} />{" "}
          <span class={brief ? "unseen" : undefined}>{t("mark-shares", { names: list(others) })}</span>
          {brief && <span aria-hidden="true">{list(others)}</span>}
        </span>
      )}
    </>
  );
}
