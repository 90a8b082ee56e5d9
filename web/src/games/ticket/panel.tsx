import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import { Problem } from "../../net/api";
import type { MapRoute, TicketViewData } from "../../net/schema";
import { pointerOf } from "../../ui/input";
import { Sign } from "../../ui/sign";
import { CardRow } from "./cards";
import { colourOf } from "./mapboard";
import { cardsName, colourName, endsName, placeName } from "./names";
import { selectionOf } from "./selection";
import { CarIcon, FerryMark } from "./symbols";
import { reasonText } from "./texts";

interface RoutePanelProps {
  table: TableModel;
  view: TicketViewData;
  route: MapRoute;
  /** The corner for the panel, away from the route. */
  corner: string;
  onClose: () => void;
}

/** A route's details, and the ways to pay for it. */
export function RoutePanel({ table, view, route, corner, onClose }: RoutePanelProps): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  const owner = view.routes[route.number]?.owner ?? null;
  const payments = selectionOf(table).payments.value.get(route.name) ?? [];
  // keyboard focus moves into the panel, and back to the route when it closes
  useEffect(() => {
    const before = document.activeElement;
    if (before?.matches("[data-spot]:focus-visible"))
      panel.current?.querySelector<HTMLElement>("button")?.focus();
    return () => {
      if (
        before instanceof SVGElement &&
        (document.activeElement === document.body || !document.activeElement)
      )
        before.focus();
    };
  }, []);
  return (
    <section class={`tk-panel beside ${corner}`} ref={panel} aria-label={endsName(route.ends)}>
      <header>
        <h2>
          {placeName(route.ends[0])} <span aria-hidden="true">–</span> {placeName(route.ends[1])}
        </h2>
        <button type="button" class="tk-close" aria-label={t("tk-close")} onClick={onClose}>
          <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
            <path d="M-5-5 5 5M5-5-5 5" />
          </svg>
        </button>
      </header>
      <ul class="tk-facts">
        <li>
          <Sign colour={route.colour} size={16} />{" "}
          {t(route.colour === "grey" ? "tk-any-colour" : "tk-colour", { colour: colourName(route.colour) })}
        </li>
        <li>{t("tk-spaces", { count: route.length })}</li>
        <li>{t("tk-points", { count: route.points })}</li>
        {route.ferries > 0 && (
          <li>
            <svg width="18" height="18" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
              <FerryMark />
            </svg>
            {t("tk-needs-ferries", { count: route.ferries })}
          </li>
        )}
      </ul>
      {owner !== null ? (
        <p class="tk-owner">
          <CarIcon colour={colourOf(owner)} size={38} />
          {owner === view.viewer ? t("tk-owner-you") : t("tk-owner", { name: table.nameOf(owner) })}
        </p>
      ) : payments.length > 0 ? (
        <div class="tk-pay">
          <p class="tk-pay-head">{t("tk-pay-with")}</p>
          {payments.map(({ action, cards }, at) => (
            <button
              key={action}
              type="button"
              class={`button tk-payment${at === 0 ? " best" : ""}${table.proposed.value === action ? " proposed" : ""}`}
              disabled={table.sending.value}
              onClick={(event) => void table.choose(action, pointerOf(event), { second: true })}
            >
              <CardRow cards={cards} />
              <span>{cardsName(cards)}</span>
            </button>
          ))}
        </div>
      ) : (
        <WhyNot table={table} view={view} route={route} />
      )}
    </section>
  );
}

/** Why a free route cannot be claimed now: the server's reason, or the missing cards. */
function WhyNot({ table, view, route }: Omit<RoutePanelProps, "corner" | "onClose">): JSX.Element | null {
  const hand = view.viewer === null ? null : (view.players[view.viewer]?.hand ?? null);
  const mayAct = table.myTurn.value && view.stage === "acting";
  const [reason, setReason] = useState("");
  const position = table.now.value?.position;
  useEffect(() => {
    let here = true;
    setReason("");
    if (mayAct && hand)
      table.consider({ kind: "claim", route: route.number }).catch((problem: unknown) => {
        if (here && problem instanceof Problem) setReason(reasonText(problem, table) ?? problem.message);
      });
    return () => {
      here = false;
    };
  }, [position, mayAct]);
  if (reason) return <p class="tk-why">{reason}</p>;
  if (view.routes[route.number]?.free === false) return <p class="tk-why">{t("tk-closed")}</p>;
  return hand ? <Missing view={view} route={route} waiting={!table.myTurn.value} /> : null;
}

function Missing({
  view,
  route,
  waiting,
}: {
  view: TicketViewData;
  route: MapRoute;
  waiting: boolean;
}): JSX.Element {
  const hand = view.players[view.viewer ?? -1]?.hand ?? {};
  const colour = route.colour === "grey" ? (view.most_held ?? "") : route.colour;
  const missing = view.missing?.[route.number] ?? 0;
  if (missing === 0) return <p class="tk-why">{t(waiting ? "tk-can-later" : "tk-not-now")}</p>;
  return (
    <p class="tk-why">
      {t("tk-missing", {
        count: missing,
        colour: colourName(colour),
        have: hand[colour] ?? 0,
        ferries: hand.ferry ?? 0,
      })}
    </p>
  );
}
