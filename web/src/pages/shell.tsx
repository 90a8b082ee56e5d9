import { effect, useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/lang";
import { compiling } from "../core/lists";
import { connection, me } from "../core/me";
import { parts } from "../core/router";
import { Icon } from "../ui/icon";
import { Logo } from "../ui/logo";
import { AccountDialog } from "./account";
import { LanguageSelect } from "./language";
import { MyGames } from "./mygames";
import { SettingsDialog } from "./settings";
import "./shell.css";

const CALM = 1500; // milliseconds; shorter breaks are not mentioned

/** The header and footer around every page. */
export function Shell({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <div class={`sh sh-${parts.value[0] ?? "home"}`}>
      <a class="sh-skip" href="#main">
        {t("skip")}
      </a>
      <Header />
      <LostBar />
      {compiling.value && (
        <p class="sh-bar" role="status">
          {t("bots-compiling")}
        </p>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {parts.value[0] !== "table" && <Footer />}
    </div>
  );
}

function Header(): JSX.Element {
  const open = useSignal<"account" | "settings" | null>(null);
  const close = (): void => {
    open.value = null;
  };
  return (
    <header class="sh-header">
      <a class="sh-name" href="/" aria-label={t("nav-home")}>
        <Logo size={38} />
        <span>{t("fogcity")}</span>
      </a>
      <nav class="sh-nav" aria-label={t("nav-label")}>
        <MyGames />
        <a class="sh-item" href="/learn" aria-current={parts.value[0] === "learn" ? "page" : undefined}>
          <Icon name="book" />
          <span class="sh-word">{t("nav-rules")}</span>
        </a>
        <button
          type="button"
          class="sh-item"
          aria-label={me.value ? t("nav-me", { name: me.value.name }) : t("nav-nobody")}
          onClick={() => {
            open.value = "account";
          }}
        >
          <Icon name="person" />
          <span class="sh-word sh-who">{me.value?.name ?? t("nav-nobody")}</span>
        </button>
        <LanguageSelect class="sh-language" hideLabel />
        <button
          type="button"
          class="sh-item"
          aria-label={t("settings")}
          title={t("settings")}
          onClick={() => {
            open.value = "settings";
          }}
        >
          <Icon name="gear" />
        </button>
      </nav>
      {open.value === "settings" && <SettingsDialog onClose={close} />}
      {open.value === "account" && <AccountDialog onClose={close} />}
    </header>
  );
}

/** Says that there is no connection, until it is back. */
function LostBar(): JSX.Element {
  const lost = useSignal(false);
  useEffect(() => {
    let timer = 0; // runs across all attempts to connect
    const stop = effect(() => {
      if (connection.status.value === "open") {
        clearTimeout(timer);
        timer = 0;
        lost.value = false;
      } else if (timer === 0)
        timer = window.setTimeout(() => {
          lost.value = true;
        }, CALM);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <div role="status" class="sh-bar-place">
      {lost.value && (
        <p class="sh-bar">
          <span class="sh-pulse" aria-hidden="true" />
          {t("connection-lost")}
        </p>
      )}
    </div>
  );
}

function Footer(): JSX.Element {
  return (
    <footer class="sh-footer">
      <p>{t("footer")}</p>
      <p>
        <a href="/learn">{t("nav-rules")}</a>
        {" · "}
        <a href="/api/openapi.json">{t("footer-api")}</a>
      </p>
    </footer>
  );
}
