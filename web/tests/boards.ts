import type { Station, TrackBoard } from "../src/net/schema";

const LETTERS = "abcdefghijkl";

/** A board of any size, as the server describes it, with stations all around and a power station. */
export function trackBoard(columns = 8, rows = 8, powerStation = ["d4", "e4", "d5", "e5"]): TrackBoard {
  const name = (column: number, row: number): string => `${LETTERS[column]}${row + 1}`;
  const around: [number, number, string][] = [
    ...Array.from({ length: columns }, (_, n): [number, number, string] => [n, 0, "N"]),
    ...Array.from({ length: rows }, (_, n): [number, number, string] => [columns - 1, n, "E"]),
    ...Array.from({ length: columns }, (_, n): [number, number, string] => [columns - 1 - n, rows - 1, "S"]),
    ...Array.from({ length: rows }, (_, n): [number, number, string] => [0, rows - 1 - n, "W"]),
  ];
  const stations = around.map(
    ([column, row, side], n): Station => ({ number: n + 1, space: name(column, row), side, place: n }),
  );
  return {
    seats: ["yellow", "blue"],
    columns,
    spaces: Array.from({ length: columns * rows }, (_, n) => name(n % columns, Math.floor(n / columns))),
    power_station: powerStation,
    stations,
    owners: { "2": stations.map((_, n) => (n % 2 ? "blue" : "yellow")) },
    percents: [],
    tiles: [
      { name: "SWNE", exits: { N: "S", E: "W", S: "N", W: "E" }, turns: [0], copies: 4 },
      { name: "ENWS", exits: { N: "E", E: "N", S: "W", W: "S" }, turns: [0, 90], copies: 3 },
    ],
  };
}
