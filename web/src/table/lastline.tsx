import type { JSX, Ref } from "preact";
import { number, t } from "../core/lang";
import type { TableModel } from "../core/table";
import { Icon } from "../ui/icon";
import { Sign } from "../ui/sign";
import type { Face } from "./face";
import { Rich } from "./rich";
import { SeatName } from "./seatname";
import { entryPictures } from "./texts";
import "./lastline.css";

interface Props {
  table: TableModel;
  face: Face;
  /** Shows the moves since the viewer's last turn; null while they are shown. */
  onShow: (() => void) | null;
  button: Ref<HTMLButtonElement>;
}

/** One line: the last action, until the next one; and on small screens everybody's points. */
export function LastLine({ table, face, onShow, button }: Props): JSX.Element {
  const told =
    table.pointed.value ??
    table.log.value.findLast(({ entry }) => entry.what === "moved" || entry.what === "undone") ??
    table.log.value.findLast(({ entry }) => entry.what === "started");
  const { seat, lines } = told ? entryPictures(told, table, face) : { seat: null, lines: [] };
  const text = lines.join(" ");
  const count = table.news.value.length;
  const words = (
    <>
      {seat !== null && <Sign colour={table.colourOf(seat)} size={16} />}
      <span class="tb-line-words">
        <Rich text={text} face={face} />
      </span>
    </>
  );
  return (
    <div class={onShow ? "tb-line" : "tb-line shows"}>
      {onShow && table.logRead.value && told?.entry.what === "moved" ? (
        <button ref={button} type="button" class="tb-line-last" title={t("missed-show")} onClick={onShow}>
          {words}
          <span class="tb-line-show">
            <Icon name="eye" size={17} />
            <span class="tb-line-ask">{t("missed-show")}</span>
            {count > 1 && <span aria-hidden="true">{number(count)}</span>}
            <span class="unseen">{t("since-count", { count })}</span>
          </span>
        </button>
      ) : (
        <p class="tb-line-last">{words}</p>
      )}
      {onShow && <Points table={table} face={face} />}
    </div>
  );
}

/** The points of all seats. The viewer's own have a border. */
function Points({ table, face }: { table: TableModel; face: Face }): JSX.Element | null {
  const seats = table.info.value?.seats ?? [];
  return (
    <ul class="tb-line-points" aria-label={t("line-points")}>
      {seats.map((_, seat) => {
        const points = face.points?.(table, seat) ?? null;
        const own = table.you.value.includes(seat);
        return (
          <li key={`seat-${seat + 1}`} class={own ? "own" : undefined} data-seat={seat}>
            <Sign colour={table.colourOf(seat)} size={14} />
            <span class="unseen">
              <SeatName table={table} seat={seat} />
            </span>
            {points !== null && ` ${number(points)}`}
          </li>
        );
      })}
    </ul>
  );
}
