import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { withKey } from "../core/address";
import { notedOf, seedOf, wrongWith } from "../core/deals";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import { get } from "../net/api";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import "./dealcheck.css";

/** What is promised of the deal, before it is dealt. */
export function DealPromise({ table }: { table: TableModel }): JSX.Element | null {
  const info = table.info.value;
  if (!info?.commitment) return null;
  const given = info.contributions.filter((one) => one !== "").length;
  return (
    <details class="tb-promise">
      <summary>{t("deal-title")}</summary>
      <p>{t("deal-about")}</p>
      <p>{t("deal-contributed", { count: given })}</p>
      <dl class="tb-check">
        <dt>{t("check-commitment")}</dt>
        <dd>
          <code>{info.commitment}</code>
        </dd>
      </dl>
    </details>
  );
}

/** Whether the game was dealt as it was promised to this browser. */
export function DealResult({ table }: { table: TableModel }): JSX.Element | null {
  const info = table.info.value;
  if (!info?.secret) return null;
  const wrong = wrongWith(info);
  if (wrong)
    return (
      <p class="tb-deal-wrong" role="alert">
        {t(`deal-wrong-${wrong}`)}
      </p>
    );
  if (!notedOf(info.id)) return null;
  return (
    <p class="tb-deal-right">
      <Icon name="check" size={18} />
      {t("deal-as-promised")}
    </p>
  );
}

/** Everything about the deal of a finished game, and how to verify it with another program. */
export function DealDialog({ table, onClose }: { table: TableModel; onClose: () => void }): JSX.Element {
  const seed = useSignal<string | null>(null);
  const info = table.info.value;
  const noted = notedOf(table.id);
  useEffect(() => {
    const address = withKey(`/api/tables/${table.id}/record?format=json`, table.key);
    get<{ seed: string }>(address).then(
      (record) => {
        seed.value = record.seed;
      },
      () => null, // the program can still check it
    );
  }, [table, seed]);
  const wrong = info && wrongWith(info);
  const differs = info && seed.value !== null && seed.value !== seedOf(info);
  const line = `fogcity verify fogcity-${table.id}.txt --commitment ${noted?.commitment ?? info?.commitment}`;
  return (
    <Dialog title={t("check-title")} onClose={onClose}>
      {wrong || differs ? (
        <p class="tb-deal-wrong" role="alert">
          {t(`deal-wrong-${wrong ?? "record"}`)}
        </p>
      ) : (
        <p class="tb-deal-right">
          {t(noted ? "deal-as-promised" : seed.value === null ? "deal-not-noted" : "deal-fits-not-noted")}
        </p>
      )}
      <p>{t("check-about")}</p>
      {info?.contributions.every((given) => !given) && <p>{t("deal-nobody")}</p>}
      <dl class="tb-check">
        {noted && noted.commitment !== info?.commitment && (
          <>
            <dt>{t("check-noted")}</dt>
            <dd>
              <code>{noted.commitment}</code>
            </dd>
          </>
        )}
        <dt>{t("check-commitment")}</dt>
        <dd>
          <code>{info?.commitment}</code>
        </dd>
        <dt>{t("check-secret")}</dt>
        <dd>
          <code>{info?.secret}</code>
        </dd>
        {info?.contributions.map(
          (given, seat) =>
            given && (
              <>
                <dt key={`name-${seat}`}>{t("check-contribution", { name: table.nameOf(seat) })}</dt>
                <dd key={`given-${seat}`}>
                  <code>{given}</code>
                </dd>
              </>
            ),
        )}
      </dl>
      <p>{t("check-how")}</p>
      <pre class="tb-command-line">
        <code>{noted?.given ? `${line} --contribution ${noted.contribution}` : line}</code>
      </pre>
    </Dialog>
  );
}
