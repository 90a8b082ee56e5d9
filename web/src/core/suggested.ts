import { signal } from "@preact/signals";
import type { ShownAction } from "../net/schema";
import { perTable } from "./pertable";

/** The better action that a review draws beside the one that was played; null: none. Boards show it. */
export const suggestedOf = perTable(() => signal<ShownAction | null>(null));
