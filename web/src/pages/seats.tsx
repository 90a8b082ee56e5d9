import type { JSX } from "preact";
import { t } from "../core/lang";
import { me } from "../core/me";
import { botKind } from "../core/names";
import type { Sitter } from "../core/newtable";

const KINDS = ["bot", "link", "account", "screen"] as const;

interface Props {
  sitters: Sitter[];
  bots: string[];
  bot: string;
  onChange(sitters: Sitter[]): void;
}

/** Chooses who sits where. */
export function Seats({ sitters, bots, bot, onChange }: Props): JSX.Element {
  const put = (seat: number, sitter: Sitter): void =>
    onChange(sitters.map((old, n) => (n === seat ? sitter : old)));
  return (
    <ol class="list pg-seats">
      {sitters.map((sitter, seat) => (
        <li key={`seat-${seat + 1}`}>
          <span class="pg-seat-number" aria-hidden="true">
            {seat + 1}
          </span>
          {sitter.kind === "me" ? (
            <span class="pg-seat-me">{me.value ? t("seat-me", { name: me.value.name }) : t("seat-you")}</span>
          ) : (
            <div class="pg-seat-parts">
              <select
                class="field"
                aria-label={t("seat-kind", { seat: seat + 1 })}
                value={sitter.kind}
                onChange={(event) => put(seat, sitterOf(event.currentTarget.value, bot, seat))}
              >
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`seat-${kind}`)}
                  </option>
                ))}
              </select>
              <Detail sitter={sitter} seat={seat} bots={bots} onChange={(changed) => put(seat, changed)} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function sitterOf(kind: string, bot: string, seat: number): Sitter {
  switch (kind) {
    case "bot":
      return { kind, bot };
    case "account":
      return { kind, name: "" };
    case "screen":
      return { kind, name: t("seat-screen-name", { seat: seat + 1 }) };
    default:
      return { kind: "link" };
  }
}

interface DetailProps {
  sitter: Sitter;
  seat: number;
  bots: string[];
  onChange(sitter: Sitter): void;
}

function Detail({ sitter, seat, bots, onChange }: DetailProps): JSX.Element | null {
  if (sitter.kind === "bot")
    return (
      <select
        class="field"
        aria-label={t("seat-bot-level", { seat: seat + 1 })}
        value={sitter.bot}
        onChange={(event) => onChange({ kind: "bot", bot: event.currentTarget.value })}
      >
        {bots.map((bot) => (
          <option key={bot} value={bot}>
            {botKind(bot)}
          </option>
        ))}
      </select>
    );
  if (sitter.kind === "account" || sitter.kind === "screen") {
    const { kind } = sitter;
    const label = t(kind === "account" ? "seat-account-name" : "seat-screen-label");
    return (
      <input
        class="field"
        required
        maxLength={30}
        aria-label={label}
        placeholder={label}
        value={sitter.name}
        onInput={(event) => onChange({ kind, name: event.currentTarget.value })}
      />
    );
  }
  return <span class="soft pg-seat-hint">{t("seat-link-about")}</span>;
}
