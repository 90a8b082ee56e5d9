import { effect, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { play, type Sound } from "../core/sound";
import type { TableModel } from "../core/table";
import type { EntryMessage } from "../net/schema";
import type { Face } from "./face";

const AFTER = 0.35; // seconds from the sound of a move to the bell for your turn

const FIRST: Sound[] = ["line", "tile", "card"]; // one sound per move, the first of these

/** The sound of a move, given the sounds of a game's events; null: none. */
export function soundOf({ entry, now }: EntryMessage, sounds: Face["sounds"]): Sound | null {
  if (entry.what !== "moved") return null;
  if (now && now.turn < 0) return "over";
  const heard = new Set(entry.events.map((event) => sounds[event.event]));
  return FIRST.find((sound) => heard.has(sound)) ?? null;
}

/** Play a sound for each move, and a bell when your turn comes. */
export function useSounds(table: TableModel, face: ReadonlySignal<Face | null>): void {
  useEffect(() => {
    let last = table.shown.peek();
    let was = true; // no bell when a table is opened
    return effect(() => {
      const told = table.shown.value;
      const mine = table.myTurn.value;
      const sound = told && told !== last ? soundOf(told, face.peek()?.sounds ?? {}) : null;
      last = told;
      if (sound) play(sound);
      if (mine && !was) play("turn", sound ? AFTER : 0);
      if (table.now.value) was = mine;
    });
  }, [table]);
}
