import { effect, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { full } from "../core/base";
import { gameTitle } from "../core/games";
import { t } from "../core/lang";
import { connection, me } from "../core/me";
import { explain } from "../core/problems";
import { go, query } from "../core/router";
import { rulesAtHand, rulesOpen } from "../core/rulesbeside";
import { TableModel } from "../core/table";
import { LEARNED } from "../games";
import { ErrorMessage } from "../ui/errormessage";
import { Heading, useTitle } from "../ui/heading";
import { lazy } from "../ui/lazy";
import { Failed, Notice } from "../ui/notice";
import { type Face, loadFace } from "./face";
import { Frame } from "./frame";
import { RulesPanel } from "./rulespanel";
import { useSounds } from "./sounds";
import "../pages/pages.css";

const Lobby = lazy(() => import("./lobby").then((part) => part.Lobby));
const ReplayPage = lazy(() => import("./replaypage").then((part) => part.ReplayPage));
const ReviewPage = lazy(() => import("./review/page").then((part) => part.ReviewPage));

/** A table, whatever its state, and the rules beside it if they are open. */
export function TablePage({ id }: { id: string }): JSX.Element {
  return (
    <>
      <TableContent id={id} />
      {rulesAtHand.value !== null && rulesOpen.value && <RulesPanel game={rulesAtHand.value} />}
    </>
  );
}

function TableContent({ id }: { id: string }): JSX.Element {
  const key = query.value.get("key") ?? "";
  const table = useMemo(() => new TableModel(connection, id, key), [id, key]);
  const face = useSignal<Face | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    table.player = me.peek()?.id ?? "";
    table.open();
    const stops = [
      () => table.close(),
      effect(() => {
        if (table.player && !me.value) go("/"); // logged out: the home page says so
        table.player = me.value?.id ?? "";
      }),
      effect(() => {
        const game = table.info.value?.game;
        if (!game) return;
        loadFace(game).then(
          (found) => {
            face.value = found;
          },
          () => {
            failed.value = true;
          },
        );
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [table]);
  useTitle(() => titleOf(table));
  useRulesBeside(table);
  useSounds(table, face);

  const info = table.info.value;
  if (table.problem.value && !info)
    return <Notice title={t("table-missing")} text={explain(table.problem.value)} />;
  if (failed.value) return <Failed />;
  if (!info || !face.value)
    return (
      <div class="pg-page pg-narrow">
        <Heading unseen>{t("table-title")}</Heading>
        <p class="soft" role="status">
          {t("loading")}
        </p>
      </div>
    );
  if (info.status === "closed" && info.end?.how === "abandoned" && table.you.value.length > 0)
    return <Abandoned table={table} />;
  if (info.status === "closed")
    return (
      <Notice title={t(key ? "invite-expired" : "table-closed")} text={t("table-closed-about")}>
        <a class="button main" href={full("/new")}>
          {t("nav-new")}
        </a>
      </Notice>
    );
  if (info.status === "waiting") return <Lobby table={table} />;
  if (query.value.has("review") && info.status === "over")
    return <ReviewPage live={table} face={face.value} />;
  if (query.value.has("at")) return <ReplayPage live={table} face={face.value} />;
  return <Frame table={table} face={face.value} />;
}

/** A game that its only person has cleared from the list, and can continue. */
function Abandoned({ table }: { table: TableModel }): JSX.Element {
  return (
    <div class="pg-page pg-narrow">
      <Heading>{t("table-abandoned")}</Heading>
      <p>{t("table-abandoned-about")}</p>
      <ErrorMessage problem={table.refusal.value} />
      <p class="row">
        <button
          type="button"
          class="button main"
          onClick={() => void table.ask({ do: "reopen", table: table.id })}
        >
          {t("table-reopen")}
        </button>
        <a class="button" href={full("/")}>
          {t("go-home")}
        </a>
      </p>
    </div>
  );
}

/** Offers the rules of this game in the header, as long as the table is shown. */
function useRulesBeside(table: TableModel): void {
  useEffect(() => {
    const stop = effect(() => {
      const game = table.info.value?.game ?? "";
      rulesAtHand.value = LEARNED.includes(game) ? game : null;
    });
    return () => {
      stop();
      rulesAtHand.value = null;
      rulesOpen.value = false;
    };
  }, [table]);
}

function titleOf(table: TableModel): string {
  const info = table.info.value;
  if (!info) return t("table-title");
  const game = gameTitle(info.game);
  if (info.status === "playing" && table.myTurn.value) return t("title-your-turn", { game });
  return t(`title-${info.status}`, { game });
}
