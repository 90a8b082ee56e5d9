import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../../core/lang";
import { ensureMe, me } from "../../core/me";
import type { TableModel } from "../../core/table";
import { Icon } from "../../ui/icon";
import { lazyDialog } from "../../ui/lazy";
import type { ReplayModel } from "../replay";

const PlayFromDialog = lazyDialog(() => import("./dialog").then((part) => part.PlayFromDialog));

// Where a visitor wants to play from who becomes a guest only now. The page is then made anew, and opens the dialog.
let wanted: { table: string; position: number; by: object } | null = null;

const forget = (): void => {
  wanted = null;
};

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
  const self = useMemo(() => ({}), []);
  const position = shown.steps.value[at]?.number;
  useEffect(() => {
    if (wanted?.table !== live.id || wanted.position !== position || wanted.by === self) return;
    wanted = null;
    open.value = true;
  }, [position]);
  const begin = async (from: number): Promise<void> => {
    if (!me.value) {
      wanted = { table: live.id, position: from, by: self };
      await ensureMe().catch(() => null); // the dialog will say what is wrong
    }
    open.value = true;
  };
  const info = live.info.value;
  if (info?.status !== "over" || info.may_play_on || shown.absent.value || position === undefined)
    return null;
  return (
    <>
      <button
        type="button"
        class="button tb-play-from"
        title={t("play-from")}
        aria-haspopup="dialog"
        onClick={() => void begin(position)}
      >
        <Icon name="branch" size={18} />
        <span>{t("play-from")}</span>
      </button>
      {open.value && (
        <PlayFromDialog
          live={live}
          shown={shown}
          position={position}
          whose={typeof whose === "number" ? whose : null}
          onStart={forget}
          onClose={() => {
            forget();
            open.value = false;
          }}
        />
      )}
    </>
  );
}
