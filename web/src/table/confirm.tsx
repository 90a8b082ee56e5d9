import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/lang";
import { asPicture } from "../core/rich";
import type { TableModel } from "../core/table";
import type { Face } from "./face";
import { Rich } from "./rich";
import "./confirm.css";

const BUSY = "button, a, input, textarea, select, summary, [role=button], [tabindex]:not([tabindex='-1'])";

/** Asks to confirm the proposed action. */
export function ConfirmBar({ table, face }: { table: TableModel; face: Face }): JSX.Element | null {
  const action = table.proposed.value;
  useEffect(() => {
    if (action === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") table.proposed.value = null;
      // Enter on a button presses that button; picking the same action again confirms it
      else if (event.key === "Enter" && !(event.target instanceof Element && event.target.closest(BUSY)))
        void table.act(action);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [action, table]);
  return (
    <div class="tb-confirm-place" role="status">
      {action !== null && (
        <div class="tb-confirm">
          <p>
            <Rich text={face.actionText(action, table, asPicture)} face={face} />
          </p>
          <div class="tb-confirm-buttons">
            <button
              type="button"
              class="button main"
              disabled={table.sending.value}
              onClick={() => void table.act(action)}
            >
              {t("do-confirm")}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                table.proposed.value = null;
              }}
            >
              {t("cancel")}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
