import type { ComponentChildren, JSX } from "preact";
import { full } from "../core/base";
import { t } from "../core/lang";
import { Heading, useTitle } from "./heading";

/** A page with nothing but a message and a way out. */
export function Notice({
  title,
  text,
  reload = false,
  children,
}: {
  title: string;
  text: string;
  reload?: boolean;
  /** More ways on. */
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <div class="pg-page pg-narrow">
      <Heading>{title}</Heading>
      <p>{text}</p>
      <p class="row">
        {reload && (
          <button type="button" class="button main" onClick={() => location.reload()}>
            {t("failed-reload")}
          </button>
        )}
        {children}
        <a class="button" href={full("/")}>
          {t("go-home")}
        </a>
      </p>
    </div>
  );
}

/** A part of the page cannot be loaded: no connection, or the server has been updated. */
export function Failed(): JSX.Element {
  return <Notice title={t("failed-title")} text={t("failed-text")} reload />;
}

/** There is nothing at this address. */
export function NotFound(): JSX.Element {
  useTitle(() => t("missing-title"));
  return <Notice title={t("missing-title")} text={t("missing-text")} />;
}
