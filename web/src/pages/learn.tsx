import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../core/lang";
import { Heading, useTitle } from "../ui/heading";

const PAGES = import.meta.glob<{ default: FunctionComponent }>("../learn/page.tsx");

/** How the games are played: loaded when somebody wants to know. */
export function Learn(): JSX.Element {
  const [Loaded, setLoaded] = useState<FunctionComponent | null>(null);
  const [failed, setFailed] = useState(false);
  useTitle(() => t("nav-rules"));
  useEffect(() => {
    const load = Object.values(PAGES)[0] ?? (() => Promise.reject(new Error("no rules")));
    load().then(
      (page) => setLoaded(() => page.default),
      () => setFailed(true),
    );
  }, []);
  if (Loaded) return <Loaded />;
  return (
    <div class="pg-page pg-narrow">
      <Heading>{t("nav-rules")}</Heading>
      <p role="status">{failed ? t("rules-missing") : t("loading")}</p>
    </div>
  );
}
