import { effect } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/lang";
import { path } from "../core/router";

let shownAt = ""; // the address whose heading was focused last

/** The heading of a page. It gets the focus after navigation. */
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

/** Sets the document title. It may read signals. */
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
