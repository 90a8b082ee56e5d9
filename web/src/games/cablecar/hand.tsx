import type { JSX } from "preact";
import { hintsOf } from "../../core/hints";
import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import { pointerOf } from "../../ui/input";
import { Companies } from "./companies";
import { Shares } from "./company";
import { TILE } from "./geometry";
import { Race } from "./race";
import { type Selection, selectionOf } from "./selection";
import { tileName } from "./texts";
import { TileFace } from "./tile";
import "./hand.css";

/** What lies in front of the viewer: tiles, the supply and shares; and the race so far. */
export function Hand({ table }: { table: TableModel }): JSX.Element | null {
  const selection = selectionOf(table);
  const view = selection.view.value;
  if (!view) return null;
  return (
    <div class="cc-hand">
      {view.game === "company" ? (
        <div class="cc-company-top">
          <Companies view={view} />
        </div>
      ) : null}
      {view.turn >= 0 ? <Tiles table={table} selection={selection} /> : null}
      {view.game === "cablecar" ? <Race table={table} view={view} /> : null}
      {view.game === "company" && view.turn >= 0 ? <Shares table={table} view={view} /> : null}
    </div>
  );
}

function Tiles({ table, selection }: { table: TableModel; selection: Selection }): JSX.Element {
  const view = selection.view.value;
  const tiles = selection.tiles.value;
  const offer = (kind: string): string | undefined =>
    table.offers.value.find(({ data }) => data.kind === kind)?.text;
  const [draw, pass] = [offer("draw"), offer("pass")];
  const drawn = view?.drawn === true && view.turn === view.viewer;
  const title = drawn ? "cc-hand-drawn" : tiles.length > 1 ? "cc-hand" : "cc-hand-one";
  const press = (action: string) => (event: MouseEvent) => void table.choose(action, pointerOf(event));
  const look = hintsOf(table).look.value?.kind;
  const doing = (kind: string, action: string): string =>
    `button cc-doing${table.proposed.value === action ? " chosen" : ""}${look === kind ? " tb-looked" : ""}`;
  return (
    <section class="cc-tiles-held" aria-labelledby="cc-hand-title">
      <h3 id="cc-hand-title" class="cc-title">
        {view?.viewer === null ? t("cc-hand-of-other") : t(title)}
      </h3>
      <div class="cc-rack">
        {tiles.map((tile, n) => (
          <HeldTile
            key={`${n}${tile}`}
            selection={selection}
            tile={tile}
            number={n}
            only={tiles.length === 1}
            fresh={drawn}
          />
        ))}
        {tiles.length === 0 && view?.viewer !== null ? <p class="soft">{t("cc-no-tile")}</p> : null}
        <div class="cc-doings">
          {selection.turns.value && tiles.length > 0 ? (
            <button type="button" class="button cc-doing" onClick={() => selection.rotate()}>
              <TurnIcon />
              {t("cc-rotate")}
              <span class="cc-kbd" aria-hidden="true">
                R
              </span>
            </button>
          ) : null}
          {draw !== undefined ? (
            <button type="button" class={doing("draw", draw)} onClick={press(draw)}>
              <StackIcon />
              {t("cc-draw")}
              <span class="cc-kbd" aria-hidden="true">
                D
              </span>
            </button>
          ) : null}
          {pass !== undefined ? (
            <button type="button" class={doing("pass", pass)} onClick={press(pass)}>
              {t("cc-pass")}
            </button>
          ) : null}
          <p class="cc-supply soft">
            {t("cc-supply", { tiles: view?.supply_left ?? 0 })}
            {table.myTurn.value && tiles.length > 0 && selection.lays.value.size === 0 ? (
              <>
                <br />
                {t("cc-nowhere")}
              </>
            ) : null}
            {drawn && (view?.players[view.viewer ?? 0]?.tiles ?? 0) > 0 ? <br /> : null}
            {drawn && (view?.players[view.viewer ?? 0]?.tiles ?? 0) > 0 ? t("cc-keeps") : null}
          </p>
        </div>
      </div>
    </section>
  );
}

interface HeldProps {
  selection: Selection;
  tile: string;
  number: number;
  only: boolean;
  fresh: boolean;
}

function HeldTile({ selection, tile, number, only, fresh }: HeldProps): JSX.Element {
  const chosen = selection.chosen.value === number;
  const turned = chosen ? selection.turned.value : 0;
  const name = tileName(tile, turned);
  const drawing = (
    <svg class="cc-held" viewBox={`-3 -3 ${TILE + 6} ${TILE + 6}`} role="img" aria-label={name}>
      <rect class="cc-held-shadow" x="0" y="2" width={TILE} height={TILE} rx="6" />
      <g class="cc-held-turn" style={{ transform: `rotate(${turned}deg)` }}>
        <TileFace tile={tile} turned={0} />
      </g>
      <rect class="cc-held-edge" x="0.5" y="0.5" width={TILE - 1} height={TILE - 1} rx="4" />
    </svg>
  );
  if (only) return <div class={fresh ? "cc-slot chosen fresh" : "cc-slot chosen"}>{drawing}</div>;
  return (
    <button
      type="button"
      class={chosen ? "cc-slot chosen" : "cc-slot"}
      aria-pressed={chosen}
      aria-label={t("cc-tile-choose", { number: number + 1, tile: name })}
      onClick={() => selection.choose(number)}
    >
      {drawing}
      <span class="cc-kbd" aria-hidden="true">
        {number + 1}
      </span>
    </button>
  );
}

function TurnIcon(): JSX.Element {
  return (
    <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" class="cc-icon">
      <path d="M4 11a6 6 0 1 0 2-4.6M3.6 3.2 6 6.4 9.6 5" />
    </svg>
  );
}

function StackIcon(): JSX.Element {
  return (
    <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" class="cc-icon">
      <path d="M3 13V6.5L10 3l7 3.5V13l-7 3.5ZM3 6.5 10 10l7-3.5M10 10v6.5" />
    </svg>
  );
}
