/** A piece of text, plain or with markup. `sign` is a colour whose sign is drawn. */
export type Inline =
  | string
  | { strong: Inline[] }
  | { em: Inline[] }
  | { code: string }
  | { sign: string }
  | { to: string; text: Inline[] };

/** A part of a rules page. Headings have ids that are the same in every language. */
export type Block =
  | { kind: "heading"; level: number; id: string; text: Inline[] }
  | { kind: "text"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "note"; text: Inline[] }
  | { kind: "figure"; id: string; caption: Inline[]; steps: Inline[][] };

export type Heading = Extract<Block, { kind: "heading" }>;
export type FigureBlock = Extract<Block, { kind: "figure" }>;

export const isHeading = (block: Block): block is Heading => block.kind === "heading";

/** The plain text. */
export function plain(text: Inline[]): string {
  return text
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("strong" in piece) return plain(piece.strong);
      if ("em" in piece) return plain(piece.em);
      if ("code" in piece) return piece.code;
      if ("to" in piece) return plain(piece.text);
      return "";
    })
    .join("");
}
