import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { full } from "../core/base";
import { gameTitle } from "../core/games";
import { t } from "../core/lang";
import { me } from "../core/me";
import { parts } from "../core/router";
import { rulesAtHand, rulesOpen } from "../core/rulesbeside";
import { Icon } from "../ui/icon";
import { lazyDialog } from "../ui/lazy";
import { Logo } from "../ui/logo";
import { LanguageSelect } from "./language";
import { MyGames } from "./mygames";
import { Notices } from "./notices";
import "./shell.css";

const SettingsDialog = lazyDialog(() => import("./settings").then((part) => part.SettingsDialog));
const AccountDialog = lazyDialog(() => import("./account").then((part) => part.AccountDialog));

/** The header and footer around every page. */
export function Shell({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <div class={`sh sh-${parts.value[0] ?? "home"}`}>
      <a class="sh-skip" href="#main">
        {t("skip")}
      </a>
      <Header />
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
      <a class="sh-name" href={full("/")} aria-label={t("nav-home")}>
        <Logo size={38} />
        <span>{t("fogcity")}</span>
      </a>
      <Notices />
      <nav class="sh-nav" aria-label={t("nav-label")}>
        <MyGames />
        <PuzzlesLink />
        <RulesLink />
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

/** Leads to the puzzles, except from a table, where it would take room and lead away. */
function PuzzlesLink(): JSX.Element | null {
  const [area] = parts.value;
  if (area === "table") return null;
  return (
    <a class="sh-item" href={full("/puzzles")} aria-current={area === "puzzles" ? "page" : undefined}>
      <Icon name="puzzle" />
      <span class="sh-word">{t("nav-puzzles")}</span>
    </a>
  );
}

/** Leads to the rules. At a table it opens those of its game beside it. */
function RulesLink(): JSX.Element {
  const game = rulesAtHand.value;
  if (game === null)
    return (
      <a class="sh-item" href={full("/learn")} aria-current={parts.value[0] === "learn" ? "page" : undefined}>
        <Icon name="book" />
        <span class="sh-word">{t("nav-rules")}</span>
      </a>
    );
  return (
    <button
      type="button"
      class="sh-item"
      id="sh-rules"
      aria-expanded={rulesOpen.value}
      title={t("ln-rules-of-game", { game: gameTitle(game) })}
      onClick={() => {
        rulesOpen.value = !rulesOpen.value;
      }}
    >
      <Icon name="book" />
      <span class="sh-word">{t("nav-rules")}</span>
    </button>
  );
}

function Footer(): JSX.Element {
  return (
    <footer class="sh-footer">
      <p>{t("footer")}</p>
      <p>
        <a href={full("/puzzles")}>{t("nav-puzzles")}</a>
        {" · "}
        <a href={full("/learn")}>{t("nav-rules")}</a>
        {" · "}
        <a href={full("/api/openapi.json")}>{t("footer-api")}</a>
      </p>
    </footer>
  );
}
