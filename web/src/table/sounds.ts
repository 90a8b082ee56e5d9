import { effect, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { play, type Sound } from "../core/sound";
import type { TableModel } from "../core/table";
import type { EntryMessage } from "../net/schema";
import type { Face } from "./face";

const AFTER = 0.35; // seconds from the sound of a move to the bell that says whose turn it is now

const FIRST: Sound[] = ["line", "tile", "card"]; // one sound a move: what matters most

/** How a move sounds, given the sounds of a game's events; null: not at all. */
export function soundOf({ entry, now }: EntryMessage, sounds: Face["sounds"]): Sound | null {
  if (entry.what !== "moved") return null;
  if (now && now.turn < 0) return "over";
  const heard = new Set(entry.events.map((event) => sounds[event.event]));
  return FIRST.find((sound) => heard.has(sound)) ?? null;
}

/** Moves can be heard, and a bell when one's turn comes, by those who want it. */
export function useSounds(table: TableModel, face: ReadonlySignal<Face | null>): void {
  useEffect(() => {
    let last = table.shown.peek();
    let was = true; // who opens a table sees whose turn it is
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
