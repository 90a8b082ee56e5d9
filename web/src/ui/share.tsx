import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../core/lang";
import { copyText } from "../core/share";
import { Icon } from "./icon";
import "./ui.css";

interface LinkProps {
  link: string;
  label: string;
  main?: boolean; // is sharing the main action of the page?
}

/** A link to share, copy or read. */
export function ShareLink({ link, label, main = false }: LinkProps): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = async (field: HTMLInputElement | null): Promise<void> => {
    await copyText(link, () => field?.select());
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  const shares = "share" in navigator;
  return (
    <div class="ui-share">
      <input
        class="field"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="button"
        onClick={(event) => void copy(event.currentTarget.parentElement?.querySelector("input") ?? null)}
      >
        <Icon name={copied ? "check" : "copy"} />
        <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
      </button>
      {shares && (
        <button
          type="button"
          class={`button${main ? " main" : ""}`}
          onClick={() => void navigator.share({ url: link, title: t("fogcity") }).catch(() => {})}
        >
          <Icon name="share" />
          {t("share")}
        </button>
      )}
    </div>
  );
}
