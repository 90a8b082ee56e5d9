import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../core/lang";
import { ensureMe, me, setMe } from "../core/me";
import { guestName } from "../core/names";
import { post, remove } from "../net/api";
import type { Me } from "../net/schema";
import { Dialog } from "../ui/dialog";
import { ErrorMessage } from "../ui/errormessage";

type Step = "overview" | "keep" | "login" | "delete";

/** The account dialog: name, log in, log out, delete. */
export function AccountDialog({ onClose }: { onClose(): void }): JSX.Element {
  const step = useSignal<Step>("overview");
  const back = (): void => {
    step.value = "overview";
  };
  return (
    <Dialog title={t(`account-${step.value}-title`)} onClose={onClose}>
      {step.value === "overview" && (
        <Overview
          go={(to) => {
            step.value = to;
          }}
          onClose={onClose}
        />
      )}
      {step.value === "keep" && <Passphrase kind="account" onDone={onClose} onBack={back} />}
      {step.value === "login" && <Passphrase kind="login" onDone={onClose} onBack={back} />}
      {step.value === "delete" && <DeleteMe onDone={onClose} onBack={back} />}
    </Dialog>
  );
}

function Overview({ go, onClose }: { go(step: Step): void; onClose(): void }): JSX.Element {
  const who = me.value;
  const name = useSignal(who?.name ?? guestName());
  const problem = useSignal<unknown>(null);
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      if (who) setMe(await post<Me>("/api/me/name", { name: name.value }));
      else await ensureMe(name.value);
      onClose();
    } catch (error) {
      problem.value = error;
    }
  };
  const logOut = async (): Promise<void> => {
    try {
      await post("/api/logout");
      setMe(null);
      onClose();
    } catch (error) {
      problem.value = error;
    }
  };
  return (
    <div class="stack">
      <p class="soft pg-tight">
        {t(who ? (who.account ? "account-is-account" : "account-is-guest") : "account-is-nobody")}
      </p>
      <ErrorMessage problem={problem.value} />
      {who?.account ? (
        <p class="pg-me">{who.name}</p>
      ) : (
        <form class="stack" onSubmit={(event) => void rename(event)}>
          <label class="ui-label">
            <span>{t("account-name")}</span>
            <input
              class="field"
              required
              maxLength={30}
              value={name.value}
              onInput={(event) => {
                name.value = event.currentTarget.value;
              }}
            />
          </label>
          <div class="row">
            <button type="submit" class="button main">
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
        {who?.account && (
          <button type="button" class="button" onClick={() => void logOut()}>
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

interface Part {
  onDone(): void;
  onBack(): void;
}

function Passphrase({ kind, onDone, onBack }: Part & { kind: "account" | "login" }): JSX.Element {
  const name = useSignal(kind === "account" ? (me.value?.name ?? "") : "");
  const passphrase = useSignal("");
  const problem = useSignal<unknown>(null);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      setMe(await post<Me>(`/api/${kind}`, { name: name.value, passphrase: passphrase.value }));
      onDone();
    } catch (error) {
      problem.value = error;
    }
  };
  return (
    <form class="stack" onSubmit={(event) => void send(event)}>
      <p class="pg-tight">{t(kind === "account" ? "account-keep-about" : "account-login-about")}</p>
      {kind === "login" && me.value && <p class="pg-tight soft">{t("account-login-guest")}</p>}
      <ErrorMessage problem={problem.value} />
      <label class="ui-label">
        <span>{t("account-name")}</span>
        <input
          class="field"
          required
          maxLength={30}
          autocomplete="username"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <label class="ui-label">
        <span>{t("account-passphrase")}</span>
        <input
          class="field"
          required
          type="password"
          minLength={kind === "account" ? 8 : 1}
          maxLength={200}
          autocomplete={kind === "account" ? "new-password" : "current-password"}
          value={passphrase.value}
          onInput={(event) => {
            passphrase.value = event.currentTarget.value;
          }}
        />
      </label>
      <div class="ui-buttons">
        <button type="submit" class="button main">
          {t(kind === "account" ? "account-keep-do" : "account-login")}
        </button>
        <button type="button" class="button" onClick={onBack}>
          {t("back")}
        </button>
      </div>
    </form>
  );
}

function DeleteMe({ onDone, onBack }: Part): JSX.Element {
  const sure = useSignal(false);
  const problem = useSignal<unknown>(null);
  const send = async (): Promise<void> => {
    try {
      await remove("/api/me");
      setMe(null);
      onDone();
    } catch (error) {
      problem.value = error;
    }
  };
  return (
    <div class="stack">
      <p class="pg-tight">{t("account-delete-about")}</p>
      <ErrorMessage problem={problem.value} />
      <label class="ui-tick">
        <input
          type="checkbox"
          checked={sure.value}
          onChange={(event) => {
            sure.value = event.currentTarget.checked;
          }}
        />
        <span>{t("account-delete-sure")}</span>
      </label>
      <div class="ui-buttons">
        <button type="button" class="button main" disabled={!sure.value} onClick={() => void send()}>
          {t("account-delete-do")}
        </button>
        <button type="button" class="button" onClick={onBack}>
          {t("back")}
        </button>
      </div>
    </div>
  );
}
