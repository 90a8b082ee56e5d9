import type { JSX } from "preact";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import { Icon } from "../ui/icon";

interface Props {
  table: TableModel;
  allowed: readonly number[]; // by the game
}

/** Lets the host add a seat, or remove a free one. What cannot be done stays a button: the server says why not. */
export function SeatCount({ table, allowed }: Props): JSX.Element {
  const seats = table.info.value?.seats ?? [];
  const count = seats.length;
  const hasFree = seats.some(({ kind }) => kind === "free");
  const change = (wanted: number): void =>
    void table.ask({ do: "set_seats", table: table.id, seats: wanted });
  return (
    <fieldset class="tb-seat-count">
      <legend class="unseen">{t("new-seats-count")}</legend>
      <button
        type="button"
        class="button ui-square"
        aria-label={t("seats-remove")}
        title={t("seats-remove")}
        aria-disabled={!hasFree || !allowed.includes(count - 1)}
        onClick={() => change(count - 1)}
      >
        <Icon name="minus" />
      </button>
      <span role="status">{t("seats-count", { seats: count })}</span>
      <button
        type="button"
        class="button ui-square"
        aria-label={t("seats-add")}
        title={t("seats-add")}
        aria-disabled={!allowed.includes(count + 1)}
        onClick={() => change(count + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
