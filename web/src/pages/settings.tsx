import type { JSX } from "preact";
import { t } from "../core/lang";
import { type Confirm, change, settings, type Theme } from "../core/settings";
import { play } from "../core/sound";
import { Choice } from "../ui/choice";
import { Dialog } from "../ui/dialog";
import { LanguageSelect } from "./language";

const THEMES: Theme[] = ["auto", "light", "dark"];
const CONFIRMS: Confirm[] = ["always", "touch", "never"];

/** The settings of this browser. */
export function SettingsDialog({ onClose }: { onClose(): void }): JSX.Element {
  const { theme, confirm, sounds } = settings.value;
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <div class="stack">
        <LanguageSelect class="ui-label" field="field" />
        <Choice
          label={t("theme")}
          value={theme}
          choices={THEMES.map((value) => [value, t(`theme-${value}`)])}
          onChange={(value) => change({ theme: value })}
        />
        <div>
          <Choice
            label={t("confirm")}
            value={confirm}
            choices={CONFIRMS.map((value) => [value, t(`confirm-${value}`)])}
            onChange={(value) => change({ confirm: value })}
          />
          <p class="soft pg-hint">{t("confirm-about")}</p>
        </div>
        <label class="ui-tick">
          <input
            type="checkbox"
            checked={sounds}
            onChange={(event) => {
              change({ sounds: event.currentTarget.checked });
              if (event.currentTarget.checked) play("turn");
            }}
          />
          <span>
            {t("sounds")}
            <br />
            <span class="soft">{t("sounds-about")}</span>
          </span>
        </label>
      </div>
    </Dialog>
  );
}
