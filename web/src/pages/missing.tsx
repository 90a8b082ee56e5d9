import type { JSX } from "preact";
import { t } from "../core/lang";
import { Heading, useTitle } from "../ui/heading";

/** There is nothing at this address. */
export function Missing(): JSX.Element {
  useTitle(() => t("missing-title"));
  return (
    <div class="pg-page pg-narrow">
      <Heading>{t("missing-title")}</Heading>
      <p>{t("missing-text")}</p>
      <a class="button main" href="/">
        {t("go-home")}
      </a>
    </div>
  );
}
