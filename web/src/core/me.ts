import { signal } from "@preact/signals";
import { get, Problem, post } from "../net/api";
import type { Me, Somebody } from "../net/schema";
import { Connection } from "../net/socket";
import { guestName } from "./names";
import { readStored, writeStored } from "./settings";

/** This browser's player; null: none yet. */
export const me = signal<Me | null>(null);

const scheme = location.protocol === "https:" ? "wss:" : "ws:";
export const connection = new Connection(`${scheme}//${location.host}/api/socket`);

const KEY = "fogcity.me";
let found = false; // has the server said who it is?

/** Ask the server who this browser's player is, and connect. */
export async function startSession(): Promise<void> {
  await fetchMe();
  connection.open();
  window.addEventListener("online", () => connection.hurry());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.hurry();
  });
  window.addEventListener("storage", (event) => {
    if (event.key === KEY && readStored(KEY, "") !== (me.value?.id ?? "")) void fetchMe(); // changed in another tab
  });
  connection.onStranger = () => {
    if (me.value) void fetchMe();
  };
  connection.status.subscribe((status) => {
    if (status === "open" && !found) void fetchMe();
  });
}

async function fetchMe(): Promise<void> {
  try {
    setMe((await get<Somebody>("/api/you")).me);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem; // not reachable: asked again once it is
  }
}

/** This browser's player; a new guest with this name, if there is none. */
export async function ensureMe(name = guestName()): Promise<Me> {
  if (!found) await fetchMe(); // a known player must not be replaced by a guest
  return me.value ?? setMe(await post<Me>("/api/guest", { name }));
}

/** Change this browser's player, and reconnect as the new one. */
export function setMe<T extends Me | null>(who: T): T {
  const first = !found;
  const other = who?.id !== me.value?.id;
  found = true;
  me.value = who;
  writeStored(KEY, who?.id ?? "");
  if (other && (!first || connection.status.value === "open")) connection.open({ asOther: true });
  return who;
}
