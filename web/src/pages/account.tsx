import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../core/lang";
import { callMe, farewell, hasPassphrase, leave, me, setMe } from "../core/me";
import { guestName } from "../core/names";
import { post, remove } from "../net/api";
import type { Me } from "../net/schema";
import { Dialog } from "../ui/dialog";
import { ErrorMessage } from "../ui/errormessage";
import { Tick } from "../ui/tick";
import { Form, NameOf, Secret, useSend } from "./form";
import { ChangePassphrase, Forgot, type Part, Recover, RecoveryCodes } from "./passphrases";
import { Sessions } from "./sessions";
import { Tokens } from "./tokens";

type Step = "overview" | "keep" | "login" | "change" | "recover" | "codes" | "sessions" | "tokens" | "delete";

/** The account dialog: name, log in, passphrase, recovery codes, sessions, tokens, log out, delete. */
export function AccountDialog({ onClose }: { onClose(): void }): JSX.Element {
  const step = useSignal<Step>("overview");
  const to = (next: Step) => (): void => {
    step.value = next;
  };
  const back = to("overview");
  return (
    <Dialog title={t(`account-${step.value}-title`)} onClose={onClose}>
      {step.value === "overview" && <Overview go={(next) => to(next)()} onClose={onClose} />}
      {step.value === "keep" && <Passphrase kind="account" onDone={onClose} onBack={back} />}
      {step.value === "login" && (
        <Passphrase kind="login" onDone={onClose} onBack={back} onForgot={to("recover")} />
      )}
      {step.value === "change" && (
        <ChangePassphrase onDone={onClose} onBack={back} onForgot={to("recover")} />
      )}
      {step.value === "recover" && <Recover onDone={onClose} onBack={back} />}
      {step.value === "codes" && <RecoveryCodes onDone={onClose} onBack={back} />}
      {step.value === "sessions" && <Sessions onDone={onClose} onBack={back} />}
      {step.value === "tokens" && <Tokens onDone={onClose} onBack={back} />}
      {step.value === "delete" && <DeleteMe onDone={onClose} onBack={back} />}
    </Dialog>
  );
}

function kindOf(who: Me | null): "nobody" | "guest" | "account" | "portal" {
  if (!who?.account) return who ? "guest" : "nobody";
  return who.portal ? "portal" : "account";
}

function Overview({ go, onClose }: { go(step: Step): void; onClose(): void }): JSX.Element {
  const who = me.value;
  const name = useSignal(who?.name ?? guestName());
  const rename = useSend(async () => {
    await callMe(name.value);
    onClose();
  });
  const logOut = useSend(async () => {
    await leave(() => post("/api/logout"));
    onClose();
  });
  return (
    <div class="stack">
      <p class="soft pg-tight">{t(`account-is-${kindOf(who)}`)}</p>
      <ErrorMessage problem={rename.problem.value ?? logOut.problem.value} />
      {who?.account ? (
        <p class="pg-me">{who.name}</p>
      ) : (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            rename.run();
          }}
        >
          <NameOf value={name} />
          <div class="row">
            <button type="submit" class="button main" disabled={rename.busy.value}>
              {t(who ? "account-rename" : "account-be-guest")}
            </button>
          </div>
        </form>
      )}
      <div class="ui-buttons pg-rule">
        {who && !who.account && (
          <button type="button" class="button" onClick={() => go("keep")}>
            {t("account-keep")}
          </button>
        )}
        {!who?.account && (
          <button type="button" class="button" onClick={() => go("login")}>
            {t("account-login")}
          </button>
        )}
        {hasPassphrase(who) && (
          <>
            <button type="button" class="button" onClick={() => go("change")}>
              {t("account-change")}
            </button>
            <button type="button" class="button" onClick={() => go("codes")}>
              {t("account-codes")}
            </button>
            <button type="button" class="button" onClick={() => go("sessions")}>
              {t("account-sessions")}
            </button>
          </>
        )}
        {who?.account && (
          <button type="button" class="button" onClick={() => go("tokens")}>
            {t("account-tokens")}
          </button>
        )}
        {hasPassphrase(who) && (
          <button type="button" class="button" onClick={logOut.run}>
            {t("account-logout")}
          </button>
        )}
        {who && (
          <button type="button" class="button plain" onClick={() => go("delete")}>
            {t("account-delete")}
          </button>
        )}
      </div>
    </div>
  );
}

interface PassphraseProps extends Part {
  kind: "account" | "login";
  onForgot?(): void;
}

function Passphrase({ kind, onDone, onBack, onForgot }: PassphraseProps): JSX.Element {
  const name = useSignal(kind === "account" ? (me.value?.name ?? "") : "");
  const passphrase = useSignal("");
  const send = async (): Promise<void> => {
    setMe(await post<Me>(`/api/${kind}`, { name: name.value, passphrase: passphrase.value }));
    onDone();
  };
  return (
    <Form
      about={t(kind === "account" ? "account-keep-about" : "account-login-about")}
      label={t(kind === "account" ? "account-keep-do" : "account-login")}
      send={send}
      onBack={onBack}
      below={onForgot && <Forgot onForgot={onForgot} />}
    >
      {kind === "login" && me.value && <p class="pg-tight soft">{t("account-login-guest")}</p>}
      <NameOf value={name} autocomplete="username" />
      <Secret label={t("account-passphrase")} value={passphrase} fresh={kind === "account"} />
    </Form>
  );
}

function DeleteMe({ onDone, onBack }: Part): JSX.Element {
  const sure = useSignal(false);
  const passphrase = useSignal("");
  const send = async (): Promise<void> => {
    await leave(() => remove("/api/me", { passphrase: passphrase.value }));
    farewell.value = "deleted";
    onDone();
  };
  return (
    <Form
      about={t("account-delete-about")}
      label={t("account-delete-do")}
      send={send}
      onBack={onBack}
      ready={sure.value}
    >
      <Tick
        label={t("account-delete-sure")}
        on={sure.value}
        onChange={(on) => {
          sure.value = on;
        }}
      />
      {hasPassphrase(me.value) && <Secret label={t("account-passphrase")} value={passphrase} />}
    </Form>
  );
}
