import english from "virtual:lang/en";
import { beforeAll, describe, expect, it } from "vitest";
import { makeBundle, setMessages } from "../src/core/lang";
import { phraseText } from "../src/core/phrases";
import { PHRASES, REACTIONS } from "../src/net/schema";

beforeAll(() => setMessages(makeBundle("en", english)));

describe("phrases and reactions", () => {
  it("all have words", () => {
    for (const phrase of [...PHRASES, ...REACTIONS]) expect(phraseText(phrase), phrase).toBeTruthy();
  });
});
