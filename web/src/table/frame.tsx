import { type Signal, signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { gameTitle } from "../core/games";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import { ErrorMessage } from "../ui/errormessage";
import { Heading } from "../ui/heading";
import { Icon } from "../ui/icon";
import { useScrollable } from "../ui/input";
import { CommandBox } from "./command";
import { ConfirmBar } from "./confirm";
import { DragHandle } from "./draghandle";
import type { Face } from "./face";
import { Finished } from "./finished";
import { Handover, useHandover } from "./handover";
import { Announcer, type Answer } from "./log";
import { MoreMenu, StopOffer } from "./menu";
import { MissedMoves } from "./missed";
import { Side } from "./side";
import { refusalText } from "./texts";
import { TurnBar } from "./turn";
import "./frame.css";

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
  const info = table.info.value;
  const over = table.isOver.value;
  return (
    <div class={`tb${over ? " tb-over" : ""}`}>
      <Heading unseen>{t("table-heading", { game: gameTitle(info?.game ?? "") })}</Heading>
      <Announcer table={table} face={face} answers={answers} />
      {over && <Finished table={table} face={face} />}
      <div class="tb-main">
        <div class="tb-top">
          {!over && <TurnBar table={table} face={face} />}
          {!over && <MoreMenu table={table} typing={typing} />}
        </div>
        <Notes table={table} face={face} />
        <div class="tb-stage">
          {handover.seat === null ? (
            <>
              <div class="tb-board">
                <face.Board table={table} />
              </div>
              <div class={`tb-below${tall.value ? " tall" : ""}`}>
                <ConfirmBar table={table} face={face} />
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
                    <face.Hand table={table} />
                  </section>
                )}
              </div>
            </>
          ) : (
            <Handover key={handover.seat} table={table} seat={handover.seat} onAccept={handover.accept} />
          )}
        </div>
      </div>
      <Side table={table} face={face} answers={answers} />
    </div>
  );
}

/** Notes above the board. */
function Notes({ table, face }: { table: TableModel; face: Face }): JSX.Element {
  const info = table.info.value;
  const watches = table.you.value.length === 0 && info?.status === "playing";
  return (
    <div class="tb-notes">
      {watches && (
        <p class="tb-note">
          <Icon name="eye" size={18} /> {t("spectator")}
        </p>
      )}
      <StopOffer table={table} />
      <MissedMoves table={table} face={face} />
    </div>
  );
}
