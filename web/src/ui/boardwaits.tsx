import type { JSX } from "preact";
import { t } from "../core/lang";
import { boardOf } from "../net/boards";

/** What stands where a board will be drawn, until the server has said what is printed on it. */
export function BoardWaits({ game }: { game: string }): JSX.Element {
  const board = boardOf(game);
  if (!board.failed.value)
    return (
      <p class="soft" role="status">
        {t("loading")}
      </p>
    );
  return (
    <p role="status">
      {t("failed-text")}{" "}
      <button type="button" class="button" onClick={() => board.load()}>
        {t("failed-reload")}
      </button>
    </p>
  );
}
