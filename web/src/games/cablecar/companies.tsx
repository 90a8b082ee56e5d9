import type { JSX } from "preact";
import { t } from "../../core/lang";
import type { CompanyViewData } from "../../net/schema";
import { paintOf, Sign } from "../../ui/sign";
import { colourName } from "./texts";
import "./companies.css";

const LEAST = 20; // the profit that fills a bar at the start of a game

/**
 * All companies by rank: profit, what 10% pays, what the viewer holds, and which shares lie open. It is small enough to
 * stay in sight all the time.
 */
export function Companies({ view }: { view: CompanyViewData }): JSX.Element {
  const until = Number(view.options.exchange_until);
  const limit = view.exchange_open ? until : 0;
  const most = Math.max(limit * 1.1, LEAST, ...view.companies.map(({ profit }) => profit));
  const rows = [...view.companies].sort((a, b) => b.profit - a.profit);
  const own = view.viewer === null ? [] : (view.players[view.viewer]?.shares ?? []);
  const held = (colour: string): number =>
    own.reduce((sum, { company, percent }) => sum + (company === colour ? percent : 0), 0);
  const open = (colour: string): number[] =>
    view.piles.flatMap(({ face_up, percent }) => (face_up === colour ? [percent] : []));
  return (
    <table class="cc-companies" style={{ "--cc-limit": limit / most }}>
      <caption class="unseen">{t("cc-companies")}</caption>
      <thead>
        <tr>
          <td>{limit ? <span class="cc-co-limit">{t("cc-limit-mark", { until })}</span> : null}</td>
          {rows.map(({ colour, profit }) => (
            <th
              key={colour}
              scope="col"
              class={`${held(colour) ? "own" : ""}${view.exchange_open && open(colour).length ? " open" : ""}`}
              style={{ "--cc-paint": paintOf(colour), "--cc-part": profit / most }}
            >
              <span class={limit ? "cc-co-bar limited" : "cc-co-bar"} aria-hidden="true" />
              <Sign colour={colour} size={18} />
              <span class="unseen">{colourName(colour)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t("cc-profit")}</th>
          {rows.map(({ colour, profit }) => (
            <td key={colour} class={held(colour) ? "own" : undefined}>
              {profit}
            </td>
          ))}
        </tr>
        <tr class="cc-co-pays">
          <th scope="row">{t("cc-tenth")}</th>
          {rows.map(({ colour, value }) => (
            <td key={colour} class={held(colour) ? "own" : undefined}>
              {value}
            </td>
          ))}
        </tr>
        {own.length > 0 ? (
          <tr class="cc-co-own">
            <th scope="row">{t("cc-company-own")}</th>
            {rows.map(({ colour }) => (
              <td key={colour} class={held(colour) ? "own" : undefined}>
                {held(colour) ? <span>{held(colour)}</span> : null}
              </td>
            ))}
          </tr>
        ) : null}
        {view.exchange_open ? (
          <tr class="cc-co-open">
            <th scope="row">{t("cc-company-open")}</th>
            {rows.map(({ colour }) => (
              <td key={colour} class={held(colour) ? "own" : undefined}>
                {open(colour).map((percent) => (
                  <span key={percent}>{percent}</span>
                ))}
              </td>
            ))}
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
