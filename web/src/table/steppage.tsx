import type { ComponentChildren, JSX, Ref } from "preact";
import { tableAddress } from "../core/address";
import { full } from "../core/base";
import { t } from "../core/lang";
import { explain } from "../core/problems";
import type { TableModel } from "../core/table";
import { ErrorMessage } from "../ui/errormessage";
import { Heading } from "../ui/heading";
import { Icon, type IconName } from "../ui/icon";
import { Sign } from "../ui/sign";
import type { Face } from "./face";
import type { ReplayModel } from "./replay";
import { Rich } from "./rich";
import { type Entry, entryPictures } from "./texts";
import "./replaypage.css";

// The page on which replays and reviews go through a game step by step.

interface PageProps {
  table: ReplayModel;
  face: Face;
  /** Classes of this kind of page. */
  look: string;
  heading: string;
  /** Where the page begins that is beside the sidebar, for scrolling there. */
  top?: Ref<HTMLDivElement>;
  /** What is above the board. */
  children: ComponentChildren;
  /** What is below the board. */
  below?: ComponentChildren;
  side: ComponentChildren;
}

/** The board at a step, with controls above it and a sidebar. */
export function StepPage({
  table,
  face,
  look,
  heading,
  top = null,
  children,
  below,
  side,
}: PageProps): JSX.Element {
  return (
    <div class={`tb ${look}`}>
      <Heading unseen>{heading}</Heading>
      <div class="tb-main" ref={top}>
        <div class="tb-replay">{children}</div>
        <div class="tb-stage">
          <div class="tb-board">{table.now.value && <face.Board table={table} />}</div>
          {below}
        </div>
      </div>
      {side}
    </div>
  );
}

/** What happened at a step, as its player or everybody may know it; null before the log is read. */
export function wordsOf(table: ReplayModel, face: Face, step: number): Entry | null {
  const told = table.steps.value[step];
  const known = table.log.value.findLast(({ number }) => number === told?.number) ?? told;
  return known ? entryPictures(known, table, face) : null;
}

interface WordsProps {
  table: ReplayModel;
  face: Face;
  words: Entry | null;
  /** Does the page go on by itself, so that nobody should be told? */
  silent?: boolean;
  children?: ComponentChildren;
}

/** What happened at the step shown, after what stands before it. */
export function StepWords({ table, face, words, silent = false, children }: WordsProps): JSX.Element {
  return (
    <div class="tb-replay-words" aria-live={silent ? "off" : "polite"}>
      {words?.seat != null && <Sign colour={table.colourOf(words.seat)} size={24} />}
      <p>
        {children}
        <Rich text={words?.lines.join(" ") ?? ""} face={face} />
      </p>
    </div>
  );
}

interface ButtonProps {
  icon: IconName;
  label: string;
  keys: string;
  /** The step that it leads to, the one shown, and the last one. */
  step: number;
  at: number;
  last: number;
  look?: string;
  onChoose(step: number): void;
}

/** A button that leads to another step. */
export function StepButton({
  icon,
  label,
  keys,
  step,
  at,
  last,
  look = "",
  onChoose,
}: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`button ui-square ${look}`}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={label}
      aria-disabled={step < 0 || step > last || step === at}
      onClick={() => onChoose(step)}
    >
      <Icon name={icon} />
    </button>
  );
}

interface WhoseProps {
  table: TableModel;
  label: string;
  seat: number | "all";
  /** What the choice of all seats, of the reader's own and of another one is called. */
  words: { all(): string; you(): string; other(name: string): string };
  onChoose(seat: number | "all"): void;
}

/** The choice between all seats and one of them. */
export function Whose({ table, label, seat, words, onChoose }: WhoseProps): JSX.Element {
  return (
    <select
      class="field tb-replay-whose"
      aria-label={label}
      title={label}
      value={String(seat)}
      onChange={({ currentTarget: { value } }) => onChoose(value === "all" ? value : Number(value))}
    >
      <option value="all">{words.all()}</option>
      {table.info.value?.seats.map((_, one) => (
        <option key={one} value={one}>
          {table.isYou(one) ? words.you() : words.other(table.nameOf(one))}
        </option>
      ))}
    </select>
  );
}

/** The way back to the table. */
export function BackToTable({ table }: { table: TableModel }): JSX.Element {
  return (
    <a class="button tb-replay-back" href={full(tableAddress(table.id, table.key))} title={t("replay-back")}>
      <Icon name="close" size={18} />
      <span>{t("replay-back")}</span>
    </a>
  );
}

/** Why the wanted step is not shown, with a button that tries again. */
export function StepFailure({ table, onAgain }: { table: ReplayModel; onAgain(): void }): JSX.Element {
  const problem = table.failure.value;
  return (
    <div class={problem === null ? undefined : "tb-replay-failed"}>
      <ErrorMessage problem={problem} words={() => t("replay-failed", { problem: explain(problem) })} />
      {problem !== null && (
        <button type="button" class="button" onClick={onAgain}>
          {t("replay-again")}
        </button>
      )}
    </div>
  );
}
