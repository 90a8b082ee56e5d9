import { effect } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/lang";
import { path } from "../core/router";

let shownAt = ""; // the address whose heading has had the focus

/** The heading of a page. Who comes from another page of ours is brought to it. */
export function Heading({
  children,
  unseen = false,
}: {
  children: ComponentChildren;
  unseen?: boolean;
}): JSX.Element {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const here = path.value;
    if (shownAt && shownAt !== here) ref.current?.focus({ preventScroll: true });
    shownAt = here;
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} class={unseen ? "unseen" : "ui-heading"}>
      {children}
    </h1>
  );
}

/** The title of the page in the browser, as long as this is shown. It may change: read signals in it. */
export function useTitle(title: () => string): void {
  useEffect(
    () =>
      effect(() => {
        const text = title();
        document.title = text ? `${text} · ${t("fogcity")}` : t("fogcity");
      }),
    [],
  );
}
