import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { fittingBot, fittingSeats, games, gameTitle, useGames } from "../core/games";
import { has, t } from "../core/lang";
import { botKind } from "../core/names";
import { lastPlayed, playNow, playWithFriends, rememberPlayed } from "../core/newtable";
import type { GameInfo } from "../net/schema";
import { ErrorMessage } from "../ui/errormessage";
import { Heading, useTitle } from "../ui/heading";
import { Icon } from "../ui/icon";
import { Scene } from "../ui/scene";
import { Vignette } from "../ui/vignette";
import { Tables } from "./tablelist";
import "./pages.css";

const GHOSTS = ["first", "second", "third"];
const COUNTS = [1, 2, 3, 4, 5];

/** The home page: play at once, play with friends, or continue a game. */
export function Home(): JSX.Element {
  const problem = useSignal<unknown>(null);
  useTitle(() => "");
  useGames(problem);
  return (
    <div class="pg-home">
      <div class="pg-hero">
        <Scene />
        <div class="pg-hero-words">
          <Heading>{t("home-title")}</Heading>
          <p>{t("home-tagline")}</p>
        </div>
      </div>
      <div class="pg-page">
        <ErrorMessage problem={problem.value} />
        <Play
          games={games.value ?? []}
          onProblem={(error) => {
            problem.value = error;
          }}
        />
        <Tables which="challenges" title={t("home-challenges")} empty="" hideEmpty />
        <div class="pg-columns">
          <Tables which="mine" title={t("home-mine")} empty={t("mine-empty")} />
          <Tables which="open" title={t("home-open")} empty={t("open-empty")} />
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
  const doIt = async (game: GameInfo, how: "bots" | "friends"): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    props.onProblem(null);
    change({ game: game.name });
    const bot = fittingBot(game, chosen.value.bot);
    try {
      if (how === "bots") await playNow({ game: game.name, bots: botsFor(game, chosen.value.bots), bot });
      else await playWithFriends(game.name, Math.min(...game.seats));
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
        <a href="/new">{t("home-more")}</a>
        <a href="/learn">{t("ln-title")}</a>
      </p>
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
