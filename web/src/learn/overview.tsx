import type { JSX } from "preact";
import { full } from "../core/base";
import { gameTitle } from "../core/games";
import { has, t } from "../core/lang";
import { LEARNED } from "../games";
import { Heading, useTitle } from "../ui/heading";
import { Icon } from "../ui/icon";
import { Vignette } from "../ui/vignette";

/** The overview of all games that can be learned. */
export function Overview(): JSX.Element {
  useTitle(() => t("ln-title"));
  return (
    <div class="pg-page ln-start">
      <Heading>{t("ln-title")}</Heading>
      <p class="ln-intro">{t("ln-intro")}</p>
      <ul class="ln-games" aria-label={t("ln-games")}>
        {LEARNED.map((game) => (
          <Card key={game} game={game} />
        ))}
      </ul>
    </div>
  );
}

function Card({ game }: { game: string }): JSX.Element {
  const title = gameTitle(game);
  const about = `game-${game}-about`;
  return (
    <li class="ln-card">
      <div class="ln-card-picture">
        <Vignette game={game} />
      </div>
      <div class="ln-card-words">
        <h2>{title}</h2>
        {has(about) && <p>{t(about)}</p>}
        <div class="ln-card-links">
          <a
            class="button main"
            href={full(`/learn/${game}/guide`)}
            aria-label={t("ln-guide-of-game", { game: title })}
          >
            <Icon name="play" size={18} />
            {t("ln-guide-of")}
          </a>
          <a class="button" href={full(`/learn/${game}`)} aria-label={t("ln-rules-of-game", { game: title })}>
            <Icon name="book" size={18} />
            {t("ln-rules-of")}
          </a>
        </div>
      </div>
    </li>
  );
}
