import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Block, isHeading, plain } from "../src/learn/blocks";
import { Lesson } from "../src/learn/lesson";
import { Problem } from "../src/net/api";
import type { FigureScript, LessonScript } from "../src/net/schema";
import { compile } from "../vite-rules";

const LANG = join(import.meta.dirname, "../../src/fogcity/lang");
const PAGES = join(import.meta.dirname, "../src/games");
const LANGUAGES = ["en", "nl", "fr", "nb", "ko"];
const GAMES = ["cablecar", "company", "ticket"] as const;
const FOLDERS = { cablecar: "cablecar", company: "cablecar", ticket: "ticket" } as const;

const rulesOf = (language: string, game: string): Block[] =>
  compile(readFileSync(join(LANG, language, `rules-${game}.md`), "utf8"));
const read = <T>(name: string): T => JSON.parse(readFileSync(join(PAGES, name), "utf8")) as T;

describe("Markdown of rules", () => {
  it("becomes blocks", () => {
    const blocks = compile(
      "# Top {#top}\n\nTwo\nlines of **bold** `SWNE` :yellow: and a [link](/learn#x).\n\n- one\n- two\n\n> A note.\n",
    );
    expect(blocks).toEqual([
      { kind: "heading", level: 1, id: "top", text: ["Top"] },
      {
        kind: "text",
        text: [
          "Two lines of ",
          { strong: ["bold"] },
          " ",
          { code: "SWNE" },
          " ",
          { sign: "yellow" },
          " and a ",
          { to: "/learn#x", text: ["link"] },
          ".",
        ],
      },
      { kind: "list", ordered: false, items: [["one"], ["two"]] },
      { kind: "note", text: ["A note."] },
    ]);
  });

  it("has tables and figures", () => {
    const [table, figure] = compile(
      "| a | b |\n|---|---|\n| 1 | |\n\n```figure line\nSee\nthis.\n- First\n- Then\n```\n",
    );
    expect(table).toEqual({ kind: "table", head: [["a"], ["b"]], rows: [[["1"], []]] });
    expect(figure).toEqual({
      kind: "figure",
      id: "line",
      caption: ["See this."],
      steps: [["First"], ["Then"]],
    });
  });

  it("strikes nothing out", () => {
    const [block] = compile("역은 1~8, 9~16이에요.");
    expect(block?.kind === "text" && plain(block.text)).toBe("역은 1~8, 9~16이에요.");
  });

  it("refuses what the page cannot show", () => {
    expect(() => compile("## No id")).toThrow("{#id}");
    expect(() => compile("<b>HTML</b>")).toThrow("rules have no html");
    expect(() => compile("```js\n1\n```")).toThrow("figure");
    expect(() => compile("![picture](x.png)")).toThrow("rules have no image");
  });
});

describe.each(GAMES)("rules of %s", (game) => {
  const english = rulesOf("en", game);
  const figures = read<Record<string, FigureScript>>(`${FOLDERS[game]}/figures-${game}.json`);
  // what must be the same in all languages: the order of blocks, ids, numbers of items and rows
  const shape = (blocks: Block[]): unknown[] =>
    blocks.map((block) => {
      if (isHeading(block)) return [block.level, block.id];
      if (block.kind === "figure") return [block.id, block.steps.length];
      if (block.kind === "table") return [block.head.length, block.rows.length];
      return block.kind === "list" ? [block.ordered, block.items.length] : block.kind;
    });

  it("has figures that can be drawn", () => {
    const used = english.filter((block) => block.kind === "figure");
    expect(used.map((block) => block.id).sort()).toEqual(Object.keys(figures).sort());
    for (const block of used) expect(block.steps.length).toBe(figures[block.id]?.moves.length);
  });

  it.each(LANGUAGES)("is the same in %s", (language) => {
    expect(shape(rulesOf(language, game))).toEqual(shape(english));
  });

  it.each(LANGUAGES)("has links that lead somewhere in %s", (language) => {
    const text = JSON.stringify(rulesOf(language, game));
    for (const [, to = ""] of text.matchAll(/"to":"([^"]*)"/g)) {
      const [path = "", id] = to.split("#");
      const other = path ? path.replace("/learn/", "") : game;
      expect(GAMES).toContain(other);
      if (id)
        expect(
          rulesOf(language, other)
            .filter(isHeading)
            .map((heading) => heading.id),
        ).toContain(id);
    }
  });
});

describe.each(GAMES)("guided game of %s", (game) => {
  const script = read<LessonScript>(`${FOLDERS[game]}/lesson-${game}.json`);
  let lesson: Lesson;

  beforeEach(() => {
    vi.stubGlobal("document", { hidden: true }); // nobody looks, so nothing takes its time
    vi.stubGlobal("window", globalThis);
    lesson = new Lesson(script, ["You", "Mabel"]);
  });

  it("can be played to its end", async () => {
    for (const step of script.steps) {
      expect(lesson.ready.value).toBe(true);
      if (step.do === undefined) lesson.next();
      else {
        expect(lesson.table.legal.value).toContain(step.do);
        expect((await lesson.table.consider(step.do)).action).toBe(step.do);
        expect(await lesson.table.act(step.do)).toBe(true);
      }
    }
    expect(lesson.done.value).toBe(true);
  });

  it("takes nothing else than it asks for", async () => {
    while (lesson.step && lesson.step.do === undefined) lesson.next();
    const { at, step, table } = lesson;
    const before = at.value;
    const other = table.legal.value.find((action) => action !== step?.do) ?? "";
    expect(await table.act(other)).toBe(false);
    expect([at.value, lesson.strayed.value]).toEqual([before, true]);
    await expect(table.consider("SWNE z9")).rejects.toBeInstanceOf(Problem);
    expect(await table.act(step?.do ?? "")).toBe(true);
    expect([at.value, lesson.strayed.value]).toEqual([before + 1, false]);
  });

  it("can show what to do", () => {
    while (lesson.step && lesson.step.do === undefined) lesson.next();
    lesson.show();
    expect(lesson.table.proposed.value).toBe(lesson.step?.do);
  });

  it("has a text for each step, and says what to do where something is to be done", () => {
    const bundle = new FluentBundle("en");
    for (const file of readdirSync(join(LANG, "en")).filter((name) => name === "learn.ftl"))
      bundle.addResource(new FluentResource(readFileSync(join(LANG, "en", file), "utf8")));
    script.steps.forEach((step, number) => {
      const message = bundle.getMessage(`ln-guide-${game}-${number + 1}`);
      expect(message?.value).toBeTruthy();
      expect(message?.attributes.do !== undefined).toBe(step.do !== undefined);
    });
    expect(bundle.hasMessage(`ln-guide-${game}-${script.steps.length + 1}`)).toBe(false);
  });
});
