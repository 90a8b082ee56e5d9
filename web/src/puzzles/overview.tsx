import type { JSX } from "preact";
import { full } from "../core/base";
import { gameTitle } from "../core/games";
import { t } from "../core/lang";
import type { GamePuzzles } from "../net/schema";
import { Heading, useTitle } from "../ui/heading";
import { Icon } from "../ui/icon";
import { Vignette } from "../ui/vignette";
import { puzzleAddress } from "./addresses";
import { useFetched } from "./fetched";
import { Daily, nextTime, StreakLine, Waiting } from "./parts";

/** Today's puzzle of each game, streaks, and ways to all puzzles. */
export function Overview(): JSX.Element {
  const games = useFetched<GamePuzzles[]>("/api/puzzles");
  useTitle(() => t("puzzles-title"));
  return (
    <div class="pg-page pz-start">
      <Heading>{t("puzzles-title")}</Heading>
      <p class="pz-intro">{t("puzzles-intro")}</p>
      {games.found.value === null ? (
        <Waiting fetched={games} />
      ) : (
        <>
          <p class="soft">
            {games.found.value.some(({ daily }) => daily)
              ? t("puzzles-daily-about", { time: nextTime() })
              : t("puzzles-none-at-all")}
          </p>
          <ul class="pz-games" aria-label={t("puzzles-daily")}>
            {games.found.value.map((one) => (
              <Card key={one.game} puzzles={one} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Card({ puzzles }: { puzzles: GamePuzzles }): JSX.Element {
  const { game, count, solved, daily, streak } = puzzles;
  const title = gameTitle(game);
  return (
    <li class="pz-card">
      <h2>{title}</h2>
      {daily ? (
        <>
          <Daily game={game} daily={daily} />
          <StreakLine streak={streak} />
          <p class="pz-count">
            <progress max={count} value={solved} aria-label={t("puzzles-count", { solved, count })} />
            <span>{t("puzzles-count", { solved, count })}</span>
          </p>
          <a
            class="button"
            href={full(puzzleAddress(game))}
            aria-label={t("puzzles-all-of-game", { game: title })}
          >
            <Icon name="list" size={18} />
            {t("puzzles-all")}
          </a>
        </>
      ) : (
        <>
          <div class="pz-picture">
            <Vignette game={game} />
          </div>
          <p>{t("puzzles-none")}</p>
        </>
      )}
    </li>
  );
}
