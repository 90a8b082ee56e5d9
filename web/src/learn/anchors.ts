import { within } from "../core/base";
import { sameLayers } from "../core/layers";
import { go } from "../core/router";

const READ_AT = 96; // pixels below the top of the window where people read

/** Scroll to a section and focus its heading. */
export function showSection(id: string, smooth = true): boolean {
  const heading = document.getElementById(id);
  if (!heading) return false;
  heading.scrollIntoView({ behavior: smooth ? "auto" : "instant", block: "start" });
  heading.focus({ preventScroll: true });
  return true;
}

/** Follow a link to a section, which goes into the address. */
export function followAnchor(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || !link.hash || link.origin !== location.origin) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (link.pathname === location.pathname) {
    history.replaceState(sameLayers(), "", link.hash);
    showSection(link.hash.slice(1));
  } else go(within(link.pathname) + link.search + link.hash);
}

/** A reader's place: the heading above it, and how far towards the next one. */
export interface Place {
  id: string;
  way: number;
}

const topOf = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;

/** The distance from one heading to the next; for the last, the height of the window. */
function gap(ids: readonly string[], at: number): number {
  const next = ids[at + 1];
  return next === undefined ? window.innerHeight : topOf(next) - topOf(ids[at] as string);
}

/** The reader's place among all headings, in order; null above the first. */
export function placeOf(ids: readonly string[]): Place | null {
  const at = ids.findLastIndex((id) => topOf(id) <= READ_AT);
  const id = ids[at];
  return id === undefined ? null : { id, way: (READ_AT - topOf(id)) / gap(ids, at) };
}

/** Scroll to the same place again: texts differ in length between languages. */
export function returnTo(place: Place, ids: readonly string[]): void {
  const at = ids.indexOf(place.id);
  if (at < 0) return;
  const now = topOf(place.id) + place.way * gap(ids, at);
  if (Number.isFinite(now)) window.scrollBy({ top: now - READ_AT, behavior: "instant" });
}
