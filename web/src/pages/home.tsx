import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { full } from "../core/base";
import { fittingBot, fittingSeats, games, gameTitle, useGames } from "../core/games";
import { has, t } from "../core/lang";
import { expectedGames, listOf } from "../core/lists";
import { farewell, me } from "../core/me";
import { botKind } from "../core/names";
import { lastPlayed, playNow, rememberPlayed } from "../core/newtable";
import type { GameInfo } from "../net/schema";
import { ErrorMessage } from "../ui/errormessage";
import { Heading, useTitle } from "../ui/heading";
import { Icon } from "../ui/icon";
import { lazyDialog } from "../ui/lazy";
import { Scene } from "../ui/scene";
import { Vignette } from "../ui/vignette";
import { Tables } from "./tablelist";
import "./pages.css";
import "./home.css";

const WithFriends = lazyDialog(() => import("./withfriends").then((part) => part.WithFriends));

const GHOSTS = ["first", "second", "third"];
const COUNTS = [1, 2, 3, 4, 5];
const LONG_TITLE = 28; // longer ones are set smaller, so that they stay on one line

/** About how wide a text is, in Latin letters: those of Hangul are twice as wide. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u1100" ? 2 : 1), 0);
}

/** The home page: play at once, play with friends, or continue a game. */
export function Home(): JSX.Element {
  const problem = useSignal<unknown>(null);
  const returning = useReturning();
  useTitle(() => "");
  useGames(problem);
  useEffect(
    () => () => {
      farewell.value = null; // it is said once
    },
    [],
  );
  return (
    <div class="pg-home">
      <div class="pg-hero">
        <Scene />
        <div class={`pg-hero-words ${widthOf(t("home-title")) > LONG_TITLE ? "pg-long" : ""}`}>
          <Heading>{t("home-title")}</Heading>
          <p>{t("home-tagline")}</p>
        </div>
      </div>
      <div class="pg-page">
        {farewell.value && (
          <p class="pg-farewell" role="status">
            {t(`farewell-${farewell.value}`)}
          </p>
        )}
        <ErrorMessage problem={problem.value} />
        {returning && (
          <div class="pg-first">
            <Tables which="mine" title={t("home-mine")} empty={t("mine-empty")} expected={expectedGames()} />
          </div>
        )}
        <Play
          games={games.value ?? []}
          onProblem={(error) => {
            problem.value = error;
          }}
        />
        <Tables which="challenges" title={t("home-challenges")} empty="" hideEmpty />
        <div class="pg-columns">
          {!returning && <Tables which="mine" title={t("home-mine")} empty={t("mine-empty")} />}
          <Tables which="open" title={t("home-open")} empty={t("open-empty")} />
          <Tables which="live" title={t("home-live")} empty={t("live-empty")} />
          <Tables
            which="mine_finished"
            title={t("home-mine-finished")}
            empty={t("mine-finished-empty")}
            hideEmpty
            most={5}
          />
          <Tables
            which="finished"
            title={t("home-finished")}
            empty={t("finished-empty")}
            hideEmpty
            most={5}
          />
        </div>
      </div>
    </div>
  );
}

const mine = listOf("mine");

/** Does this player have games to return to? Once they come first, they stay there: the page must not jump. */
function useReturning(): boolean {
  const first = useRef(false);
  const found = mine.tables.value;
  if (!me.value) first.current = false;
  else if (found ? found.length > 0 : expectedGames() > 0) first.current = true;
  return first.current;
}

/** How many bots play against one person, within the seats of a game. */
function botsFor(game: GameInfo, wanted: number): number {
  return fittingSeats(game, wanted + 1) - 1;
}

function Play(props: { games: GameInfo[]; onProblem(error: unknown): void }): JSX.Element {
  const chosen = useSignal(lastPlayed());
  const busy = useSignal(false);
  const change = (values: Partial<ReturnType<typeof lastPlayed>>): void => {
    chosen.value = { ...chosen.value, ...values };
    rememberPlayed(values);
  };
  const withFriends = useSignal<GameInfo | null>(null);
  const doIt = async (game: GameInfo, how: "bots" | "friends"): Promise<void> => {
    if (busy.value) return;
    if (how === "friends") {
      withFriends.value = game;
      return;
    }
    busy.value = true;
    props.onProblem(null);
    change({ game: game.name });
    const bot = fittingBot(game, chosen.value.bot);
    try {
      await playNow({ game: game.name, bots: botsFor(game, chosen.value.bots), bot });
    } catch (error) {
      props.onProblem(error);
    } finally {
      busy.value = false;
    }
  };
  const bots = props.games[0]?.bots ?? [];
  const favourite = props.games.find(({ name }) => name === chosen.value.game) ?? props.games[0];
  return (
    <section class="pg-play" aria-labelledby="play">
      <div class="pg-play-head">
        <h2 id="play">{t("home-play")}</h2>
        <div class="pg-against">
          <span class="soft">{t("home-against")}</span>
          <select
            class="field"
            aria-label={t("home-bots")}
            value={chosen.value.bots}
            onChange={(event) => change({ bots: Number(event.currentTarget.value) })}
          >
            {COUNTS.map((count) => (
              <option key={count} value={count}>
                {t("home-bots-count", { count })}
              </option>
            ))}
          </select>
          <select
            class="field"
            aria-label={t("home-level")}
            value={fittingBot(props.games[0], chosen.value.bot)}
            onChange={(event) => change({ bot: event.currentTarget.value })}
          >
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {botKind(bot)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <ul class="pg-games">
        {props.games.length === 0 && GHOSTS.map((name) => <Ghost key={name} />)}
        {props.games.map((game) => (
          <GameCard
            key={game.name}
            game={game}
            favourite={game === favourite}
            bots={botsFor(game, chosen.value.bots)}
            busy={busy.value}
            onPlay={(how) => void doIt(game, how)}
          />
        ))}
      </ul>
      <p class="pg-more">
        <a href={full("/new")}>{t("home-more")}</a>
        <a href={full("/learn")}>{t("ln-title")}</a>
        <a href={full("/puzzles")}>{t("nav-puzzles")}</a>
      </p>
      {withFriends.value && (
        <WithFriends
          game={withFriends.value}
          onClose={() => {
            withFriends.value = null;
          }}
        />
      )}
    </section>
  );
}

/** A placeholder while games are loading, so that the page does not jump. */
function Ghost(): JSX.Element {
  return (
    <li class="pg-game pg-ghost" aria-hidden="true">
      <div class="pg-game-picture" />
      <div class="pg-game-words">
        <h3>&nbsp;</h3>
        <p class="pg-facts">&nbsp;</p>
        <p class="pg-game-about">&nbsp;</p>
        <div class="pg-game-buttons">
          <span class="button" />
          <span class="button" />
        </div>
      </div>
    </li>
  );
}

interface CardProps {
  game: GameInfo;
  favourite: boolean;
  bots: number;
  busy: boolean;
  onPlay(how: "bots" | "friends"): void;
}

function GameCard({ game, favourite, bots, busy, onPlay }: CardProps): JSX.Element {
  const about = `game-${game.name}-about`;
  const minutes = `game-${game.name}-minutes`;
  const title = gameTitle(game.name);
  return (
    <li class={`pg-game${favourite ? " favourite" : ""}`}>
      <div class="pg-game-picture">
        <Vignette game={game.name} />
      </div>
      <div class="pg-game-words">
        <h3>{title}</h3>
        <p class="pg-facts">
          <span>
            <Icon name="people" size={17} />
            {game.seats.length > 1
              ? t("game-players", { least: Math.min(...game.seats), most: Math.max(...game.seats) })
              : t("game-players-exactly", { count: game.seats[0] ?? 1 })}
          </span>
          {has(minutes) && (
            <span>
              <Icon name="clock" size={17} />
              {t(minutes)}
            </span>
          )}
        </p>
        <p class="pg-game-about">{has(about) ? t(about) : t("game-as-text")}</p>
        <div class="pg-game-buttons">
          <button
            type="button"
            class={`button${favourite ? " main" : ""}`}
            disabled={busy}
            onClick={() => onPlay("bots")}
          >
            <Icon name="play" size={18} />
            <span>
              {t("play-now")}
              <span class="unseen"> {t("play-now-about", { title, bots })}</span>
            </span>
          </button>
          <button type="button" class="button" disabled={busy} onClick={() => onPlay("friends")}>
            <Icon name="people" size={18} />
            <span>
              {t("play-friends")}
              <span class="unseen"> {title}</span>
            </span>
          </button>
        </div>
      </div>
    </li>
  );
}
