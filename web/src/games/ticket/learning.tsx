import rules from "virtual:rulebook/ticket";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../core/lang";
import { animations } from "../../core/settings";
import type { FigureProps, Learning } from "../../learn/learning";
import { TicketMap } from "./map";
import { boardFailed, loadBoard, mapBoard, ofTicket } from "./mapboard";
import "./learning.css";

/** The map of a figure, or a part of it, as a static picture that does not capture scrolling. */
function FigureBoard({ script, view: seen, events }: FigureProps): JSX.Element | null {
  useEffect(loadBoard, []);
  const board = mapBoard.value;
  const view = ofTicket(seen);
  if (!board)
    return (
      <p class="tk-figure-wait">{t(boardFailed.value ? "ln-figure-map-failed" : "ln-figure-map-waits")}</p>
    );
  if (!view) return null;
  const [left, top, width, height] = script.focus ?? [0, 0, board.width, board.height];
  const claimed = events.find((event) => event.event === "route_claimed");
  return (
    <div class="tk-crop" style={{ aspectRatio: `${width} / ${height}` }} inert>
      <div
        class="tk-cropped"
        style={{
          width: `${(100 * board.width) / width}%`,
          height: `${(100 * board.height) / height}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      >
        <TicketMap
          board={board}
          view={view}
          fresh={claimed && animations.value ? { route: claimed.route, points: `+${claimed.points}` } : null}
        />
      </div>
    </div>
  );
}

export const ticket: Learning = {
  rules,
  figures: () => import("./figures-ticket.json"),
  lesson: () => import("./lesson-ticket.json"),
  FigureBoard,
  wide: true,
};
