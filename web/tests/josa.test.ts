import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { josa } from "../src/core/josa";

interface Vector {
  word: string;
  pair: string;
  expected: string;
}

const FILE = join(import.meta.dirname, "../../src/fogcity/lang/josa.json");
const VECTORS = JSON.parse(readFileSync(FILE, "utf8")) as Vector[];

describe("Korean particles", () => {
  it.each(VECTORS)("$word + $pair: $expected", ({ word, pair, expected }) => {
    expect(josa(word, pair)).toBe(expected);
  });
});
