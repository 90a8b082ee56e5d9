import { tableAddress } from "./address";
import { full } from "./base";
import { language } from "./lang";

/** A link to a table, to be shared: programs that preview it describe it in the language of who shares it. */
export function sharedLink(table: string, key = ""): string {
  const link = new URL(full(tableAddress(table, key)), location.origin);
  link.searchParams.set("lang", language.value);
  return link.href;
}

/** Copy a text. Without https there is no clipboard API: then what `select` selects is copied. */
export async function copyText(text: string, select: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    select();
    document.execCommand("copy");
  }
}
