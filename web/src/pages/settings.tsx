import type { JSX } from "preact";
import { t } from "../core/lang";
import { type Confirm, change, type Pace, settings, type Theme } from "../core/settings";
import { play } from "../core/sound";
import { Choice } from "../ui/choice";
import { Dialog } from "../ui/dialog";
import { Tick } from "../ui/tick";
import { LanguageSelect } from "./language";

const THEMES: Theme[] = ["auto", "light", "dark"];
const CONFIRMS: Confirm[] = ["always", "final", "touch", "never"];
const PACES: Pace[] = ["slow", "normal", "fast", "instant"];

/** The settings of this browser. */
export function SettingsDialog({ onClose }: { onClose(): void }): JSX.Element {
  const { theme, confirm, pace, sounds } = settings.value;
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
          <p class="soft pg-hint">{t("confirm-explained")}</p>
        </div>
        <div>
          <Choice
            label={t("pace")}
            value={pace}
            choices={PACES.map((value) => [value, t(`pace-${value}`)])}
            onChange={(value) => change({ pace: value })}
          />
          <p class="soft pg-hint">{t("pace-about")}</p>
        </div>
        <Tick
          label={t("sounds")}
          about={t("sounds-about")}
          on={sounds}
          onChange={(on) => {
            change({ sounds: on });
            if (on) play("turn");
          }}
        />
      </div>
    </Dialog>
  );
}
