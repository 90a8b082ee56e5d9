import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Lexer, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, Inline } from "./src/learn/blocks";

// The rules pages are written in Markdown, with three conventions: a heading ends with its id, `## The end {#end}`; a
// colour between colons, `:yellow:`, draws its sign; and a fenced block `figure NAME` holds the caption of a figure and,
// as a list, what to see after each of its moves.

const LANGUAGES = join(import.meta.dirname, "../src/fogcity/lang");
const KNOWN = new Set(["paragraph", "text", "strong", "em", "codespan", "link", "escape", "br"]);

class BadRules extends Error {}

/** The blocks of a page. */
export function compile(markdown: string): Block[] {
  return Lexer.lex(markdown)
    .filter((token) => token.type !== "space")
    .map(block);
}

function block(token: Token): Block {
  switch (token.type) {
    case "heading":
      return heading(token as Tokens.Heading);
    case "paragraph":
      return { kind: "text", text: inlines(token.tokens) };
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return { kind: "list", ordered, items: items.map((item) => inlines(item.tokens)) };
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return {
        kind: "table",
        head: header.map((cell) => inlines(cell.tokens)),
        rows: rows.map((row) => row.map((cell) => inlines(cell.tokens))),
      };
    }
    case "blockquote":
      return { kind: "note", text: inlines(token.tokens) };
    case "code":
      return figure(token as Tokens.Code);
    default:
      throw new BadRules(`rules have no ${token.type}: ${token.raw}`);
  }
}

function heading({ text, depth }: Tokens.Heading): Block {
  const found = /^(.*?)\s*\{#([a-z-]+)\}$/.exec(text);
  if (!found) throw new BadRules(`a heading ends with its id, {#id}: ${text}`);
  return { kind: "heading", level: depth, id: found[2] as string, text: words(found[1] as string) };
}

function figure({ lang, text, raw }: Tokens.Code): Block {
  const name = /^figure ([a-z-]+)$/.exec(lang ?? "")?.[1];
  if (!name) throw new BadRules(`a fenced block is a figure: ${raw}`);
  const lines = text.split("\n");
  const steps = lines.filter((line) => line.startsWith("- ")).map((line) => words(line.slice(2)));
  const caption = words(lines.filter((line) => !line.startsWith("- ")).join(" "));
  return { kind: "figure", id: name, caption, steps };
}

function words(text: string): Inline[] {
  return inlines(Lexer.lexInline(text));
}

function inlines(tokens: Token[] | undefined): Inline[] {
  return (tokens ?? []).flatMap(inline);
}

function inline(token: Token): Inline[] {
  // Korean writes 2~6 for "2 to 6": nothing is ever struck out
  if (token.type === "del") return ["~", ...inlines(token.tokens), "~"];
  if (!KNOWN.has(token.type)) throw new BadRules(`rules have no ${token.type}: ${token.raw}`);
  if (token.type === "strong") return [{ strong: inlines(token.tokens) }];
  if (token.type === "em") return [{ em: inlines(token.tokens) }];
  if (token.type === "codespan") return [{ code: token.text }];
  if (token.type === "link") return [{ to: token.href, text: inlines(token.tokens) }];
  if (token.type === "br") return [" "];
  if ("tokens" in token && token.tokens) return inlines(token.tokens);
  return signs((token as Tokens.Text).text);
}

/** Text with the signs of colours in it. Line breaks of the source do not count. */
function signs(text: string): Inline[] {
  return text
    .replace(/\s*\n\s*/g, " ")
    .split(/(:[a-z]+:)/)
    .filter(Boolean)
    .map((piece) => (/^:[a-z]+:$/.test(piece) ? { sign: piece.slice(1, -1) } : piece));
}

/** The rules page of a game in every language, each loaded when somebody reads it. */
function rulebook(game: string): string {
  const languages = readdirSync(LANGUAGES).filter((name) =>
    existsSync(join(LANGUAGES, name, `rules-${game}.md`)),
  );
  const pages = languages.map((language) => `${language}: () => import("virtual:rules/${language}/${game}")`);
  return `export default { ${pages.join(", ")} };`;
}

/** `virtual:rules/nl/chess` is a rules page as blocks, `virtual:rulebook/chess` the page in all languages. */
export function rules(): Plugin {
  return {
    name: "fogcity-rules",
    resolveId: (id) => (/^virtual:rule(s|book)\//.test(id) ? `\0${id}` : null),
    load(id) {
      const [kind, first = "", game = ""] = id.split("/");
      if (kind === "\0virtual:rulebook") return rulebook(first);
      if (kind !== "\0virtual:rules") return null;
      const file = join(LANGUAGES, first, `rules-${game}.md`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(compile(readFileSync(file, "utf8")))};`;
    },
  };
}
