import { expect, test } from "vitest";
import type { ReaderId } from "./feedback.ts";
import { readersOf } from "./readersOf.ts";

const said = (readerId: string, at: string, more: { name?: string; readerNumber?: number } = {}) => ({
  readerId: readerId as ReaderId,
  name: "",
  at,
  ...more,
});

test("readers without a name keep their numbers, whatever was deleted", () => {
  const readers = readersOf([said("c", "3", { readerNumber: 3 }), said("b", "2", { readerNumber: 2 })]);
  expect(readers.map(({ readerId, number, count }) => [readerId, number, count])).toEqual([
    ["b", 2, 1],
    ["c", 3, 1],
  ]);
});

test("a reader has the last name that they gave, and readers with the same name are marked", () => {
  const readers = readersOf([
    said("a", "3", { name: "Marta", readerNumber: 1 }),
    said("a", "1", { name: "M.", readerNumber: 1 }),
    said("a", "4", { readerNumber: 1 }),
    said("b", "2", { name: "Marta", readerNumber: 2 }),
    said("c", "2", { name: "Bo", readerNumber: 3 }),
  ]);
  expect(readers.map(({ name, isNamesake, count }) => [name, isNamesake, count])).toEqual([
    ["Marta", true, 3],
    ["Marta", true, 1],
    ["Bo", false, 1],
  ]);
});

test("readers of old comments without numbers come after the numbered ones", () => {
  expect(readersOf([said("old", "1"), said("new", "2", { readerNumber: 4 })]).map(({ number }) => number)).toEqual([
    4, 5,
  ]);
});
