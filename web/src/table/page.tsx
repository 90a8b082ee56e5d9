import { effect, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { gameTitle } from "../core/games";
import { t } from "../core/lang";
import { connection, me } from "../core/me";
import { explain } from "../core/problems";
import { query } from "../core/router";
import { TableModel } from "../core/table";
import { Heading, useTitle } from "../ui/heading";
import { Failed, Notice } from "../ui/notice";
import { type Face, loadFace } from "./face";
import { Frame } from "./frame";
import { Lobby } from "./lobby";
import { ReplayPage } from "./replaypage";
import { useSounds } from "./sounds";
import "../pages/pages.css";

/** A table, whatever its state. */
export function TablePage({ id }: { id: string }): JSX.Element {
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
  if (info.status === "closed") return <Notice title={t("table-closed")} text={t("table-closed-about")} />;
  if (info.status === "waiting") return <Lobby table={table} />;
  if (query.value.has("at")) return <ReplayPage live={table} face={face.value} />;
  return <Frame table={table} face={face.value} />;
}

function titleOf(table: TableModel): string {
  const info = table.info.value;
  if (!info) return t("table-title");
  const game = gameTitle(info.game);
  if (info.status === "playing" && table.myTurn.value) return t("title-your-turn", { game });
  return t(`title-${info.status}`, { game });
}
