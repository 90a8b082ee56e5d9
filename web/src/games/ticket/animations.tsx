import { effect } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { animations } from "../../core/settings";
import { eventsOf, type TableModel } from "../../core/table";
import type { Event, TicketViewData } from "../../net/schema";
import { CardFace } from "./cards";
import { ofTicket } from "./mapboard";

const FLIGHT = 620; // milliseconds
const WIDTH = 44; // of a flying card, in pixels

/** When a move is shown, cards fly to the player who took them, or to the route they pay for. A tap ends it. */
export function useAnimations(table: TableModel): void {
  useEffect(() => {
    const flying = new Set<Animation>();
    let before: TicketViewData | null = ofTicket(table.view.peek());
    let last = table.shown.peek();
    const finish = (): void => {
      for (const animation of flying) animation.finish();
      for (const node of document.querySelectorAll(".tk-route.fresh .tk-roll, .tk-float"))
        for (const animation of node.getAnimations()) animation.finish();
    };
    const stop = effect(() => {
      const told = table.shown.value;
      const view = ofTicket(table.view.value);
      const old = before;
      before = view;
      if (told === last) return;
      last = told;
      if (!animations.peek() || document.hidden || !view) return;
      for (const animation of flying) animation.finish();
      for (const event of eventsOf(told)) fly(event, old, view, flying);
    });
    window.addEventListener("pointerdown", finish);
    window.addEventListener("keydown", finish);
    return () => {
      stop();
      finish();
      window.removeEventListener("pointerdown", finish);
      window.removeEventListener("keydown", finish);
    };
  }, [table]);
}

function fly(event: Event, old: TicketViewData | null, now: TicketViewData, flying: Set<Animation>): void {
  if (event.event === "card_taken") {
    const place = event.openly ? (old?.open.indexOf(event.card) ?? -1) : -1;
    const from = find(place >= 0 ? `[data-tk-from="open${place}"]` : `[data-tk-from="deck"]`);
    launch(event.card ?? "back", from, seatAt(event.seat, now, event.card), flying);
  } else if (event.event === "tickets_offered") {
    launch("tickets", find(`[data-tk-from="tickets"]`), seatAt(event.seat, now, null), flying);
  } else if (event.event === "route_claimed") {
    const kinds = Object.entries(event.cards).flatMap(([kind, count]) =>
      Array.from({ length: count }, () => kind),
    );
    const number = now.routes.findIndex(({ route }) => route === event.route);
    const to = find(`[data-spot="r${number}"]`) ?? find(".tk-discards");
    kinds.slice(0, 5).forEach((kind, at) => {
      launch(kind, seatAt(event.seat, now, kind), to, flying, at * 70);
    });
  }
}

/** Where a seat's cards are: the hand for the viewer's own, else the seat in the list of players or in the line of points. */
function seatAt(seat: number, now: TicketViewData, card: string | null): DOMRect | null {
  if (seat !== now.viewer) return find(`[data-tk-seat="${seat}"]`) ?? find(`[data-seat="${seat}"]`);
  return (card ? find(`[data-tk-own="${card}"]`) : null) ?? find("[data-tk-hand]");
}

function find(selector: string): DOMRect | null {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}

function launch(
  card: string,
  from: DOMRect | null,
  to: DOMRect | null,
  flying: Set<Animation>,
  delay = 0,
): void {
  if (!from || !to) return;
  const node = document.createElement("div");
  node.className = "tk-flying";
  node.setAttribute("aria-hidden", "true");
  render(<CardFace card={card} width={WIDTH} />, node);
  document.body.append(node);
  const put = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2 - WIDTH / 2}px, ${rect.top + rect.height / 2 - WIDTH * 0.75}px)`;
  const animation = node.animate(
    [
      { transform: `${put(from)} scale(1)`, opacity: 1 },
      { transform: `${put(from)} scale(1.3)`, opacity: 1, offset: 0.2 }, // so that the eye finds it
      { transform: `${put(to)} scale(0.8)`, opacity: 1, offset: 0.85 },
      { transform: `${put(to)} scale(0.6)`, opacity: 0 },
    ],
    { duration: FLIGHT, delay, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)", fill: "both" },
  );
  flying.add(animation);
  animation.onfinish = animation.oncancel = () => {
    flying.delete(animation);
    node.remove();
  };
}
