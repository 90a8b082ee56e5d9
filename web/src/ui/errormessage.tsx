import type { JSX } from "preact";
import { explain } from "../core/problems";
import "./ui.css";

interface Props {
  problem: unknown;
  /** A better text than the usual one. */
  words?: () => string;
}

/** An error message, if there is an error. */
export function ErrorMessage({ problem, words }: Props): JSX.Element {
  return (
    <div role="alert" class="ui-error-place">
      {problem ? <p class="ui-error">{words ? words() : explain(problem)}</p> : null}
    </div>
  );
}
