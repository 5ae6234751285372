import { expect, test } from "vitest";
import { readNumber } from "./headingNumbers.ts";

test.each([
  ["ACT ONE", 1],
  ["Act the Second", 2],
  ["ACT IV", 4],
  ["Scene iii", 3],
  ["2. Akt", 2],
  ["IX", 9],
  ["I dream of Elsinore", undefined],
  ["Prologue", undefined],
  ["Scene IIII", undefined],
  ["", undefined],
])("%j is number %s", (text, number) => expect(readNumber(text)).toBe(number));
