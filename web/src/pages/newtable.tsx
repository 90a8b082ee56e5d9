import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { tableAddress } from "../core/address";
import { fittingBot, fittingSeats, games, gameTitle, useGames } from "../core/games";
import { t } from "../core/lang";
import { lastPlayed, makeTable, rememberPlayed, type Sitter } from "../core/newtable";
import { go, query } from "../core/router";
import type { Clock, GameInfo } from "../net/schema";
import { Choice } from "../ui/choice";
import { ErrorMessage } from "../ui/errormessage";
import { Heading, useTitle } from "../ui/heading";
import { Vignette } from "../ui/vignette";
import { ClockChooser } from "./clock";
import { Options } from "./options";
import { Seats } from "./seats";
import "./pages.css";
import { Tick } from "../ui/tick";

/** The form for a new table. */
export function NewTablePage(): JSX.Element {
  const problem = useSignal<unknown>(null);
  useTitle(() => t("new-title"));
  useGames(problem);
  return (
    <div class="pg-page pg-new">
      <Heading>{t("new-title")}</Heading>
      <ErrorMessage problem={problem.value} />
      {games.value ? <Form games={games.value} /> : <p class="soft">{t("loading")}</p>}
    </div>
  );
}

function fitting(sitters: Sitter[], seats: number, bot: string): Sitter[] {
  const rest: Sitter[] = Array.from({ length: seats }, () => ({ kind: "bot", bot }));
  return [...sitters, ...rest].slice(0, seats);
}

function Form({ games: known }: { games: GameInfo[] }): JSX.Element {
  const last = lastPlayed();
  const wanted = query.value.get("game") ?? last.game;
  const game = useSignal<GameInfo>((known.find(({ name }) => name === wanted) ?? known[0]) as GameInfo);
  const sitters = useSignal<Sitter[]>(
    fitting(
      [{ kind: "me" }, { kind: "link" }],
      fittingSeats(game.value, 2),
      fittingBot(game.value, last.bot),
    ),
  );
  const options = useSignal<Record<string, number | boolean>>({});
  const clock = useSignal<Clock>({ kind: "none" });
  const open = useSignal(false);
  const start = useSignal(true);
  const takeBack = useSignal(true);
  const hints = useSignal<boolean | null>(null);
  const onlyBots = sitters.value.slice(1).every(({ kind }) => kind === "bot");
  const busy = useSignal(false);
  const problem = useSignal<unknown>(null);

  const chooseGame = (name: string): void => {
    const found = known.find((one) => one.name === name);
    if (!found) return;
    game.value = found;
    options.value = {};
    sitters.value = fitting(
      sitters.value,
      fittingSeats(found, sitters.value.length),
      fittingBot(found, last.bot),
    );
  };
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    problem.value = null;
    try {
      const table = await makeTable({
        game: game.value.name,
        sitters: sitters.value,
        options: options.value,
        clock: clock.value,
        open: open.value,
        start: start.value,
        take_back: onlyBots || !takeBack.value ? takeBack.value : null,
        hints: hints.value,
      });
      rememberPlayed({ game: game.value.name });
      go(tableAddress(table));
    } catch (error) {
      problem.value = error;
      busy.value = false;
    }
  };

  return (
    <form class="pg-form" onSubmit={(event) => void send(event)}>
      <fieldset class="pg-pick">
        <legend>{t("new-game")}</legend>
        {known.map(({ name }) => (
          <label key={name} class="pg-pick-one">
            <input
              type="radio"
              name="game"
              checked={name === game.value.name}
              onChange={() => chooseGame(name)}
            />
            <span class="pg-pick-card">
              <span class="pg-pick-picture">
                <Vignette game={name} />
              </span>
              <span class="pg-pick-title">{gameTitle(name)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <section class="sheet stack">
        <h2>{t("new-seats")}</h2>
        <Choice
          label={t("new-seats-count")}
          hideLabel
          value={sitters.value.length}
          choices={game.value.seats.map((count) => [count, String(count)])}
          onChange={(count) => {
            sitters.value = fitting(sitters.value, count, fittingBot(game.value, last.bot));
          }}
        />
        <Seats
          sitters={sitters.value}
          bots={game.value.bots}
          bot={fittingBot(game.value, last.bot)}
          onChange={(changed) => {
            sitters.value = changed;
          }}
        />
      </section>
      {game.value.options.length > 0 && (
        <section class="sheet stack">
          <h2>{t("new-options")}</h2>
          <Options
            game={game.value.name}
            options={game.value.options}
            values={options.value}
            onChange={(values) => {
              options.value = values;
            }}
          />
        </section>
      )}
      <section class="sheet stack">
        <h2>{t("new-clock")}</h2>
        <ClockChooser
          clock={clock.value}
          onChange={(changed) => {
            clock.value = changed;
          }}
        />
      </section>
      <section class="sheet">
        <h2>{t("new-who")}</h2>
        <Tick
          label={t("new-open")}
          about={t("new-open-about")}
          on={open.value}
          onChange={(on) => {
            open.value = on;
          }}
        />
        <Tick
          label={t("new-start")}
          about={t("new-start-about")}
          on={start.value}
          onChange={(on) => {
            start.value = on;
          }}
        />
        <Tick
          label={t("new-hints")}
          about={t("new-hints-about")}
          on={hints.value ?? onlyBots}
          onChange={(on) => {
            hints.value = on;
          }}
        />
        {onlyBots && (
          <Tick
            label={t("new-take-back")}
            about={t("new-take-back-about")}
            on={takeBack.value}
            onChange={(on) => {
              takeBack.value = on;
            }}
          />
        )}
      </section>
      <ErrorMessage problem={problem.value} />
      <div class="pg-send">
        <button type="submit" class="button main pg-big" disabled={busy.value}>
          {t("new-make")}
        </button>
      </div>
    </form>
  );
}
