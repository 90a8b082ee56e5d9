import type { JSX } from "preact";
import "./ui.css";

interface TickProps {
  label: string;
  /** What it means, below the label. */
  about?: string;
  on: boolean;
  onChange(on: boolean): void;
}

/** A checkbox with its label. */
export function Tick({ label, about, on, onChange }: TickProps): JSX.Element {
  return (
    <label class="ui-tick">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        {about && (
          <>
            <br />
            <span class="soft">{about}</span>
          </>
        )}
      </span>
    </label>
  );
}
