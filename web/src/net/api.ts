import { full } from "../core/base";
import type { Trouble } from "./schema";

/** What the server said no to, and why; `about.reason` is an id that can be put into words. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly about: NonNullable<Trouble["about"]> = {},
  ) {
    super(text);
  }
}

/** The server could not be reached. */
export const UNREACHABLE = "unreachable";

async function call<T>(
  method: string,
  address: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(full(address), {
      method,
      credentials: "same-origin",
      signal,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(UNREACHABLE, "the server cannot be reached");
  }
  const text = await response.text();
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // a proxy may answer in its own way
  }
  if (response.ok) return value as T;
  const trouble = value as Trouble | null;
  throw trouble?.code
    ? new Problem(trouble.code, trouble.text, trouble.about)
    : new Problem(UNREACHABLE, `the server answered ${response.status}`);
}

export const get = <T>(address: string, signal: AbortSignal | null = null): Promise<T> =>
  call<T>("GET", address, undefined, signal);
export const post = <T>(address: string, body: unknown = {}): Promise<T> => call<T>("POST", address, body);
export const remove = <T>(address: string, body?: unknown): Promise<T> => call<T>("DELETE", address, body);
