import type { Signal } from "@preact/signals";
import type { InputHTMLAttributes, JSX } from "preact";
import "./ui.css";

interface FieldProps {
  label: string;
  value: Signal<string>;
  /** More attributes of the input. */
  more?: InputHTMLAttributes<HTMLInputElement>;
}

/** A required field with its label. */
export function Field({ label, value, more }: FieldProps): JSX.Element {
  return (
    <label class="ui-label">
      <span>{label}</span>
      <input
        class="field"
        required
        {...more}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
