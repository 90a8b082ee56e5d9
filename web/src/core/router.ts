import { computed, signal } from "@preact/signals";
import { full, isBelow, within } from "./base";
import { isLayer, sameLayers } from "./layers";

/** The current address. Everything has one, so that reloading and going back work. */
export const path = signal(within(location.pathname));
export const query = signal(new URLSearchParams(location.search));
export const parts = computed(() => partsOf(path.value));

/** The parts of a path. */
export function partsOf(address: string): string[] {
  return address.split("/").filter(Boolean).map(readable);
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone %
  }
}

function look(): void {
  path.value = within(location.pathname);
  if (query.value.toString() !== new URLSearchParams(location.search).toString())
    query.value = new URLSearchParams(location.search);
}

/** Navigate within the page. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(sameLayers(), "", full(address));
  else if (isLayer()) history.replaceState(null, "", full(address));
  else history.pushState(null, "", full(address));
  look();
  if (!replace) window.scrollTo(0, 0);
}

/** Scroll to an element and move the focus there. */
function goTo(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  target.scrollIntoView();
  if (!target.matches("a, button, input, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Can this link be followed without loading the page again? */
export function isInside(link: HTMLAnchorElement): boolean {
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return false;
  return isBelow(link.pathname) && !/^\/(api|docs)\//.test(within(link.pathname));
}

/** Follow links within the page without loading it again. */
export function followLinks(): void {
  window.addEventListener("popstate", look);
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || !isInside(link)) return;
    event.preventDefault();
    const here = link.pathname === location.pathname && link.search === location.search;
    if (here && link.hash) {
      history.replaceState(sameLayers(), "", link.hash);
      goTo(link.hash);
      return;
    }
    go(within(link.pathname) + link.search + link.hash);
    if (link.hash) setTimeout(() => goTo(link.hash), 50);
  });
}
