import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { play, type Sound } from "../core/sound";
import type { TableModel } from "../core/table";
import type { Event, Told } from "../net/schema";

const AFTER = 0.35; // seconds from the sound of a move to the bell that says whose turn it is now

const SOUND_OF: Partial<Record<Event["event"], Sound>> = {
  game_over: "over",
  line_closed: "line",
  route_claimed: "line",
  tile_laid: "tile",
  stack_placed: "tile",
  souvenir_taken: "tile",
  share_exchanged: "card",
  tile_drawn: "card",
  card_taken: "card",
  tickets_kept: "card",
  tickets_offered: "card",
};
const FIRST: Sound[] = ["over", "line", "tile", "card"]; // one sound a move: what matters most

/** How a move sounds; null: not at all. */
export function soundOf({ event }: Told): Sound | null {
  if (event.what !== "moved") return null;
  const heard = new Set(event.facts.map((fact) => SOUND_OF[fact.event]));
  return FIRST.find((sound) => heard.has(sound)) ?? null;
}

/** Moves can be heard, and a bell when one's turn comes, by those who want it. */
export function useSounds(table: TableModel): void {
  useEffect(() => {
    let last = table.shown.peek();
    let was = true; // who opens a table sees whose turn it is
    return effect(() => {
      const told = table.shown.value;
      const mine = table.myTurn.value;
      const sound = told && told !== last ? soundOf(told) : null;
      last = told;
      if (sound) play(sound);
      if (mine && !was) play("turn", sound ? AFTER : 0);
      if (table.now.value) was = mine;
    });
  }, [table]);
}
