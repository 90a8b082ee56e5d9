import type { JSX } from "preact";
import { explain } from "../core/problems";
import "./ui.css";

/** What went wrong, if something did. */
export function Trouble({ problem }: { problem: unknown }): JSX.Element {
  return (
    <div role="alert" class="ui-trouble-place">
      {problem ? <p class="ui-trouble">{explain(problem)}</p> : null}
    </div>
  );
}
