import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../core/lang";
import { useLayer } from "../core/layers";
import { Icon } from "./icon";
import "./ui.css";

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A modal dialog. Escape and a click outside close it. */
export function Dialog({ title, onClose, children }: Props): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayer(true, onClose);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    const beside = (event: MouseEvent): void => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener("mousedown", beside);
    return () => dialog?.removeEventListener("mousedown", beside);
  }, [onClose]);
  return (
    <dialog
      ref={ref}
      class="ui-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="ui-dialog-inner">
        <div class="ui-dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="button plain ui-square" aria-label={t("close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
