import { t } from "../core/lang";

// What can be typed besides moves.
export const COMMANDS = ["hand", "legal", "last", "undo", "hint", "help"] as const;
export type Command = (typeof COMMANDS)[number];

/** A command's word in the reader's language. */
export function wordOf(command: Command): string {
  return t(`command-word-${command}`);
}
