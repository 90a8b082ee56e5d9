import type { JSX } from "preact";
import { full } from "../core/base";
import { gameTitle } from "../core/games";
import { number, t } from "../core/lang";
import { Problem } from "../net/api";
import type { PuzzleInfo, PuzzleList } from "../net/schema";
import { Heading, useTitle } from "../ui/heading";
import { Icon } from "../ui/icon";
import { NotFound } from "../ui/notice";
import { puzzleAddress, puzzleSource } from "./addresses";
import { useFetched } from "./fetched";
import { Daily, Difficulty, nextTime, StreakLine, Waiting } from "./parts";

/** All puzzles of a game by difficulty, and what is solved. */
export function GameList({ game }: { game: string }): JSX.Element {
  const list = useFetched<PuzzleList>(puzzleSource(game));
  useTitle(() => t("puzzles-of-game", { game: gameTitle(game) }));
  const { value: problem } = list.problem;
  if (problem instanceof Problem && problem.about.reason === "no_such_game") return <NotFound />;
  return (
    <div class="pg-page pz-list">
      <p class="pz-up">
        <a href={full("/puzzles")}>{t("puzzles-title")}</a>
      </p>
      <Heading>{t("puzzles-of-game", { game: gameTitle(game) })}</Heading>
      {list.found.value ? <Found list={list.found.value} /> : <Waiting fetched={list} />}
    </div>
  );
}

function Found({ list }: { list: PuzzleList }): JSX.Element {
  const { game, puzzles, daily, streak, next } = list;
  if (!daily) return <p>{t("puzzles-none")}</p>;
  const solved = puzzles.filter(({ state }) => state === "solved").length;
  const levels = [...new Set(puzzles.map(({ difficulty }) => difficulty))].sort((one, other) => one - other);
  return (
    <>
      <div class="pz-top">
        <section class="pz-card" aria-labelledby="pz-daily">
          <h2 id="pz-daily">{t("puzzles-daily")}</h2>
          <Daily game={game} daily={daily} />
          <StreakLine streak={streak} />
          <p class="soft">{t("puzzles-daily-about", { time: nextTime() })}</p>
        </section>
        <div class="pz-next">
          <p class="pz-count">
            <progress
              max={puzzles.length}
              value={solved}
              aria-label={t("puzzles-count", { solved, count: puzzles.length })}
            />
            <span>{t("puzzles-count", { solved, count: puzzles.length })}</span>
          </p>
          {next === null ? (
            <p>{t("puzzles-all-answered")}</p>
          ) : (
            <a class="button main" href={full(puzzleAddress(game, next))}>
              <Icon name="next" size={18} />
              {t("puzzles-next-unsolved")}
            </a>
          )}
          <p class="soft">{t("puzzles-legend")}</p>
        </div>
      </div>
      {levels.map((level) => (
        <Level
          key={level}
          game={game}
          level={level}
          puzzles={puzzles.filter(({ difficulty }) => difficulty === level)}
        />
      ))}
    </>
  );
}

function Level(props: { game: string; level: number; puzzles: PuzzleInfo[] }): JSX.Element {
  const id = `pz-level-${props.level}`;
  return (
    <section class="pz-level" aria-labelledby={id}>
      <h2 id={id}>
        <Difficulty level={props.level} named />
      </h2>
      <ul>
        {props.puzzles.map(({ number: which, state }) => (
          <li key={which}>
            <a
              class={`pz-entry ${state}`}
              href={full(puzzleAddress(props.game, which))}
              aria-label={t("puzzles-entry", { number: which, state: t(`puzzles-state-${state}`) })}
            >
              {number(which)}
              {state !== "new" && <Icon name={state === "solved" ? "check" : "close"} size={15} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
