import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { tableAddress } from "../../core/address";
import { fittingBot, games, useGames } from "../../core/games";
import { t } from "../../core/lang";
import { ensureMe } from "../../core/me";
import { botKind } from "../../core/names";
import { lastPlayed } from "../../core/newtable";
import { go } from "../../core/router";
import type { TableModel } from "../../core/table";
import { post } from "../../net/api";
import type { Made } from "../../net/schema";
import { Form } from "../../pages/form";
import { Choice } from "../../ui/choice";
import { Dialog } from "../../ui/dialog";
import { ErrorMessage } from "../../ui/errormessage";
import type { ReplayModel } from "../replay";
import { noteOrigin } from "./origin";
import "./playfrom.css";

interface Props {
  live: TableModel;
  shown: ReplayModel;
  /** The number of the log entry that led to the position. */
  position: number;
  /** Whose view is shown; null: that of all seats. */
  whose: number | null;
  /** The new table was made. */
  onStart(): void;
  onClose(): void;
}

/** How to play on from a position of a finished game. */
export function PlayFromDialog({ live, shown, position, whose, onStart, onClose }: Props): JSX.Element {
  const problem = useSignal<unknown>(null);
  useGames(problem);
  const told = shown.steps.value[shown.at.value];
  const now = told?.number === position ? shown.now.value : null;
  const game = games.value?.find(({ name }) => name === live.info.value?.game);
  return (
    <Dialog title={t("play-from")} onClose={onClose}>
      <ErrorMessage problem={problem.value} />
      {now === null || !game ? (
        <p class="soft" role="status">
          {t("loading")}
        </p>
      ) : now.turn < 0 ? (
        <p>{t("play-from-over")}</p>
      ) : (
        <Choices
          live={live}
          position={position}
          first={whose ?? (live.you.value.length === 1 ? live.you.value[0] : undefined) ?? now.turn}
          bots={game.bots}
          usual={fittingBot(game, lastPlayed().bot)}
          onStart={onStart}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

interface ChoicesProps {
  live: TableModel;
  position: number;
  /** The seat that is proposed. */
  first: number;
  bots: string[];
  /** The bot that is proposed. */
  usual: string;
  onStart(): void;
  onClose(): void;
}

function Choices({ live, position, first, bots, usual, onStart, onClose }: ChoicesProps): JSX.Element {
  const how = useSignal<"bots" | "sandbox">("bots");
  const seat = useSignal(first);
  const bot = useSignal(usual);
  const hidden = useSignal<"same" | "anew">("same");
  const id = useMemo(newId, [how.value, seat.value, bot.value, hidden.value]); // a retry makes no second table
  const sandbox = how.value === "sandbox";
  const anew = hidden.value === "anew";
  const send = async (): Promise<void> => {
    await ensureMe();
    const made = await post<Made>(`/api/tables/${live.id}/play_from`, {
      position,
      key: live.key,
      id,
      seat: seat.value,
      bot: bot.value,
      sandbox,
      guess: anew,
    });
    noteOrigin(made.table, live.key);
    onStart();
    go(tableAddress(made.table));
  };
  const name = live.nameOf(seat.value);
  return (
    <Form about={t("play-from-about")} label={t("play-from-start")} send={send} onBack={onClose}>
      <div class="pf-part">
        <Choice
          label={t("play-from-how")}
          value={how.value}
          choices={[
            ["bots", t("play-from-bots")],
            ["sandbox", t("play-from-sandbox")],
          ]}
          onChange={(value) => {
            how.value = value;
          }}
        />
        <p class="soft pf-about">{t(sandbox ? "play-from-sandbox-about" : "play-from-bots-about")}</p>
      </div>
      {!sandbox && (
        <div class="pf-pair">
          <SeatField live={live} label={t("play-from-seat")} seat={seat} />
          <label class="ui-label">
            <span>{t("play-from-level")}</span>
            <select
              class="field"
              value={bot.value}
              onChange={(event) => {
                bot.value = event.currentTarget.value;
              }}
            >
              {bots.map((one) => (
                <option key={one} value={one}>
                  {botKind(one)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <div class="pf-part">
        <Choice
          label={t("play-from-hidden")}
          value={hidden.value}
          choices={[
            ["same", t("play-from-same")],
            ["anew", t("play-from-anew")],
          ]}
          onChange={(value) => {
            hidden.value = value;
          }}
        />
        <p class="soft pf-about">{anew ? t("play-from-anew-about", { name }) : t("play-from-same-about")}</p>
      </div>
      {sandbox && anew && <SeatField live={live} label={t("play-from-knower")} seat={seat} />}
    </Form>
  );
}

interface SeatFieldProps {
  live: TableModel;
  label: string;
  seat: { value: number };
}

/** The choice of a seat, by who sat there. */
function SeatField({ live, label, seat }: SeatFieldProps): JSX.Element {
  return (
    <label class="ui-label">
      <span>{label}</span>
      <select
        class="field"
        value={seat.value}
        onChange={(event) => {
          seat.value = Number(event.currentTarget.value);
        }}
      >
        {live.info.value?.seats.map((_, one) => (
          <option key={one} value={one}>
            {t(live.isYou(one) ? "play-from-seat-you" : "play-from-seat-of", {
              seat: one + 1,
              name: live.nameOf(one),
            })}
          </option>
        ))}
      </select>
    </label>
  );
}
