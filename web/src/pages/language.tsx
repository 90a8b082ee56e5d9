import type { JSX } from "preact";
import { LANGUAGES, language, t } from "../core/lang";
import { change } from "../core/settings";

interface Props {
  class: string;
  field?: string;
  hideLabel?: boolean;
}

/** Choose the language of the page. */
export function LanguageSelect(props: Props): JSX.Element {
  return (
    <label class={props.class}>
      <span class={props.hideLabel ? "unseen" : ""}>{t("language")}</span>
      <select
        class={props.field ?? ""}
        value={language.value}
        onChange={(event) => change({ language: event.currentTarget.value })}
      >
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
