import type { TableModel } from "../../core/table";
import { formsOf, type Impossible } from "../../core/typed";
import type { Offer } from "../../net/actions";
import { type Lay, layOf, swapOf } from "./actions";
import { selectionOf } from "./selection";

function layForms(lay: Lay): string[] {
  return formsOf(lay.turned ? "cc-type-lay-turned" : "cc-type-lay", { ...lay });
}

function swapForms(percent: number, openly: boolean): string[] {
  return formsOf(openly ? "cc-type-swap-open" : "cc-type-swap-blind", { percent });
}

/** What can be typed for a legal action. */
export function typedForms(offer: Offer): string[] {
  const lay = layOf(offer);
  if (lay) return layForms(lay);
  const swap = swapOf(offer);
  if (swap) return swapForms(swap.percent, swap.openly);
  return formsOf(offer.data.kind === "draw" ? "cc-type-draw" : "cc-type-pass");
}

/** What can be typed, legal or not. */
export function typedOthers(table: TableModel): Impossible[] {
  const selection = selectionOf(table);
  const board = selection.board.value;
  const lays = selection.tiles.value.flatMap((tile) =>
    (board?.spaces ?? []).map((space): Impossible => {
      const lay = { tile, space, turned: 0 };
      return { forms: layForms(lay), request: { kind: "lay", ...lay } };
    }),
  );
  const swaps = (board?.percents ?? []).flatMap((percent) =>
    [true, false].map(
      (openly): Impossible => ({
        forms: swapForms(percent, openly),
        request: { kind: "swap", percent, openly },
      }),
    ),
  );
  const rest = ["cc-type-draw", "cc-type-pass"].map((id) => ({ forms: formsOf(id), request: null }));
  return [...lays, ...swaps, ...rest];
}
