import { readFileSync } from "node:fs";
import { join } from "node:path";
import loaders from "virtual:languages";
import { beforeAll, describe, expect, it } from "vitest";
import { has, makeBundle, setMessages, t, withMessages } from "../src/core/lang";
import { areaOf, FIRST, Page, SOURCES, withAreas } from "../vite-areas.ts";

const page = new Page();

/** The ids of the messages of an area. */
async function idsOf(tag: string, area: string): Promise<Set<string>> {
  const { default: body } = (await loaders[tag]?.[area]?.()) ?? { default: [] };
  return new Set(body.map(({ id }) => id));
}

/** The ids of the messages that a file of the page names. */
function saidIn(file: string): string[] {
  const text = readFileSync(join(SOURCES, file), "utf8");
  return [...text.matchAll(/\bt\("([a-z][a-z0-9-]*)[".]/g)].map(([, id = ""]) => id);
}

describe("areas", () => {
  it("have what every part of the page says, in each language", async () => {
    const said = new Map(
      [...new Set([...page.roots.values()].flatMap((files) => [...files]))].map((file) => [
        file,
        saidIn(file),
      ]),
    );
    for (const tag of Object.keys(loaders))
      for (const [root, files] of page.roots) {
        const areas = [...page.before(areaOf(root)), areaOf(root)];
        const loaded = new Set(
          (await Promise.all(areas.map((area) => idsOf(tag, area)))).flatMap((ids) => [...ids]),
        );
        for (const file of files) {
          expect(
            said.get(file)?.filter((id) => !loaded.has(id)),
            `${tag}: ${file}, loaded by ${root}`,
          ).toEqual([]);
        }
      }
  });

  it("do not repeat what is always loaded before", async () => {
    const first = await idsOf("en", FIRST);
    for (const area of page.areas.filter((one) => one !== FIRST)) {
      const own = await idsOf("en", area);
      expect(own.size, area).toBeGreaterThan(0);
      expect(
        [...own].filter((id) => first.has(id)),
        area,
      ).toEqual([]);
    }
  });

  it("of a game are not loaded with another one", async () => {
    const [one = "", other = ""] = page.areas.filter((area) => page.roots.has(`games/${area}/face.ts`));
    const ids = await idsOf("en", other);
    const both = [...(await idsOf("en", one))].filter((id) => ids.has(id));
    expect(other).not.toBe("");
    expect(both.length).toBeLessThan(ids.size / 5);
  });

  it("are waited for wherever a part of the page is loaded", () => {
    const made = withAreas("table/page.tsx", 'const load = () => import("./lobby").then(show);');
    expect(made).toContain('withMessages("tablemore", import("./lobby")).then(show)');
    expect(withAreas("table/page.tsx", 'const data = () => import("./lobby.json");')).toBeNull();
  });
});

describe("messages of a part", () => {
  const only = "reason-not-host"; // said at tables, not by every page

  beforeAll(() => setMessages(makeBundle("nl")));

  it("are there when it is", async () => {
    expect(has(only)).toBe(false);
    expect(await withMessages("table", Promise.resolve("part"))).toBe("part");
    expect(has(only)).toBe(true);
  });

  it("are in the language that was chosen meanwhile", async () => {
    setMessages(makeBundle("nl"));
    let arrive: (part: string) => void = () => {};
    const part = withMessages(
      "table",
      new Promise<string>((resolve) => {
        arrive = resolve;
      }),
    );
    setMessages(makeBundle("fr"));
    arrive("part");
    await part;
    const french = t(only);
    setMessages(makeBundle("nl"));
    await withMessages("table", Promise.resolve());
    expect(french).not.toBe(only);
    expect(french).not.toBe(t(only));
  });

  it("fail like the part itself, and other parts do not wait for them", async () => {
    await expect(withMessages("nowhere", Promise.resolve())).rejects.toBeUndefined();
    expect(await withMessages("learn", Promise.resolve("part"))).toBe("part");
  });
});
