import { beforeAll, describe, expect, it, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("location", { pathname: "/table/abc", search: "?key=k", origin: "http://here" });
  vi.stubGlobal("window", { scrollTo: vi.fn() });
});

describe("addresses", () => {
  it("are read in parts, whatever somebody typed", async () => {
    const { partsOf } = await import("../src/core/router");
    expect(partsOf("/")).toEqual([]);
    expect(partsOf("/table/abc/")).toEqual(["table", "abc"]);
    expect(partsOf("/table/100%")).toEqual(["table", "100%"]);
    expect(partsOf("/a%20b")).toEqual(["a b"]);
  });

  it("change without loading the page", async () => {
    const { go, parts, path, query } = await import("../src/core/router");
    const push = vi.fn((_state: unknown, _title: string, address: string) => {
      const [pathname = "", search = ""] = address.split("?");
      Object.assign(location, { pathname, search: search && `?${search}` });
    });
    vi.stubGlobal("history", { pushState: push, replaceState: push });
    expect(query.value.get("key")).toBe("k");
    const before = query.value;
    go("/table/def?key=k");
    expect(path.value).toBe("/table/def");
    expect(parts.value).toEqual(["table", "def"]);
    expect(query.value).toBe(before); // the same words are not a change
    go("/table/def?at=3", { replace: true });
    expect(query.value.get("at")).toBe("3");
  });
});

describe("a key", () => {
  it("is part of an address, where there is one", async () => {
    const { tableAddress, withKey } = await import("../src/core/address");
    expect(withKey("/a", "")).toBe("/a");
    expect(withKey("/a", "k&y")).toBe("/a?key=k%26y");
    expect(withKey("/a?b=1", "k")).toBe("/a?b=1&key=k");
    expect(tableAddress("t")).toBe("/table/t");
    expect(tableAddress("t", "k")).toBe("/table/t?key=k");
  });
});
