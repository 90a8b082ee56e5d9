import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import { Icon } from "../../ui/icon";
import { lazyDialog } from "../../ui/lazy";
import type { ReplayModel } from "../replay";

const PlayFromDialog = lazyDialog(() => import("./dialog").then((part) => part.PlayFromDialog));

interface Props {
  live: TableModel;
  /** The replay or review that shows the position. */
  shown: ReplayModel;
  /** The step that it shows. */
  at: number;
  /** Whose view it shows. */
  whose: number | "all" | null;
}

/** Opens the dialog for playing on from the position shown, once the game is over. */
export function PlayFromButton({ live, shown, at, whose }: Props): JSX.Element | null {
  const open = useSignal(false);
  const info = live.info.value;
  const step = shown.steps.value[at];
  if (info?.status !== "over" || info.may_play_on || shown.absent.value || !step) return null;
  return (
    <>
      <button
        type="button"
        class="button tb-play-from"
        title={t("play-from")}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="branch" size={18} />
        <span>{t("play-from")}</span>
      </button>
      {open.value && (
        <PlayFromDialog
          live={live}
          shown={shown}
          position={step.number}
          whose={typeof whose === "number" ? whose : null}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}
