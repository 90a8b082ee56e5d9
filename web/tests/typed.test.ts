import { describe, expect, it } from "vitest";
import { makeBundle, setMessages } from "../src/core/lang";
import { TableModel } from "../src/core/table";
import { impossible, meant, nearly, plain, spelled } from "../src/core/typed";
import { face as tracksFace } from "../src/games/cablecar/face";
import * as tracksTyped from "../src/games/cablecar/typed";
import { face as mapFace } from "../src/games/ticket/face";
import { mapBoard } from "../src/games/ticket/mapboard";
import * as mapTyped from "../src/games/ticket/typed";
import { boardOf } from "../src/net/boards";
import type { ActionData, MapBoard, Now, TrackBoard } from "../src/net/schema";
import { Connection } from "../src/net/socket";
import { COMMANDS, wordOf } from "../src/table/commands";
import {
  choicesOf,
  commandOf,
  examplesOf,
  notMove,
  readMove,
  type TypedFace,
  typableText,
} from "../src/table/typing";
import { trackBoard } from "./boards";

type Body = Parameters<typeof makeBundle>[1];
const BODIES: Record<string, () => Promise<{ default: Body }>> = {
  en: () => import("virtual:lang/en"),
  nl: () => import("virtual:lang/nl"),
  fr: () => import("virtual:lang/fr"),
  nb: () => import("virtual:lang/nb"),
  ko: () => import("virtual:lang/ko"),
};
const LANGUAGES = Object.keys(BODIES);

async function speak(tag: string): Promise<void> {
  setMessages(makeBundle(tag, (await BODIES[tag]?.())?.default ?? []));
}

function tableOf(view: object, acts: [string, ActionData][]): TableModel {
  const table = new TableModel(new Connection(""), "t");
  const [legal, actions] = [acts.map(([text]) => text), acts.map(([, data]) => data)];
  table.now.value = { turn: 0, position: 1, view_data: view, legal, actions } as unknown as Now;
  return table;
}

// ---- a table of each game

const tracks: TypedFace = { ...tracksFace, ...tracksTyped };
const map: TypedFace = { ...mapFace, ...mapTyped };

boardOf<TrackBoard>("company").data.value = { ...trackBoard(), percents: [10, 20] };
const shares = tableOf(
  { game: "company", viewer: 0, turn: 0, players: [{ hand: ["SWNE"], tiles: 1 }], piles: [], options: {} },
  [
    ["SWNE b1", { kind: "lay", tile: "SWNE", turned: 0, spaces: ["b1"] }],
    ["ENWS b1 r90", { kind: "lay", tile: "ENWS", turned: 90, spaces: ["b1"] }],
    ["draw", { kind: "draw" }],
    ["swap 10 open", { kind: "swap", shares: [[10, true]] }],
    ["swap 10 blind", { kind: "swap", shares: [[10, false]] }],
    ["pass", { kind: "pass" }],
  ],
);

const route = (number: number, ends: [string, string], name: string) => ({ number, name, ends });
mapBoard.value = {
  cards: { blue: 6, red: 6, ferry: 8 },
  tickets: [],
  routes: [
    route(0, ["Alcatraz", "Pier 39"], "Alcatraz-Pier 39"),
    route(1, ["Market Street", "Painted Ladies"], "Market Street-Painted Ladies (1)"),
    route(2, ["Sunset", "Twin Peaks"], "Sunset-Twin Peaks"),
  ],
} as unknown as MapBoard;
const cards = tableOf(
  {
    game: "ticket",
    viewer: 0,
    turn: 0,
    routes: [],
    stacks: [],
    offered: [],
    aside: ["seal", "crab"],
    tickets: [],
  },
  [
    ["take red", { kind: "take", cards: ["red"] }],
    ["take blind", { kind: "blind" }],
    ["tickets", { kind: "tickets" }],
    ["keep 1", { kind: "keep", choices: [[0]] }],
    ["keep both", { kind: "keep", choices: [[0, 1]] }],
    ["souvenir Alcatraz", { kind: "souvenir", locations: ["Alcatraz"] }],
    ["stack B Sunset", { kind: "stack", stack: 1, locations: ["Sunset"] }],
    ["claim Alcatraz-Pier 39 with 1 red 1 ferry", { kind: "claim", route: 0, ways: [{ red: 1, ferry: 1 }] }],
    ["claim Alcatraz-Pier 39 with 2 ferry", { kind: "claim", route: 0, ways: [{ ferry: 2 }] }],
    ["claim Market Street-Painted Ladies (1) with 2 blue", { kind: "claim", route: 1, ways: [{ blue: 2 }] }],
    ["pass", { kind: "pass" }],
  ],
);
const GAMES: [string, TableModel, TypedFace][] = [
  ["shares", shares, tracks],
  ["cards", cards, map],
];

/** What can be typed, and the action it means. Capitals, accents and spaces are as people leave them. */
const TYPED: Record<string, Record<string, string>> = {
  nl: {
    "LEG swne op B1": "SWNE b1",
    "trek een tegel": "draw",
    "ruil 10% gedekt": "swap 10 blind",
    "ruil 10 open": "swap 10 open",
    pas: "pass",
    "neem rood": "take red",
    "neem rode": "take red",
    "neem blind": "take blind",
    bestemmingskaarten: "tickets",
    "houd 1": "keep 1",
    "houd allebei": "keep both",
    "fiche alcatraz": "souvenir Alcatraz",
    "stapel krab Sunset": "stack B Sunset",
    "claim pier 39 – alcatraz met 1 rode, 1 veerboot": "claim Alcatraz-Pier 39 with 1 red 1 ferry",
    "claim market street-painted ladies met 2 blauwe": "claim Market Street-Painted Ladies (1) with 2 blue",
  },
  fr: {
    "poser SWNE en b1": "SWNE b1",
    "piocher une tuile": "draw",
    "echanger 10 decouverte": "swap 10 open",
    "échanger 10 % pile": "swap 10 blind",
    passer: "pass",
    "prendre rouge": "take red",
    "prendre une carte": "",
    piocher: "take blind",
    "piocher des cartes Destination": "tickets",
    "garder les deux": "keep both",
    "souvenir Alcatraz": "souvenir Alcatraz",
    "pile B Sunset": "stack B Sunset",
    "prendre Alcatraz-Pier 39 avec 2 ferries": "claim Alcatraz-Pier 39 with 2 ferry",
    "prendre Painted Ladies-Market Street avec 2 bleus": "claim Market Street-Painted Ladies (1) with 2 blue",
  },
  nb: {
    "legg SWNE på b1": "SWNE b1",
    trekk: "draw",
    "bytt 10 apen": "swap 10 open",
    "bytt 10 bunke": "swap 10 blind",
    "stå over": "pass",
    "ta rødt": "take red",
    "ta rod": "take red",
    blindt: "take blind",
    "trekk billetter": "tickets",
    "behold begge": "keep both",
    "suvenir alcatraz": "souvenir Alcatraz",
    "ta Alcatraz-Pier 39 med 2 ferger": "claim Alcatraz-Pier 39 with 2 ferry",
    "krev Alcatraz-Pier 39 med 2 ferger": "claim Alcatraz-Pier 39 with 2 ferry",
  },
  ko: {
    "b1에 SWNE 놓기": "SWNE b1",
    뽑기: "draw",
    "바꾸기 10 공개": "swap 10 open",
    "10% 더미 바꾸기": "swap 10 blind",
    넘기기: "pass",
    "빨강 가져오기": "take red",
    빨간색가져오기: "take red",
    "더미에서 가져오기": "take blind",
    "목적지 카드": "tickets",
    "둘 다 갖기": "keep both",
    "1번 갖기": "keep 1",
    "알카트라즈 기념품": "souvenir Alcatraz",
    "더미 B 선셋": "stack B Sunset",
    "알카트라즈-피어 39 연결 빨강 1 페리 1": "claim Alcatraz-Pier 39 with 1 red 1 ferry",
    "Alcatraz-Pier 39 연결 페리 2": "claim Alcatraz-Pier 39 with 2 ferry",
  },
  en: {
    "lay swne on b1": "SWNE b1",
    "exchange 10 open": "swap 10 open",
    blind: "take blind",
    "stack crab sunset": "stack B Sunset",
    "claim Pier 39-Alcatraz with 2 ferries": "claim Alcatraz-Pier 39 with 2 ferry",
  },
};

describe("typed moves", () => {
  it.each(LANGUAGES)("mean what they say in %s", async (tag) => {
    await speak(tag);
    for (const [typed, text] of Object.entries(TYPED[tag] ?? {})) {
      const read = GAMES.map(([, table, face]) => readMove(typed, table, face));
      if (text !== "") expect(read, typed).toContainEqual({ text });
      else for (const one of read) expect(one, typed).not.toEqual({ text });
    }
  });

  it.each(LANGUAGES)("can always be typed as the server writes them, also in %s", async (tag) => {
    await speak(tag);
    for (const [, table, face] of GAMES)
      for (const { text } of table.offers.value) {
        expect(readMove(text, table, face)).toEqual({ text });
        expect(readMove(text.toUpperCase(), table, face)).toEqual({ text });
      }
  });

  it.each(LANGUAGES)("have forms of their own in %s, which are not commands", async (tag) => {
    await speak(tag);
    const words = [...COMMANDS, ...COMMANDS.map(wordOf)].map(plain);
    for (const [game, table, face] of GAMES) {
      const seen = new Map<string, string>();
      for (const { text, forms } of choicesOf(table, face)) {
        expect(forms.length, text).toBeGreaterThan(0);
        for (const form of forms) {
          expect(form).toMatch(/^[^{}|]+$/);
          expect(words, `${form} is a command`).not.toContain(plain(form));
          expect(seen.get(plain(form)) ?? text, `${game}: ${form} means two things`).toBe(text);
          seen.set(plain(form), text);
        }
      }
    }
  });

  it("are shown in English as the server writes them", async () => {
    await speak("en");
    for (const [, table, face] of GAMES)
      for (const { text, forms } of choicesOf(table, face)) expect(plain(forms[0] ?? "")).toBe(plain(text));
  });

  it("are shown with the text that always works", async () => {
    await speak("nl");
    const lines = examplesOf(cards, map).map((choice) => typableText(choice, cards, map));
    expect(lines).toContain("neem rood (take red): Neem een rode kaart");
    expect(lines.filter((line) => line.includes("claim"))).toHaveLength(1);
    const [lay = ""] = examplesOf(shares, tracks).map((choice) => typableText(choice, shares, tracks));
    expect(lay).toBe("SWNE b1: Leg SWNE op b1");
  });
});

describe("typed texts that are no legal move", () => {
  it("ask which one is meant", async () => {
    await speak("nl");
    const read = readMove("houd", cards, map);
    expect(read).toEqual({
      lines: [
        "Er zijn 2 zetten die met ‘houd’ beginnen. Welke bedoel je?",
        expect.anything(),
        expect.anything(),
      ],
    });
  });

  it("have the server say why not, by kind and fields", async () => {
    await speak("fr");
    expect(readMove("prendre bleue", cards, map)).toMatchObject({ request: { kind: "take", card: "blue" } });
    const sunset = readMove("prendre Sunset-Twin Peaks avec 2 rouges", cards, map);
    expect(sunset).toMatchObject({ request: { kind: "claim", route: 2 } });
    expect(readMove("échanger 20 pile", shares, tracks)).toMatchObject({
      request: { kind: "swap", percent: 20, openly: false },
    });
    expect(readMove("poser SWNE en c3", shares, tracks)).toMatchObject({
      request: { kind: "lay", tile: "SWNE", space: "c3", turned: 0 },
    });
  });

  it("offer other cards for a route that can be claimed", async () => {
    await speak("nb");
    const read = readMove("ta Alcatraz-Pier 39 med 2 blå", cards, map);
    expect(read).toMatchObject({ request: { kind: "claim", route: 0 } });
    expect("otherwise" in read && read.otherwise).toHaveLength(3);
  });

  it("are known although nobody can say why not", async () => {
    await speak("ko");
    const laying = tableOf({ game: "company", viewer: 0, turn: 0, players: [], piles: [] }, []);
    expect(readMove("뽑기", laying, tracks)).toMatchObject({ lines: [expect.stringContaining("‘목록’")] });
  });

  it("are left to the server otherwise, and typing errors get what was perhaps meant", async () => {
    await speak("nl");
    expect(readMove(" naar het westen", cards, map)).toEqual({ text: "naar het westen" });
    expect(notMove("neem rodo", cards, map)).toBe("‘neem rodo’ is geen zet. Bedoel je neem rood?");
    expect(notMove("zeten", cards, map)).toContain("zetten");
    expect(notMove("naar het westen", cards, map)).toContain("Typ ‘zetten’");
  });
});

describe("commands", () => {
  it.each(LANGUAGES)("have a word in %s, besides the English one", async (tag) => {
    await speak(tag);
    expect(new Set(COMMANDS.map(wordOf)).size).toBe(COMMANDS.length);
    for (const command of COMMANDS) {
      expect(commandOf(command)).toBe(command);
      expect(commandOf(wordOf(command).toUpperCase())).toBe(command);
    }
    expect(commandOf("?")).toBe("help");
    expect(commandOf("x")).toBeNull();
  });
});

describe("reading", () => {
  it("takes the beginning if nothing else begins so", () => {
    const of = (text: string) => ({ text, forms: [] });
    const legal = ["SWNE b1", "SWNE b12", "draw"].map(of);
    expect(meant("swne  B1", legal)).toEqual([of("SWNE b1")]);
    expect(meant("dr", legal)).toEqual([of("draw")]);
    expect(meant("SWNE", legal)).toHaveLength(2);
    expect(meant(" ", legal)).toEqual([]);
  });

  it("ignores case, accents, spaces and dashes", () => {
    expect(plain("Échanger 10 %")).toBe(plain("echanger10"));
    expect(plain("rød")).toBe("rod");
    expect(plain("A – B")).toBe("a-b");
    expect(spelled("2  Rode x", new Map([["rode", "rood"]]))).toBe("2 rood x");
  });

  it("takes what says most", () => {
    const short = { forms: ["claim a-b"], request: null, begins: true };
    const long = { forms: ["claim a-b (1)"], request: null, begins: true };
    expect(impossible("claim a-b (1) with 2 red", [long, short])?.choice).toBe(long);
    expect(impossible("claim a-b with 2 red", [long, short])?.choice).toBe(short);
    expect(impossible("claim c-d", [long, short])).toBeNull();
  });

  it("finds typing errors: letters that are wrong, missing, superfluous or exchanged", () => {
    const texts = [["take red"], ["take blind", "blind"], ["tickets", "draw tickets"]];
    expect(nearly("take rde", texts)).toEqual(["take red"]);
    expect(nearly("blnd", texts)).toEqual(["blind"]);
    expect(nearly("tickts", texts)).toEqual(["tickets"]);
    expect(nearly("tickeets", texts)).toEqual(["tickets"]);
    expect(nearly("go west", texts)).toEqual([]);
  });
});
