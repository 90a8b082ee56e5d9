import { type Signal, signal, useSignal } from "@preact/signals";
import type { JSX, Ref } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { gameTitle } from "../core/games";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import { ErrorMessage } from "../ui/errormessage";
import { Heading } from "../ui/heading";
import { Icon } from "../ui/icon";
import { useScrollable } from "../ui/input";
import { lazy } from "../ui/lazy";
import { CommandBox } from "./command";
import { ConfirmBar } from "./confirm";
import { DragHandle } from "./draghandle";
import { endingOf, isCounting } from "./ending";
import type { Face } from "./face";
import { Handover, useHandover } from "./handover";
import { HintPlace } from "./hint";
import { LastLine } from "./lastline";
import { Announcer, type Answer } from "./log";
import { MoreMenu, StopOffer } from "./menu";
import type { Recap, RecapBar } from "./recap";
import { Side } from "./side";
import { refusalText } from "./texts";
import { ToldToAll } from "./told";
import { TurnBar } from "./turn";
import "./frame.css";

const Finished = lazy(() => import("./finished").then((part) => part.Finished));
const Counting = lazy(() => import("./counting").then((part) => part.Counting));

/** A running or finished game: the board and hand of its face, and the frame that all games share. */
export function Frame({ table, face }: { table: TableModel; face: Face }): JSX.Element {
  const answers: Signal<Answer[]> = useMemo(() => signal<Answer[]>([]), [table]);
  const typing = useSignal(false);
  const tall = useSignal(false);
  const handover = useHandover(table);
  const hand = useRef<HTMLElement>(null);
  useScrollable(hand);
  useEffect(() => {
    answers.value = []; // they belong to the player before
  }, [handover.seat]);
  const recap = useRecap(table);
  usePointing(table);
  const info = table.info.value;
  const ending = endingOf(table);
  const over = ending.over.value;
  const counting = isCounting(table, face);
  useEffect(() => {
    if (!over) ending.count(); // when the end comes: it will have been watched
  }, [over]);
  const shown = recap.now?.model ?? table;
  return (
    <div class={`tb${counting ? " tb-counting" : over ? " tb-over" : ""}`}>
      <Heading unseen>{t("table-heading", { game: gameTitle(info?.game ?? "") })}</Heading>
      <Announcer table={table} face={face} answers={answers} />
      {over && !counting && <Finished table={table} face={face} />}
      <div class="tb-main">
        <div class="tb-top">
          {!over &&
            (recap.now ? (
              <recap.now.Bar recap={recap.now.model} onClose={recap.close} />
            ) : (
              <TurnBar table={table} face={face} />
            ))}
          {!over && <MoreMenu table={table} typing={typing} />}
        </div>
        {!over &&
          (handover.seat === null ? (
            <LastLine
              table={shown}
              face={face}
              onShow={recap.now ? null : recap.open}
              button={recap.button}
            />
          ) : (
            <div class="tb-line" />
          ))}
        <Watching table={table} />
        <div class="tb-stage">
          {handover.seat === null ? (
            <>
              <div class="tb-board">
                <face.Board table={shown} />
                <ToldToAll table={table}>
                  <StopOffer table={table} />
                </ToldToAll>
              </div>
              <div class={`tb-below${tall.value ? " tall" : ""}`}>
                {!over && <HintPlace table={table} face={face} />}
                <ConfirmBar table={shown} face={face} />
                {!over && (
                  <ErrorMessage problem={table.refusal.value} words={() => refusalText(table, face)} />
                )}
                {!over && <CommandBox table={table} face={face} answers={answers} open={typing} />}
                {!over && (
                  <section ref={hand} class="tb-hand" aria-labelledby="tb-hand">
                    <DragHandle tall={tall} />
                    <h2 id="tb-hand" class="unseen">
                      {t("your-hand")}
                    </h2>
                    <face.Hand table={shown} />
                  </section>
                )}
              </div>
            </>
          ) : (
            <Handover key={handover.seat} table={table} seat={handover.seat} onAccept={handover.accept} />
          )}
        </div>
      </div>
      {counting ? (
        <Counting table={table} face={face} />
      ) : (
        <Side table={table} face={face} answers={answers} />
      )}
    </div>
  );
}

interface Recapping {
  /** What is shown again; null: the board shows the present. */
  now: { model: Recap; Bar: typeof RecapBar } | null;
  open: () => void;
  close: () => void;
  button: Ref<HTMLButtonElement>;
}

/** Shows the latest moves again on request. What that needs is loaded then. */
function useRecap(table: TableModel): Recapping {
  const now = useSignal<Recapping["now"]>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    if (!now.value) return;
    now.value = null;
    table.release();
    requestAnimationFrame(() => button.current?.focus());
  };
  const open = async (): Promise<void> => {
    const part = await import("./recap").catch(() => null); // no connection: the line itself says what happened
    const last = table.log.value.findLast(({ entry }) => entry.what === "moved");
    const moves = table.news.value.length > 0 ? table.news.value : last ? [last] : [];
    if (!part || moves.length === 0) return;
    table.proposed.value = null;
    table.hold();
    now.value = { model: new part.Recap(table, moves), Bar: part.RecapBar };
  };
  useEffect(() => close, [table]);
  return { now: now.value, open: () => void open(), close, button };
}

/** Escape ends the highlighting of a log entry on the board. */
function usePointing(table: TableModel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) table.pointed.value = null;
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [table]);
}

/** Tells spectators that they watch. */
function Watching({ table }: { table: TableModel }): JSX.Element | null {
  if (table.you.value.length > 0 || table.info.value?.status !== "playing") return null;
  return (
    <p class="tb-note tb-watching">
      <Icon name="eye" size={18} /> {t("spectator")}
    </p>
  );
}
