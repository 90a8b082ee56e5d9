import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { t } from "../core/lang";
import { ErrorMessage } from "../ui/errormessage";
import { Field } from "../ui/field";

/** What a form sends. Its problem is shown until the next attempt; while it is busy, it is not sent again. */
export function useSend(send: () => Promise<void>): {
  problem: Signal<unknown>;
  busy: Signal<boolean>;
  run(): void;
} {
  const problem = useSignal<unknown>(null);
  const busy = useSignal(false);
  const attempt = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    problem.value = null;
    try {
      await send();
    } catch (error) {
      problem.value = error;
    } finally {
      busy.value = false;
    }
  };
  return { problem, busy, run: () => void attempt() };
}

interface FormProps {
  /** What the form is for. */
  about: string;
  /** The button that sends it. */
  label: string;
  send(): Promise<void>;
  onBack(): void;
  /** May it be sent? */
  ready?: boolean;
  /** Its fields. */
  children: ComponentChildren;
  /** What stands below its buttons. */
  below?: ComponentChildren;
}

/** A form in a dialog: what it is for, its problem, its fields, and buttons to send it and to go back. */
export function Form({ about, label, send, onBack, ready = true, children, below }: FormProps): JSX.Element {
  const { problem, busy, run } = useSend(send);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <p class="pg-tight">{about}</p>
      <ErrorMessage problem={problem.value} />
      {children}
      <div class="ui-buttons">
        <button type="submit" class="button main" disabled={busy.value || !ready}>
          {label}
        </button>
        <button type="button" class="button" onClick={onBack}>
          {t("back")}
        </button>
      </div>
      {below}
    </form>
  );
}

/** The name of a guest or an account. */
export function NameOf(props: { value: Signal<string>; autocomplete?: string }): JSX.Element {
  const { value, ...more } = props;
  return <Field label={t("account-name")} value={value} more={{ maxLength: 30, ...more }} />;
}

/** A passphrase: the one there is, or a new one. */
export function Secret(props: { label: string; value: Signal<string>; fresh?: boolean }): JSX.Element {
  const { label, value, fresh = false } = props;
  return (
    <Field
      label={label}
      value={value}
      more={{
        type: "password",
        minLength: fresh ? 8 : 1,
        maxLength: 200,
        autocomplete: fresh ? "new-password" : "current-password",
      }}
    />
  );
}
