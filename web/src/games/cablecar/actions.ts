import type { Offer } from "../../net/actions";

export interface Lay {
  tile: string;
  space: string;
  turned: number;
}

/** The tile, space and turn of an action that lays a tile; null for any other action. */
export function layOf(offer: Offer | null): Lay | null {
  if (offer?.data.kind !== "lay") return null;
  const { tile, turned, spaces } = offer.data;
  return { tile, turned, space: spaces[offer.place] ?? "" };
}

/** The percentage of an exchange, and whether the open share is taken; null for any other action. */
export function swapOf(offer: Offer | null): { percent: number; openly: boolean } | null {
  if (offer?.data.kind !== "swap") return null;
  const [percent, openly] = offer.data.shares[offer.place] ?? [0, false];
  return { percent, openly };
}

/** The spaces where a tile may be laid with this rotation, each with its action. */
export function laysOf(offers: readonly Offer[], tile: string, turned: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const offer of offers) {
    const lay = layOf(offer);
    if (lay?.tile === tile && lay.turned === turned) found.set(lay.space, offer.text);
  }
  return found;
}
