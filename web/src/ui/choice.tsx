import type { JSX } from "preact";
import { useId } from "preact/hooks";
import "./ui.css";

interface Props<T extends string | number> {
  label: string;
  value: T;
  choices: readonly (readonly [value: T, text: string])[];
  onChange(value: T): void;
  hideLabel?: boolean;
}

/** A choice of a few options, all visible. */
export function Choice<T extends string | number>(props: Props<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="ui-choice">
      <legend class={props.hideLabel ? "unseen" : ""}>{props.label}</legend>
      <div class="ui-choice-row">
        {props.choices.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
