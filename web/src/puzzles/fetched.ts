import { effect, type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { connection, me } from "../core/me";
import { get } from "../net/api";

/** What the server has at an address: what was read last, and why it could not be read. */
export interface Fetched<T> {
  found: Signal<T | null>;
  problem: Signal<unknown>;
  read(): void;
}

/** Read an address; again if that has failed and the connection is back, and unless `once`, for every other player. */
export function useFetched<T>(address: string, { once = false } = {}): Fetched<T> {
  const found = useSignal<T | null>(null);
  const problem = useSignal<unknown>(null);
  const reading = useRef<AbortController | null>(null);
  const read = (): void => {
    reading.current?.abort();
    const mine = new AbortController();
    reading.current = mine;
    get<T>(address, mine.signal).then(
      (value) => {
        if (reading.current !== mine) return;
        found.value = value;
        problem.value = null;
      },
      (error: unknown) => {
        if (reading.current === mine) problem.value = error;
      },
    );
  };
  useEffect(() => {
    found.value = null;
    let asked: string | null = null;
    const stop = effect(() => {
      const who = once ? "" : (me.value?.id ?? "");
      const isBack = connection.status.value === "open" && problem.peek() !== null;
      if (asked === who && !isBack) return;
      asked = who;
      read();
    });
    return () => {
      stop();
      reading.current?.abort();
      reading.current = null;
    };
  }, [address]);
  return { found, problem, read };
}
