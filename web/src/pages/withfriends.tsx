import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { fittingSeats, gameTitle } from "../core/games";
import { t } from "../core/lang";
import { asksForName, me } from "../core/me";
import { guestName, suggestedName } from "../core/names";
import { lastPlayed, playWithFriends, rememberPlayed } from "../core/newtable";
import type { GameInfo } from "../net/schema";
import { Choice } from "../ui/choice";
import { Dialog } from "../ui/dialog";
import { ErrorMessage } from "../ui/errormessage";
import { NameField } from "../ui/namefield";

/** Asks how many play, and for the name of a guest; then the waiting room opens. */
export function WithFriends({ game, onClose }: { game: GameInfo; onClose(): void }): JSX.Element {
  const seats = useSignal(fittingSeats(game, lastPlayed().seats));
  const asks = useSignal(asksForName()).value; // as it was when the dialog opened
  const name = useSignal(me.value?.name ?? guestName());
  const busy = useSignal(false);
  const problem = useSignal<unknown>(null);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    rememberPlayed({ game: game.name, seats: seats.value });
    try {
      await playWithFriends(game.name, seats.value, asks ? name.value : undefined);
    } catch (error) {
      problem.value = error;
      name.value = suggestedName(error) ?? name.value; // pressing again takes it
      busy.value = false;
    }
  };
  return (
    <Dialog title={t("friends-title", { game: gameTitle(game.name) })} onClose={onClose}>
      <form class="stack" onSubmit={(event) => void send(event)}>
        <ErrorMessage problem={problem.value} />
        <Choice
          label={t("friends-count")}
          value={seats.value}
          choices={game.seats.map((count) => [count, String(count)])}
          onChange={(count) => {
            seats.value = count;
          }}
        />
        {asks && <NameField name={name} label={t("friends-name")} />}
        <p class="soft pg-tight">{t("friends-about")}</p>
        <div class="ui-buttons">
          <button type="submit" class="button main" autofocus disabled={busy.value}>
            {t("new-make")}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {t("cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
