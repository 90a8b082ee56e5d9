import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../core/lang";
import { Failed } from "./notice";

/** A component that is loaded when it is first rendered. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let found: FunctionComponent<Props> | null = null;
  return function Lazy(props: Props): JSX.Element {
    const [, setLoaded] = useState(found !== null);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!found)
        load().then(
          (part) => {
            found = part;
            setLoaded(true);
          },
          () => setFailed(true),
        );
    }, []);
    const Found = found;
    if (Found) return <Found {...props} />;
    return failed ? <Failed /> : <Loading />;
  };
}

function Loading(): JSX.Element {
  return (
    <div class="pg-page pg-narrow">
      <p class="soft" role="status">
        {t("loading")}
      </p>
    </div>
  );
}
