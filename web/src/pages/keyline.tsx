import type { JSX } from "preact";
import { remove } from "../net/api";
import { ErrorMessage } from "../ui/errormessage";
import { useSend } from "./form";

/** A session or a token in a list: its name, something about it, and a button that ends it. */
export function KeyLine(props: {
  label: string;
  about: string;
  /** Its address in the API. */
  path: string;
  /** The text of the button, and its name for screen readers. Without them there is no button. */
  end?: { text: string; name: string };
  onEnded(): void;
}): JSX.Element {
  const { label, about, path, end, onEnded } = props;
  const sent = useSend(async () => {
    await remove(path);
    onEnded();
  });
  return (
    <li class="pg-key">
      <div>
        <strong>{label}</strong>
        <br />
        <span class="soft">{about}</span>
        <ErrorMessage problem={sent.problem.value} />
      </div>
      {end && (
        <button
          type="button"
          class="button"
          aria-label={end.name}
          disabled={sent.busy.value}
          onClick={sent.run}
        >
          {end.text}
        </button>
      )}
    </li>
  );
}
