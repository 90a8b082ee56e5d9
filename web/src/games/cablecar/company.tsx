import type { ComponentChildren, JSX } from "preact";
import { hintsOf } from "../../core/hints";
import { list, t } from "../../core/lang";
import { eventsOf, type TableModel } from "../../core/table";
import type { ActionRequest, CompanyViewData, Pile, Share } from "../../net/schema";
import { pointerOf } from "../../ui/input";
import { inkOn, paintOf, shapeOf } from "../../ui/sign";
import { swapOf } from "./actions";
import { colourName } from "./texts";
import "./company.css";

/** What a share pays at the current profits. */
export function worth(view: CompanyViewData, percent: number, colour: string | null): number {
  const value = view.companies.find((company) => company.colour === colour)?.value ?? 0;
  return (percent / 10) * value;
}

/** Was a share of this percentage exchanged, by this seat or by anybody, in the moves that are marked? */
export function exchanged(table: TableModel, percent: number, seat?: number): boolean {
  return table.marked.value
    .flatMap(eventsOf)
    .some(
      (event) =>
        event.event === "share_exchanged" && event.percent === percent && (seat ?? event.seat) === event.seat,
    );
}

/** A share certificate: its percentage and its company's symbol, or its back if unknown. */
export function Paper({
  percent,
  colour,
  small,
}: {
  percent: number;
  colour: string | null;
  small?: boolean;
}): JSX.Element {
  const size = small ? 34 : 64;
  return (
    <svg
      class="cc-paper"
      width={size}
      height={(size * 5) / 4}
      viewBox="0 0 64 80"
      aria-hidden="true"
      style={colour ? { "--cc-paint": paintOf(colour), "--cc-ink": inkOn(colour) } : {}}
    >
      <rect
        class={colour ? "cc-paper-face" : "cc-paper-back"}
        x="1.5"
        y="1.5"
        width="61"
        height="77"
        rx="7"
      />
      {colour ? (
        <>
          <path class="cc-paper-head" d="M5 12Q5 5 12 5H52Q59 5 59 12V46H5Z" />
          <path
            class="cc-paper-sign"
            transform="translate(32 26) scale(1.5)"
            d={shapeOf(colour)}
            fill-rule="evenodd"
          />
        </>
      ) : (
        <path class="cc-paper-lines" d="M9 12H55M9 20H55M9 28H55M9 36H55M9 44H55" />
      )}
      <text x="32" y="69">
        {percent}
        <tspan font-size="13">%</tspan>
      </text>
    </svg>
  );
}

/** The viewer's shares, and the piles to exchange them with. */
export function Shares({ table, view }: { table: TableModel; view: CompanyViewData }): JSX.Element {
  const own = view.viewer === null ? [] : (view.players[view.viewer]?.shares ?? []);
  const pays = own.reduce((sum, { percent, company }) => sum + worth(view, percent, company), 0);
  const swaps = table.offers.value.some(({ data }) => data.kind === "swap");
  return (
    <section class="cc-shares" aria-labelledby="cc-shares-title">
      {own.length > 0 ? (
        <>
          <h3 id="cc-shares-title" class="cc-title">
            {t("cc-shares")}
            <span class="cc-title-note">{t("cc-shares-now", { points: pays })}</span>
          </h3>
          <ul class="cc-desk">
            {own.map((share) => (
              <OwnShare key={share.percent} table={table} view={view} share={share} />
            ))}
          </ul>
        </>
      ) : null}
      <h3 class="cc-title" id={own.length > 0 ? undefined : "cc-shares-title"}>
        {t(swaps ? "cc-piles" : "cc-piles-closed")}
        <span class="cc-title-note" role="status">
          {view.exchange_open
            ? t("cc-limit", { until: Number(view.options.exchange_until) })
            : t("cc-limit-over")}
        </span>
      </h3>
      <ul class="cc-desk">
        {view.piles.map((pile) => (
          <PileOnTable key={pile.percent} table={table} view={view} pile={pile} />
        ))}
      </ul>
    </section>
  );
}

/** A share in the viewer's hand: what it pays now, and who knows it. */
function OwnShare({
  table,
  view,
  share,
}: {
  table: TableModel;
  view: CompanyViewData;
  share: Share;
}): JSX.Element {
  const { percent, company, known_by } = share;
  const others = known_by.filter((seat) => seat !== view.viewer).map((seat) => table.nameOf(seat));
  const points = worth(view, percent, company);
  return (
    <li class="cc-own">
      <Paper percent={percent} colour={company} />
      <span class="unseen">
        {t("cc-share-mine", { percent, company: colourName(company ?? "grey"), points })}
      </span>
      <strong class="cc-pays" aria-hidden="true">
        {points}
      </strong>
      <span class={others.length > 0 ? "cc-known soft" : "unseen"}>
        {others.length > 0
          ? t("cc-share-seen", { who: list(others), count: others.length })
          : t("cc-share-secret")}
      </span>
    </li>
  );
}

/** The shares of one percentage that nobody holds: the open one, and those face down. */
function PileOnTable({
  table,
  view,
  pile,
}: {
  table: TableModel;
  view: CompanyViewData;
  pile: Pile;
}): JSX.Element {
  const { percent, face_up, face_down } = pile;
  const top = face_down[0]?.company ?? null;
  const shares = face_down.length;
  const points = worth(view, percent, face_up);
  const offer = (openly: boolean): string | null =>
    table.offers.value.find((one) => {
      const swap = swapOf(one);
      return swap?.percent === percent && swap.openly === openly;
    })?.text ?? null;
  const [open, blind] = [offer(true), offer(false)];
  const look = hintsOf(table).look.value;
  const looked = look?.kind === "swap" && look.place === String(percent);
  return (
    <li class={`cc-pile${exchanged(table, percent) ? " tb-fresh" : ""}${looked ? " tb-looked" : ""}`}>
      <Offer
        table={table}
        action={open}
        request={{ kind: "swap", percent, openly: true }}
        name={
          open !== null
            ? t("cc-take-open-label", { percent, company: colourName(face_up), points })
            : t("cc-pile-open", { percent, company: colourName(face_up) })
        }
        note={t("cc-offer-open")}
        figure={String(points)}
      >
        <Paper percent={percent} colour={face_up} small />
      </Offer>
      <Offer
        table={table}
        action={blind}
        request={{ kind: "swap", percent, openly: false }}
        name={[
          blind !== null
            ? t("cc-take-blind-label", { percent, shares })
            : t("cc-pile-down", { percent, shares }),
          ...(top ? [t("cc-top-known", { company: colourName(top) })] : []),
        ].join(" ")}
        note={t("cc-offer-blind")}
        figure={top ? String(worth(view, percent, top)) : "?"}
        deep={shares}
      >
        <Paper percent={percent} colour={top} small />
      </Offer>
    </li>
  );
}

interface OfferProps {
  table: TableModel;
  /** The action that takes it; null if that is not legal now. */
  action: string | null;
  request: ActionRequest;
  name: string;
  note: string;
  figure: string;
  /** The number of shares in the stack. */
  deep?: number;
  children: ComponentChildren;
}

/** A share that the viewer can take in exchange. */
function Offer({ table, action, request, name, note, figure, deep = 1, children }: OfferProps): JSX.Element {
  return (
    <button
      type="button"
      class={`cc-offer${action !== null && table.proposed.value === action ? " chosen" : ""}`}
      style={{ "--cc-deep": deep - 1 }}
      disabled={table.isWatched.value}
      aria-disabled={action === null}
      title={name}
      onClick={(event) =>
        void (action === null
          ? table.askWhy(request)
          : table.choose(action, pointerOf(event), { weighty: true }))
      }
    >
      {children}
      <span class="cc-offer-text" aria-hidden="true">
        <span class="cc-offer-note">{note}</span>
        <span class="cc-offer-pays">{figure}</span>
      </span>
      <span class="unseen">{name}</span>
    </button>
  );
}
