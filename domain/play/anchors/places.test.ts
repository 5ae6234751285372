import { expect, test } from "vitest";
import { maxPlaceLength } from "./limits.ts";
import { lettersOfPlace, placeOfLetters } from "./places.ts";

test("letters are the same after encoding and decoding", () => {
  const letters = [
    { client: 4_294_967_295, clock: 1_000_000, length: 2_000 },
    { client: 7, clock: 0, length: 1 },
    { client: 4_294_967_295, clock: 5, length: 3 },
  ];
  expect(lettersOfPlace(placeOfLetters(letters))).toEqual(letters);
});

test("if a passage has more runs than a place can hold, the longest are kept", () => {
  const letters = Array.from({ length: 2_000 }, (_, n) => ({
    client: 1_000_000_000 + n,
    clock: n * 1e6,
    length: 1 + (n % 50),
  }));
  const place = placeOfLetters(letters);
  expect(place.length).toBeLessThanOrEqual(maxPlaceLength);
  const kept = lettersOfPlace(place);
  expect(kept).toHaveLength(100);
  expect(Math.min(...kept.map(({ length }) => length))).toBe(48);
});
