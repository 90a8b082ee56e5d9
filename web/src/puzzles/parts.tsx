import type { JSX } from "preact";
import { full } from "../core/base";
import { gameTitle } from "../core/games";
import { language, t } from "../core/lang";
import type { DailyPuzzle, Streak } from "../net/schema";
import { ErrorMessage } from "../ui/errormessage";
import { Icon } from "../ui/icon";
import { puzzleAddress, puzzleSource } from "./addresses";
import type { Fetched } from "./fetched";

const MOST_DIFFICULT = 5;
const LEVELS = Array.from({ length: MOST_DIFFICULT }, (_, place) => place + 1);

/** How hard a puzzle is: as many dots of five, and for those who see, words only if it is `named`. */
export function Difficulty({ level, named = false }: { level: number; named?: boolean }): JSX.Element {
  return (
    <span class="pz-difficulty">
      <span aria-hidden="true">
        {LEVELS.map((one) => (
          <i key={one} class={one <= level ? "on" : undefined} />
        ))}
      </span>
      <span class={named ? undefined : "unseen"}>
        {t("puzzles-difficulty", { level, most: MOST_DIFFICULT })}
      </span>
    </span>
  );
}

/** How many days in a row the daily puzzle was solved. */
export function StreakLine({ streak }: { streak: Streak }): JSX.Element {
  return (
    <p class="pz-streak">
      <Icon name="chart" size={18} />
      <strong>{streak.days > 0 ? t("puzzles-streak", { days: streak.days }) : t("puzzles-no-streak")}</strong>
      {streak.best > 0 && <span class="soft">{t("puzzles-best-streak", { days: streak.best })}</span>}
    </p>
  );
}

/** Today's puzzle: its board, how hard it is, and a way to it. */
export function Daily({ game, daily }: { game: string; daily: DailyPuzzle }): JSX.Element {
  const address = full(puzzleAddress(game, "daily"));
  const done = daily.state !== "new";
  return (
    <div class="pz-daily">
      <div class="pz-picture">
        <img
          src={full(`${puzzleSource(game, daily.number)}/preview.png`)}
          width={1200}
          height={630}
          alt=""
          loading="lazy"
        />
      </div>
      <p class="pz-facts">
        <Difficulty level={daily.difficulty} />
        <span>{t("puzzles-players", { count: daily.seats })}</span>
        {done && (
          <span class={`pz-state ${daily.state}`}>
            <Icon name={daily.state === "solved" ? "check" : "close"} size={17} />
            {t(`puzzles-state-${daily.state}`)}
          </span>
        )}
      </p>
      <a
        class={`button${done ? "" : " main"}`}
        href={address}
        aria-label={`${t(done ? "puzzles-look-again" : "puzzles-solve")}: ${t("puzzles-daily-of-game", { game: gameTitle(game) })}`}
      >
        <Icon name={done ? "eye" : "play"} size={18} />
        {t(done ? "puzzles-look-again" : "puzzles-solve")}
      </a>
    </div>
  );
}

/** When the next daily puzzle comes, in the reader's own time. Days begin at midnight UTC. */
export function nextTime(): string {
  const next = new Date();
  next.setUTCHours(24, 0, 0, 0);
  return new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(next);
}

/** A day such as 2026-11-19, as people write it. */
export function dayText(day: string): string {
  const format = new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** What stands in place of what is being read, or could not be. */
export function Waiting({ fetched, words }: { fetched: Fetched<unknown>; words?: string }): JSX.Element {
  const problem = fetched.problem.value;
  return (
    <>
      <ErrorMessage problem={problem} />
      {problem === null ? (
        <p class="soft" role="status">
          {words ?? t("loading")}
        </p>
      ) : (
        <p>
          <button type="button" class="button" onClick={fetched.read}>
            <Icon name="again" size={18} />
            {t("puzzle-reload")}
          </button>
        </p>
      )}
    </>
  );
}
