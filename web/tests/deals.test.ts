import { beforeEach, describe, expect, it, vi } from "vitest";
import { give, note, notedOf, noteInfo, seedOf, wrongWith } from "../src/core/deals";
import { sha256 } from "../src/core/sha256";
import type { TableInfo } from "../src/net/schema";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const secret = "00".repeat(32);
const commitment = sha256(new Uint8Array(32));
const info = (about: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "t",
    status: "waiting",
    commitment,
    secret: "",
    deal: 2,
    contributions: ["", ""],
    ...about,
  }) as unknown as TableInfo;
const over = (about: Partial<TableInfo> = {}): TableInfo =>
  info({ status: "over", secret, contributions: [notedOf("t")?.contribution ?? "", ""], ...about });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe("SHA-256", () => {
  it("is the standard's", () => {
    expect(sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("agrees with the platform's at every length around a block", async () => {
    for (let length = 50; length < 135; length++) {
      const some = Uint8Array.from({ length }, (_, i) => (i * 37) & 255);
      const found = new Uint8Array(await crypto.subtle.digest("SHA-256", some));
      expect(sha256(some)).toBe(Array.from(found, (one) => one.toString(16).padStart(2, "0")).join(""));
    }
  });
});

describe("a deal", () => {
  it("is noted when it is first seen, and not replaced later", () => {
    noteInfo(info());
    noteInfo(info({ commitment: "another" }));
    expect(notedOf("t")?.commitment).toBe(commitment);
  });

  it("is not noted once the game is over", () => {
    noteInfo(over());
    expect(notedOf("t")).toBeNull();
  });

  it("gets other random bytes at each table", () => {
    const given = ["a", "b", "c"].map((table) => note(table, commitment).contribution);
    expect(new Set(given).size).toBe(3);
    expect(given[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is right if it is what was promised", async () => {
    await give("t", commitment, () => Promise.resolve());
    expect(wrongWith(over())).toBeNull();
  });

  it("is wrong with another commitment, another secret, or without our contribution", async () => {
    await give("t", commitment, () => Promise.resolve());
    expect(wrongWith(over({ secret: "11".repeat(32), commitment: "another" }))).toBe("commitment");
    expect(wrongWith(over({ secret: "11".repeat(32) }))).toBe("secret");
    expect(wrongWith(over({ contributions: ["ff".repeat(16), ""] }))).toBe("contribution");
    expect(wrongWith(over({ deal: 1 }))).toBe("contribution");
  });

  it("may lack a contribution that the server has refused", async () => {
    await give("t", commitment, () => Promise.reject(new Error("refused"))).catch(() => null);
    expect(wrongWith(over({ contributions: ["", ""] }))).toBeNull();
  });

  it("counts a contribution that is shown, even if its answer was lost", () => {
    const { contribution } = note("t", commitment);
    noteInfo(info({ contributions: [contribution, ""] }));
    expect(wrongWith(over({ contributions: ["", ""] }))).toBe("contribution");
  });

  it("forgets the oldest tables", () => {
    for (let n = 0; n < 205; n++) note(`t${n}`, commitment);
    expect(notedOf("t0")).toBeNull();
    expect(notedOf("t204")).not.toBeNull();
  });

  it("has the seed that the server's rules give", () => {
    const found = seedOf(info({ id: "Xq3vP7ab2K", secret, contributions: ["a1".repeat(16), ""] }));
    const lines = `fogcity deal 2\ntable Xq3vP7ab2K\nsecret ${secret}\nseat 1 ${"a1".repeat(16)}\nseat 2 -\n`;
    expect(found).toBe(`key:${sha256(bytes(lines))}`);
    expect(seedOf(info({ deal: 1, secret }))).toBe(secret);
  });
});
