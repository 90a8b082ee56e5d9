import { signal } from "@preact/signals";
import { get, Problem, post } from "../net/api";
import type { Me, Somebody } from "../net/schema";
import { Connection } from "../net/socket";
import { guestName } from "./names";
import { recall, remember } from "./settings";

/** Who uses this browser; null: nobody yet. */
export const me = signal<Me | null>(null);

const scheme = location.protocol === "https:" ? "wss:" : "ws:";
export const connection = new Connection(`${scheme}//${location.host}/api/socket`);

const KEY = "fogcity.me";
let found = false; // has the server said who uses this browser?

/** Find out who uses this browser, and connect. */
export async function begin(): Promise<void> {
  await findOut();
  connection.open();
  window.addEventListener("online", () => connection.hurry());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.hurry();
  });
  window.addEventListener("storage", (event) => {
    if (event.key === KEY && recall(KEY, "") !== (me.value?.id ?? "")) void findOut(); // in another tab
  });
  connection.onStranger = () => {
    if (me.value) void findOut();
  };
  connection.status.subscribe((status) => {
    if (status === "open" && !found) void findOut();
  });
}

async function findOut(): Promise<void> {
  try {
    become((await get<Somebody>("/api/you")).me);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem; // the server cannot be reached: asked again when it can
  }
}

/** Become somebody, if nobody is here yet: a guest with this name. */
export async function beSomebody(name = guestName()): Promise<Me> {
  if (!found) await findOut(); // else somebody who could not be asked for would be replaced
  return me.value ?? become(await post<Me>("/api/guest", { name }));
}

/** Somebody else is here from now on. The socket has to know. */
export function become<T extends Me | null>(who: T): T {
  const first = !found;
  const other = who?.id !== me.value?.id;
  found = true;
  me.value = who;
  remember(KEY, who?.id ?? "");
  if (other && (!first || connection.status.value === "open")) connection.open({ asOther: true });
  return who;
}
