import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Makes a scrollable element focusable while it overflows, so that keys can scroll it. */
export function useScrollable(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = (): void => {
      if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    for (const child of box.children) watcher.observe(child);
    return () => watcher.disconnect();
  });
}
