import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { ago, t } from "../core/lang";
import { leave } from "../core/me";
import { get, remove } from "../net/api";
import type { Session } from "../net/schema";
import { ErrorMessage } from "../ui/errormessage";
import { useSend } from "./form";
import type { Part } from "./passphrases";
import "./sessions.css";

/** The browsers in which this player is logged in: end one of them, or all. */
export function Sessions({ onDone, onBack }: Part): JSX.Element {
  const sessions = useSignal<Session[] | null>(null);
  const load = useSend(async () => {
    sessions.value = (await get<Session[]>("/api/sessions")).sort((one, other) => other.used - one.used);
  });
  useEffect(load.run, []);
  const everywhere = useSend(async () => {
    await leave(() => remove("/api/sessions"));
    onDone();
  });
  const onEnded = (ended: Session): void => {
    sessions.value = (sessions.value ?? []).filter((session) => session !== ended);
  };
  return (
    <div class="stack">
      <p class="pg-tight">{t("account-sessions-about")}</p>
      <ErrorMessage problem={load.problem.value ?? everywhere.problem.value} />
      {sessions.value === null && !load.problem.value && (
        <p class="pg-tight soft" role="status">
          {t("loading")}
        </p>
      )}
      <ul class="list">
        {sessions.value?.map((session) => (
          <Line key={session.id} session={session} onEnded={() => onEnded(session)} />
        ))}
      </ul>
      <div class="ui-buttons">
        <button type="button" class="button" disabled={everywhere.busy.value} onClick={everywhere.run}>
          {t("account-everywhere")}
        </button>
        <button type="button" class="button" onClick={onBack}>
          {t("back")}
        </button>
      </div>
    </div>
  );
}

function Line({ session, onEnded }: { session: Session; onEnded(): void }): JSX.Element {
  const label = session.label || t("account-session-unknown");
  const end = useSend(async () => {
    await remove(`/api/sessions/${session.id}`);
    onEnded();
  });
  return (
    <li class="pg-key">
      <div>
        <strong>{label}</strong>
        <br />
        <span class="soft">
          {session.this ? t("account-session-this") : t("account-session-used", { when: ago(session.used) })}
        </span>
        <ErrorMessage problem={end.problem.value} />
      </div>
      {!session.this && (
        <button
          type="button"
          class="button"
          aria-label={t("account-session-end", { label })}
          disabled={end.busy.value}
          onClick={end.run}
        >
          {t("account-logout")}
        </button>
      )}
    </li>
  );
}
