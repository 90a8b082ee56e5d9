import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { language, t } from "../core/lang";
import { hasPassphrase, me } from "../core/me";
import { copyText } from "../core/share";
import { get, post, remove } from "../net/api";
import type { NewToken, Token } from "../net/schema";
import { ErrorMessage } from "../ui/errormessage";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { Tick } from "../ui/tick";
import { Form, Secret, useSend } from "./form";
import type { Part } from "./passphrases";
import "./sessions.css";

type Scope = Token["scopes"][number];
const SCOPES: Scope[] = ["read", "play", "account"];

/** The tokens with which scripts play for this player: delete one, or create another. */
export function Tokens({ onBack }: Part): JSX.Element {
  const tokens = useSignal<Token[]>([]);
  const made = useSignal<Token | null>(null);
  const label = useSignal("");
  const scopes = useSignal<Scope[]>(["read", "play"]);
  const passphrase = useSignal("");
  const load = useSend(async () => {
    tokens.value = await get<Token[]>("/api/tokens");
  });
  useEffect(load.run, []);
  const send = async (): Promise<void> => {
    const wanted: NewToken = { label: label.value, scopes: scopes.value, passphrase: passphrase.value };
    made.value = await post<Token>("/api/tokens", wanted);
  };
  if (made.value) return <Made token={made.value} onBack={onBack} />;
  return (
    <>
      <ErrorMessage problem={load.problem.value} />
      <Form
        about={t("account-tokens-about")}
        label={t("account-token-do")}
        send={send}
        onBack={onBack}
        ready={scopes.value.length > 0}
      >
        {tokens.value.length > 0 && (
          <ul class="list">
            {tokens.value.map((token) => (
              <Line
                key={token.id}
                token={token}
                onEnded={() => {
                  tokens.value = tokens.value.filter((other) => other !== token);
                }}
              />
            ))}
          </ul>
        )}
        <Field label={t("account-token-label")} value={label} more={{ maxLength: 60 }} />
        <fieldset class="pg-scopes">
          <legend>{t("account-token-may")}</legend>
          {SCOPES.map((scope) => (
            <Tick
              key={scope}
              label={t(`account-token-${scope}`)}
              on={scopes.value.includes(scope)}
              onChange={(on) => {
                scopes.value = SCOPES.filter((other) =>
                  other === scope ? on : scopes.value.includes(other),
                );
              }}
            />
          ))}
        </fieldset>
        {hasPassphrase(me.value) && <Secret label={t("account-passphrase")} value={passphrase} />}
      </Form>
    </>
  );
}

function Line({ token, onEnded }: { token: Token; onEnded(): void }): JSX.Element {
  const label = token.label || token.id.slice(0, 8);
  const end = useSend(async () => {
    await remove(`/api/tokens/${token.id}`);
    onEnded();
  });
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(token.expires);
  return (
    <li class="pg-key">
      <div>
        <strong>{label}</strong>
        <br />
        <span class="soft">{t("account-token-until", { date })}</span>
        <ErrorMessage problem={end.problem.value} />
      </div>
      <button
        type="button"
        class="button"
        aria-label={t("account-token-delete-one", { label })}
        disabled={end.busy.value}
        onClick={end.run}
      >
        {t("account-token-delete")}
      </button>
    </li>
  );
}

function Made({ token, onBack }: { token: Token; onBack(): void }): JSX.Element {
  const copied = useSignal(false);
  const shown = useRef<HTMLElement>(null);
  const copy = async (): Promise<void> => {
    await copyText(token.key ?? "", () => shown.current && getSelection()?.selectAllChildren(shown.current));
    copied.value = true;
  };
  return (
    <div class="stack">
      <p class="pg-tight" role="status">
        {t("account-token-once")}
      </p>
      <p class="pg-key">
        <code ref={shown}>{token.key}</code>
      </p>
      <div class="ui-buttons">
        <button type="button" class="button main" onClick={() => void copy()}>
          <Icon name={copied.value ? "check" : "copy"} />
          <span aria-live="polite">{t(copied.value ? "copied" : "copy")}</span>
        </button>
        <button type="button" class="button" onClick={onBack}>
          {t("back")}
        </button>
      </div>
    </div>
  );
}
