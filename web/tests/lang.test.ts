import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import english from "virtual:lang/en";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse, type Resource } from "@fluent/syntax";
import { beforeAll, describe, expect, it } from "vitest";
import { josa } from "../src/core/josa";
import { ago, has, list, makeBundle, setMessages, t, wanted } from "../src/core/lang";
import { botKind, guestName } from "../src/core/names";
import { explain } from "../src/core/problems";
import { Problem } from "../src/net/api";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "src/fogcity/lang/en");
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".ftl"));
const texts = new Map(files.map((name) => [name, readFileSync(join(FOLDER, name), "utf8")]));

/** All source of the page, for finding the messages that it uses. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

beforeAll(() => setMessages(makeBundle("en", english)));

describe("messages", () => {
  it.each([...texts])("%s can be read", (_name, text) => {
    const junk = (parse(text, {}) as Resource).body.filter((entry) => entry.type === "Junk");
    expect(junk.map(({ content }) => (content as string).slice(0, 60))).toEqual([]);
  });

  it("have ids of their own", () => {
    const bundle = new FluentBundle("en");
    const errors = [...texts.values()].flatMap((text) => bundle.addResource(new FluentResource(text)));
    expect(errors.map(String)).toEqual([]);
  });

  it("exist for everything that the shell and the table say", () => {
    const web = join(ROOT, "web/src");
    const found = ["pages", "table", "ui", "core"].flatMap((folder) => sources(join(web, folder)));
    const ids = new Set(
      found.flatMap((text) => [...text.matchAll(/\bt\("([a-z][a-z0-9-]*)"/g)].map(([, id]) => id)),
    );
    expect(ids.size).toBeGreaterThan(150);
    expect([...ids].filter((id) => !has(id as string))).toEqual([]);
  });

  it("exist for every reason that tables, players and the server give", () => {
    const [, ours = ""] = readFileSync(join(ROOT, "docs/reasons.md"), "utf8").split(
      "## Tables, players and the server",
    );
    const rows = [...ours.matchAll(/^\| `([a-z_]+)` \| `([a-z_]+)` \|.*\| (.*) \|$/gm)];
    const forPrograms =
      /token|bad_|more_than_seats|no_passphrase|text_and_phrase|too_large|watched|own_seat|so_already|mute_y|no_such_seat/;
    const missing = rows
      .filter(([, id = "", , text = ""]) => !forPrograms.test(id) && !text.startsWith("("))
      .filter(([, id = ""]) => !has(`reason-${id.replaceAll("_", "-")}`));
    expect(rows.length).toBeGreaterThan(40);
    expect(missing.map(([, id]) => id)).toEqual([]);
  });

  it("are the id if there is none, so that nothing breaks", () => {
    expect(t("no-such-message")).toBe("no-such-message");
  });

  it("take plurals", () => {
    expect(t("since-count", { count: 1 })).toBe("One move since your last turn.");
    expect(t("since-count", { count: 3 })).toBe("3 moves since your last turn.");
  });
});

describe("problems", () => {
  it("are told by reason, by code, or as the server says it", () => {
    expect(explain(new Problem("not_now", "x", { reason: "seat_taken", seat: 1 }))).toBe("Seat 2 is taken.");
    expect(explain(new Problem("unreachable", "x"))).toMatch(/cannot be reached/);
    expect(explain(new Problem("odd", "the wheel is loose", { reason: "odd" }))).toBe("the wheel is loose");
    expect(explain(new Error("inner"))).toBe(t("problem-unexpected"));
  });
});

describe("languages", () => {
  it("are chosen, or as the browser wants", () => {
    expect(wanted("fr", ["nl"])).toBe("fr");
    expect(wanted("", ["nl-BE", "en"])).toBe("nl");
    expect(wanted("", ["nn-NO"])).toBe("nb");
    expect(wanted("", ["xx"])).toBe("en");
    expect(wanted("", ["xx"], "fr")).toBe("fr"); // the link is asked last
    expect(wanted("", ["nl"], "fr")).toBe("nl");
    expect(wanted("", ["xx"], "../fr")).toBe("en");
    expect(wanted("klingon", ["ko-KR"])).toBe("ko");
  });

  it("tell times and lists", () => {
    expect(ago(Date.now() - 3 * 86_400_000)).toBe("3 days ago");
    expect(ago(Date.now())).toBe("now");
    expect(list(["a", "b", "c"])).toBe("a, b, and c");
  });

  it("know Korean particles", () => {
    expect(josa("타일", "을/를")).toBe("타일을");
    expect(josa("카드", "을/를")).toBe("카드를");
    expect(josa("서울", "으로/로")).toBe("서울로");
  });
});

const BODIES: Record<string, () => Promise<{ default: Parameters<typeof makeBundle>[1] }>> = {
  nl: () => import("virtual:lang/nl"),
  fr: () => import("virtual:lang/fr"),
  nb: () => import("virtual:lang/nb"),
  ko: () => import("virtual:lang/ko"),
  en: () => import("virtual:lang/en"),
};

describe("names", () => {
  it.each(["nl", "fr", "nb", "ko", "en"])("of guests fit, and are many, in %s", async (tag) => {
    setMessages(makeBundle(tag, (await BODIES[tag]?.())?.default ?? []));
    const names = new Set(Array.from({ length: 500 }, () => guestName()));
    expect(names.size).toBeGreaterThan(100);
    for (const name of names) {
      expect(name.length, name).toBeLessThanOrEqual(30);
      expect(name).toMatch(/^[^,{}]+ [^,{}]+$/);
    }
    if (tag === "fr") expect(guestName(() => 0)).toBe("Bison d’Alamo");
    if (tag === "en") expect(guestName(() => 0)).toBe("Alamo Bison");
  });

  it("of bots are words, or as the server has them", () => {
    expect(botKind("gripman:hard")).toBe("Gripman (hard)");
    expect(botKind("my.bot:x")).toBe("my.bot:x");
  });
});
