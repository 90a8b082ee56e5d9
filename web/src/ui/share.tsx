import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { encode } from "uqr";
import { t } from "../core/lang";
import { Icon } from "./icon";
import "./ui.css";

/** A QR code. Always dark on light, for cameras. */
export function Code({ text, label }: { text: string; label: string }): JSX.Element {
  const { size, data } = encode(text, { border: 2, ecc: "M" });
  let path = "";
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) path += `M${x} ${y}h1v1h-1z`;
    });
  });
  return (
    <svg
      class="ui-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fffdf6" />
      <path d={path} fill="#22303a" />
    </svg>
  );
}

interface LinkProps {
  link: string;
  label: string;
  main?: boolean; // is sharing the main action of the page?
}

/** A link to share, copy or read. */
export function ShareLink({ link, label, main = false }: LinkProps): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = async (field: HTMLInputElement | null): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field?.select(); // without https there is no clipboard API
      document.execCommand("copy");
    }
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
