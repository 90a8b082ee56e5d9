import type { JSX } from "preact";
import { has, t } from "../core/lang";
import { gamePage } from "../games";
import type { OptionInfo } from "../net/schema";
import { Choice } from "../ui/choice";
import { Tick } from "../ui/tick";

type Values = Record<string, number | boolean>;

interface Props {
  game: string;
  options: OptionInfo[];
  values: Values;
  onChange(values: Values): void;
}

const FEW = 6; // so many numbers are shown as buttons

/** A text about an option of a game: `exchange_until` has the messages option-exchange-until and -about. */
function optionText(game: string, name: string, suffix: string, otherwise: string): string {
  const id = `option-${name.replaceAll("_", "-")}${suffix}`;
  // an option of a game without a page may have the name of one of ours, and mean something else
  return gamePage(game) && has(id) ? t(id) : otherwise;
}

export function optionTitle(game: string, name: string): string {
  return optionText(game, name, "", name.replaceAll("_", " "));
}

/** The options of a game, each with a description. */
export function Options({ game, options, values, onChange }: Props): JSX.Element {
  return (
    <>
      {options.map((option) => {
        const { name } = option;
        const value = values[name] ?? option.default;
        const about = optionText(game, name, "-about", option.description);
        const set = (next: number | boolean): void => onChange({ ...values, [name]: next });
        return (
          <div key={name} class="pg-option">
            {typeof value === "boolean" ? (
              <Tick label={optionTitle(game, name)} about={about} on={value} onChange={set} />
            ) : (
              <Figure
                title={optionTitle(game, name)}
                about={about}
                least={option.least ?? 0}
                most={option.most ?? 0}
                value={value}
                onChange={set}
              />
            )}
          </div>
        );
      })}
    </>
  );
}

interface FigureProps {
  title: string;
  about: string;
  least: number;
  most: number;
  value: number;
  onChange(value: number): void;
}

function Figure({ title, about, least, most, value, onChange }: FigureProps): JSX.Element {
  if (most - least < FEW) {
    const numbers = Array.from({ length: most - least + 1 }, (_, n) => least + n);
    return (
      <>
        <Choice
          label={title}
          value={value}
          choices={numbers.map((one) => [one, String(one)])}
          onChange={onChange}
        />
        <p class="soft pg-hint">{about}</p>
      </>
    );
  }
  return (
    <label class="ui-label">
      <span>{title}</span>
      <input
        class="field pg-figure"
        type="number"
        min={least}
        max={most}
        value={value}
        onInput={(event) => {
          if (event.currentTarget.validity.valid) onChange(event.currentTarget.valueAsNumber);
        }}
      />
      <span class="soft pg-hint">{about}</span>
    </label>
  );
}
