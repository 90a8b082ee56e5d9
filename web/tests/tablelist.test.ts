import english from "virtual:lang/en";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { makeBundle, setMessages } from "../src/core/lang";
import type { Listed } from "../src/net/schema";

beforeAll(() => {
  vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/", search: "", origin: "" });
  setMessages(makeBundle("en", english));
});

const listed = (who: Listed["who"], seats = who.length): Listed => ({ seats, who }) as unknown as Listed;

describe("who sits at a table", () => {
  it("is told person by person, with their seats", async () => {
    const { names } = await import("../src/pages/tablelist");
    const { me } = await import("../src/core/me");
    me.value = { id: "m", name: "Mo" } as NonNullable<typeof me.value>;
    const found = names(
      listed(
        [
          [0, "m", "", ""],
          [1, "m", "", ""],
          [2, "a", "", "Ann"],
          [3, "b", "", "Ann"],
          [4, null, "tourist", ""],
          [5, null, null, null],
        ] as unknown as Listed["who"],
        6,
      ),
    );
    expect(found).toEqual({ people: ["Mo (2 seats)", "Ann", "Ann", "Amos"], free: 1 });
  });

  it("marks the reader's own name", async () => {
    const { names } = await import("../src/pages/tablelist");
    const { me } = await import("../src/core/me");
    me.value = { id: "m", name: "Mo" } as NonNullable<typeof me.value>;
    const who = [
      [0, "m", null, "Mo"],
      [1, "a", null, "Mo"],
    ] as unknown as Listed["who"];
    expect(names(listed(who)).people).toEqual(["Mo (you)", "Mo"]);
  });
});
