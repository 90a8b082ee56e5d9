import type { JSX } from "preact";
import { explain } from "../core/problems";
import "./ui.css";

interface Props {
  problem: unknown;
  /** Better words for it than the usual ones. */
  words?: () => string;
}

/** What went wrong, if something did. */
export function ErrorMessage({ problem, words }: Props): JSX.Element {
  return (
    <div role="alert" class="ui-error-place">
      {problem ? <p class="ui-error">{words ? words() : explain(problem)}</p> : null}
    </div>
  );
}
