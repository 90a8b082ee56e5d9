import { signal } from "@preact/signals";
import { get, Problem, post } from "../net/api";
import type { Me, Somebody } from "../net/schema";
import { Connection } from "../net/socket";
import { full, storageName } from "./base";
import { guestName, withAutomaticName } from "./names";
import { readStored, writeStored } from "./settings";

/** This browser's player; null: none yet. */
export const me = signal<Me | null>(null);

const scheme = location.protocol === "https:" ? "wss:" : "ws:";
export const connection = new Connection(`${scheme}//${location.host}${full("/api/socket")}`);

/** Has a player an account with a passphrase? That of a portal has none. */
export const hasPassphrase = (who: Me | null): boolean => Boolean(who?.account && !who.portal);

/** Why there is no player any more, until there is one again. */
export const farewell = signal<"logged-out" | "deleted" | null>(null);

const KEY = "fogcity.me";
const NAMED = "fogcity.named"; // the player who has chosen a name
let found = false; // has the server said who it is?

/** Ask the server who this browser's player is, and connect. */
export async function startSession(): Promise<void> {
  await fetchMe();
  connection.open();
  window.addEventListener("online", () => connection.hurry());
  window.addEventListener("offline", () => connection.drop());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.hurry();
  });
  window.addEventListener("storage", (event) => {
    if (event.key === storageName(KEY) && readStored(KEY, "") !== (me.value?.id ?? "")) void fetchMe(); // changed in another tab
  });
  connection.onStranger = () => {
    if (me.value) void fetchMe();
  };
  connection.status.subscribe((status) => {
    if (status === "open" && (!found || me.value?.portal)) void fetchMe(); // a portal may name somebody else by now
  });
}

async function fetchMe(): Promise<void> {
  try {
    setMe((await get<Somebody>("/api/you")).me);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem; // not reachable: asked again once it is
  }
}

/** This browser's player; a new guest, if there is none, with a chosen name or an automatic one. */
export async function ensureMe(chosen?: string): Promise<Me> {
  if (!found) await fetchMe(); // a known player must not be replaced by a guest
  if (me.value) return me.value;
  const become = (name: string): Promise<Me> => post<Me>("/api/guest", { name });
  return setMe(await (chosen === undefined ? withAutomaticName(guestName(), become) : become(chosen)));
}

/** Should this browser's player be asked for a name? A guest is, once; an account has one. */
export function asksForName(): boolean {
  const who = me.value;
  return !who?.account && (!who || readStored(NAMED, "") !== who.id);
}

/** Give this browser's player a name of their own choice; a new guest, if there is none. */
export async function callMe(name: string): Promise<Me> {
  let who = await ensureMe(name);
  if (who.name !== name.trim()) who = setMe(await post<Me>("/api/me/name", { name }));
  writeStored(NAMED, who.id);
  return who;
}

/** Is the player about to be logged out or deleted? Then nothing is asked on their behalf any more. */
let leaving = false;
export const isLeaving = (): boolean => leaving;

/** End this browser's player with a request that logs out or deletes. */
export async function leave(request: () => Promise<unknown>): Promise<void> {
  leaving = true;
  try {
    await request();
    setMe(null);
  } finally {
    leaving = false;
  }
}

/** Change this browser's player, and reconnect as the new one. */
export function setMe<T extends Me | null>(who: T): T {
  const first = !found;
  const other = who?.id !== me.value?.id;
  if (other) farewell.value = who ? null : "logged-out";
  found = true;
  me.value = who;
  writeStored(KEY, who?.id ?? "");
  if (other && (!first || connection.status.value === "open")) connection.open({ asOther: true });
  return who;
}
