import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/lang";
import { me, setMe } from "../core/me";
import { copyText } from "../core/share";
import { get, post } from "../net/api";
import type { Codes, Me } from "../net/schema";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { Form, NameOf, Secret } from "./form";
import "./passphrases.css";

/** A step of the account dialog. */
export interface Part {
  onDone(): void;
  onBack(): void;
}

/** Change the passphrase: needs the old one. */
export function ChangePassphrase(props: Part & { onForgot(): void }): JSX.Element {
  const old = useSignal("");
  const passphrase = useSignal("");
  const done = useSignal(false);
  const send = async (): Promise<void> => {
    await post("/api/me/passphrase", { old: old.value, passphrase: passphrase.value });
    done.value = true;
  };
  if (done.value) return <Done text={t("account-passphrase-changed")} onDone={props.onDone} />;
  return (
    <Form
      about={t("account-passphrase-about")}
      label={t("account-passphrase-do")}
      send={send}
      onBack={props.onBack}
      below={<Forgot onForgot={props.onForgot} />}
    >
      <Secret label={t("account-passphrase-old")} value={old} />
      <Secret label={t("account-passphrase-new")} value={passphrase} fresh />
    </Form>
  );
}

/** The way to recovery codes for who does not know the passphrase. */
export function Forgot({ onForgot }: { onForgot(): void }): JSX.Element {
  return (
    <p class="pg-tight">
      <button type="button" class="ui-link" onClick={onForgot}>
        {t("account-forgot")}
      </button>
    </p>
  );
}

function Done({ text, onDone }: { text: string; onDone(): void }): JSX.Element {
  return (
    <div class="stack">
      <p class="pg-tight" role="status">
        {text}
      </p>
      <div class="ui-buttons">
        <button type="button" class="button main" onClick={onDone}>
          {t("close")}
        </button>
      </div>
    </div>
  );
}

/** Set a new passphrase with a recovery code. */
export function Recover({ onDone, onBack }: Part): JSX.Element {
  const name = useSignal(me.value?.account ? me.value.name : "");
  const code = useSignal("");
  const passphrase = useSignal("");
  const left = useSignal<number | null>(null);
  const send = async (): Promise<void> => {
    const body = { name: name.value, code: code.value, passphrase: passphrase.value };
    setMe(await post<Me>("/api/recover", body));
    left.value = (await get<Codes>("/api/me/recovery").catch(() => ({ left: 0 }))).left;
  };
  if (left.value !== null)
    return <Done text={t("account-recovered", { left: left.value })} onDone={onDone} />;
  return (
    <Form about={t("account-recover-about")} label={t("account-recover-do")} send={send} onBack={onBack}>
      <NameOf value={name} autocomplete="username" />
      <Field
        label={t("account-code")}
        value={code}
        more={{
          class: "field pg-code",
          maxLength: 60,
          autocomplete: "one-time-code",
          autocapitalize: "characters",
          spellcheck: false,
          placeholder: "ABCD-1234-EFGH-5678",
        }}
      />
      <Secret label={t("account-passphrase-new")} value={passphrase} fresh />
    </Form>
  );
}

/** Create recovery codes: they are shown once, to be copied or saved. */
export function RecoveryCodes({ onDone, onBack }: Part): JSX.Element {
  const left = useSignal<number | null>(null);
  const codes = useSignal<string[]>([]);
  const passphrase = useSignal("");
  useEffect(() => {
    get<Codes>("/api/me/recovery").then(
      (told) => {
        left.value = told.left;
      },
      () => {}, // the form works without the number
    );
  }, []);
  const send = async (): Promise<void> => {
    codes.value = (await post<Codes>("/api/me/recovery", { passphrase: passphrase.value })).codes ?? [];
  };
  if (codes.value.length > 0) return <NewCodes codes={codes.value} onDone={onDone} />;
  return (
    <Form about={t("account-codes-about")} label={t("account-codes-do")} send={send} onBack={onBack}>
      <p class="pg-tight soft" role="status">
        {left.value === null ? t("loading") : t("account-codes-left", { left: left.value })}
      </p>
      <Secret label={t("account-passphrase")} value={passphrase} />
    </Form>
  );
}

function NewCodes({ codes, onDone }: { codes: string[]; onDone(): void }): JSX.Element {
  const copied = useSignal(false);
  const list = useRef<HTMLOListElement>(null);
  const copy = async (): Promise<void> => {
    await copyText(codes.join("\n"), () => list.current && getSelection()?.selectAllChildren(list.current));
    copied.value = true;
  };
  const save = (): void => {
    const title = t("account-codes-file", { name: me.value?.name ?? "" });
    const address = URL.createObjectURL(
      new Blob([`${title}\n\n${codes.join("\n")}\n`], { type: "text/plain" }),
    );
    const link = document.createElement("a");
    link.href = address;
    link.download = "fog-city-recovery-codes.txt";
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  return (
    <div class="stack">
      <p class="pg-tight" role="status">
        {t("account-codes-once")}
      </p>
      <ol ref={list} class="list pg-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="ui-buttons">
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name={copied.value ? "check" : "copy"} />
          <span aria-live="polite">{t(copied.value ? "copied" : "copy")}</span>
        </button>
        <button type="button" class="button" onClick={save}>
          {t("account-codes-save")}
        </button>
        <button type="button" class="button main" onClick={onDone}>
          {t("account-codes-done")}
        </button>
      </div>
    </div>
  );
}
