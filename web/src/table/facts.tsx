import type { JSX } from "preact";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import { clockInWords } from "../pages/clock";
import { optionTitle } from "../pages/options";

/** How it is played at a table, in words: who may join, clock and options. */
export function FactList({ table }: { table: TableModel }): JSX.Element | null {
  const info = table.info.value;
  if (!info) return null;
  const options = Object.entries(info.options);
  return (
    <ul class="tb-facts">
      <li>{t(info.open ? "facts-open" : "facts-closed")}</li>
      <li>{clockInWords(info.clock)}</li>
      {info.clock.kind !== "none" && <li>{t(info.clock.forfeits ? "facts-forfeits" : "clock-bot-about")}</li>}
      {info.take_back !== false && <li>{t(info.take_back ? "facts-take-back" : "facts-take-back-bots")}</li>}
      {info.hints !== false && <li>{t(info.hints ? "facts-hints" : "facts-hints-bots")}</li>}
      {options.map(([name, value]) => (
        <li key={name}>
          {t("facts-option", {
            name: optionTitle(info.game, name),
            value: typeof value === "boolean" ? t(value ? "yes" : "no") : value,
          })}
        </li>
      ))}
    </ul>
  );
}
