import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../core/lang";
import { Dialog } from "./dialog";
import { Failed } from "./notice";

/** A component, and how to load it before it is rendered. */
export type Loaded<Props> = FunctionComponent<Props> & { load(): Promise<void> };

/** A component that is loaded when it is first rendered. `Other` is shown until then, or if that fails. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Other: FunctionComponent<Props & { failed: boolean }> = Instead,
): Loaded<Props> {
  let found: FunctionComponent<Props> | null = null;
  const begin = async (): Promise<void> => {
    found = await load();
  };
  const Lazy = (props: Props): JSX.Element => {
    const [, setLoaded] = useState(found !== null);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!found)
        begin().then(
          () => setLoaded(true),
          () => setFailed(true),
        );
    }, []);
    const Found = found;
    if (Found) return <Found {...props} />;
    return <Other {...props} failed={failed} />;
  };
  return Object.assign(Lazy, { load: begin });
}

/** A dialog that is loaded when it is first opened. */
export function lazyDialog<Props extends { onClose(): void }>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  return lazy(load, ({ failed, onClose }) =>
    failed ? (
      <Dialog title={t("failed-title")} onClose={onClose}>
        <p>{t("failed-text")}</p>
      </Dialog>
    ) : null,
  );
}

function Instead({ failed }: { failed: boolean }): JSX.Element {
  if (failed) return <Failed />;
  return (
    <div class="pg-page pg-narrow">
      <p class="soft" role="status">
        {t("loading")}
      </p>
    </div>
  );
}
