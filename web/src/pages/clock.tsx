import type { JSX } from "preact";
import { t } from "../core/lang";
import type { Clock } from "../net/schema";
import { Choice } from "../ui/choice";
import { Tick } from "../ui/tick";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const TURNS = [MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY];
const BANKS = [5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR];
const INCREMENTS = [0, 5 * SECOND, 10 * SECOND, 30 * SECOND];

/** A duration in words. */
export function duration(time: number): string {
  if (time >= DAY && time % DAY === 0) return t("days", { count: time / DAY });
  if (time >= HOUR && time % HOUR === 0) return t("hours", { count: time / HOUR });
  if (time >= MINUTE && time % MINUTE === 0) return t("minutes", { count: time / MINUTE });
  return t("seconds", { count: Math.round(time / SECOND) });
}

/** The clock of a table in a sentence. */
export function clockInWords(clock: Clock): string {
  const { kind = "none", time = 0, increment = 0 } = clock;
  if (kind === "none") return t("clock-none-about");
  if (kind === "turn") return t("clock-turn-about", { time: duration(time) });
  return increment
    ? t("clock-bank-increment-about", { time: duration(time), increment: duration(increment) })
    : t("clock-bank-about", { time: duration(time) });
}

/** Chooses the clock of a new table. */
export function ClockChooser({
  clock,
  onChange,
}: {
  clock: Clock;
  onChange(clock: Clock): void;
}): JSX.Element {
  const { kind = "none", time = 0, increment = 0, forfeits = false } = clock;
  const choose = (next: "none" | "turn" | "bank"): void => {
    if (next === "none") onChange({ kind: "none" });
    else if (next === "turn") onChange({ kind: "turn", time: 3 * DAY, forfeits });
    else onChange({ kind: "bank", time: 20 * MINUTE, increment: 10 * SECOND, forfeits });
  };
  const times = kind === "turn" ? TURNS : BANKS;
  return (
    <>
      <Choice
        label={t("new-clock")}
        hideLabel
        value={kind}
        choices={(["none", "turn", "bank"] as const).map((one) => [one, t(`clock-${one}`)])}
        onChange={choose}
      />
      {kind !== "none" && (
        <div class="row">
          <Times
            label={t(kind === "turn" ? "clock-time-turn" : "clock-time-bank")}
            times={times}
            value={time}
            onChange={(next) => onChange({ ...clock, time: next })}
          />
          {kind === "bank" && (
            <Times
              label={t("clock-increment")}
              times={INCREMENTS}
              value={increment}
              onChange={(next) => onChange({ ...clock, increment: next })}
            />
          )}
        </div>
      )}
      {kind !== "none" && (
        <Tick
          label={t("clock-forfeits")}
          about={t("clock-forfeits-about")}
          on={forfeits}
          onChange={(on) => onChange({ ...clock, forfeits: on })}
        />
      )}
      <p class="soft pg-hint">{clockInWords(clock)}</p>
    </>
  );
}

interface TimesProps {
  label: string;
  times: number[];
  value: number;
  onChange(time: number): void;
}

function Times({ label, times, value, onChange }: TimesProps): JSX.Element {
  return (
    <label class="ui-label">
      <span>{label}</span>
      <select class="field" value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {times.map((time) => (
          <option key={time} value={time}>
            {time === 0 ? t("clock-no-increment") : duration(time)}
          </option>
        ))}
      </select>
    </label>
  );
}
