import { go } from "../core/router";

const READ_AT = 96; // eyes are about so far below the top of the window

/** Bring a section to the top, and the reader of a screen reader to its heading. */
export function showSection(id: string, smooth = true): boolean {
  const heading = document.getElementById(id);
  if (!heading) return false;
  heading.scrollIntoView({ behavior: smooth ? "auto" : "instant", block: "start" });
  heading.focus({ preventScroll: true });
  return true;
}

/** A link to a section: the address tells it, so that it can be sent to somebody and found again. */
export function followAnchor(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || !link.hash || link.origin !== location.origin) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (link.pathname === location.pathname) {
    history.replaceState(null, "", link.hash);
    showSection(link.hash.slice(1));
  } else go(link.pathname + link.search + link.hash);
}

/** Where somebody reads: below which heading, and how far on the way to the next one. */
export interface Place {
  id: string;
  way: number;
}

const topOf = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;

/** How far it is from one heading to the next; the last section is as long as the window is high. */
function gap(ids: readonly string[], at: number): number {
  const next = ids[at + 1];
  return next === undefined ? window.innerHeight : topOf(next) - topOf(ids[at] as string);
}

/** Where somebody reads, given all headings in order; null above the first of them. */
export function placeOf(ids: readonly string[]): Place | null {
  const at = ids.findLastIndex((id) => topOf(id) <= READ_AT);
  const id = ids[at];
  return id === undefined ? null : { id, way: (READ_AT - topOf(id)) / gap(ids, at) };
}

/** Scroll to the same place again: in another language texts have another length. */
export function returnTo(place: Place, ids: readonly string[]): void {
  const at = ids.indexOf(place.id);
  if (at < 0) return;
  const now = topOf(place.id) + place.way * gap(ids, at);
  if (Number.isFinite(now)) window.scrollBy({ top: now - READ_AT, behavior: "instant" });
}
