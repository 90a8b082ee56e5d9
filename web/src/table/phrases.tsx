import type { JSX } from "preact";
import { t } from "../core/lang";
import { type Phrase, phraseText } from "../core/phrases";
import { PHRASES, REACTIONS } from "../net/schema";
import { Reaction } from "./reaction";

/** Phrases and reactions to send with one tap. Each reader sees them in their own language. */
export function Phrases({ onSend }: { onSend(phrase: Phrase): void }): JSX.Element {
  return (
    <fieldset class="tb-phrases">
      <legend class="unseen">{t("chat-phrases")}</legend>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="tb-phrase tb-phrase-picture"
          aria-label={phraseText(reaction) ?? ""}
          title={phraseText(reaction) ?? ""}
          onClick={() => onSend(reaction)}
        >
          <Reaction phrase={reaction} />
        </button>
      ))}
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" class="tb-phrase" onClick={() => onSend(phrase)}>
          {phraseText(phrase)}
        </button>
      ))}
    </fieldset>
  );
}
