import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

describe("below a path", () => {
  beforeAll(() => {
    vi.resetModules();
    vi.stubGlobal("document", { documentElement: { dataset: { base: "/fog" } } });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it("addresses for the browser have it, and those in the code do not", async () => {
    const { full, isBelow, within } = await import("../src/core/base");
    expect(["/", "/table/abc?at=3", "#rules", "https://other/"].map(full)).toEqual([
      "/fog/",
      "/fog/table/abc?at=3",
      "#rules",
      "https://other/",
    ]);
    expect(["/fog", "/fog/", "/fog/learn", "/foggy"].map(within)).toEqual(["/", "/", "/learn", "/foggy"]);
    expect(["/fog", "/fog/new", "/foggy", "/"].map(isBelow)).toEqual([true, true, false, false]);
  });

  it("storage has names of its own", async () => {
    const { storageName } = await import("../src/core/base");
    expect(storageName("fogcity.me")).toBe("/fog fogcity.me");
  });
});

describe("at the root", () => {
  it("nothing changes", async () => {
    const { full, isBelow, storageName, within } = await import("../src/core/base");
    expect([full("/new"), within("/new"), storageName("fogcity.me")]).toEqual(["/new", "/new", "fogcity.me"]);
    expect(isBelow("/anything")).toBe(true);
  });
});
