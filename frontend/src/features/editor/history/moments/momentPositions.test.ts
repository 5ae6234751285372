import { expect, test } from "vitest";
import type { ShownMoment } from "#frontend/modules/versions/moments/momentRuns.ts";
import { indexOfPlace, positionsOf, sessionOfPlace } from "./momentPositions.ts";

const session = {
  until: undefined,
  stretches: [
    { after: 3, upTo: 5 },
    { after: 5, upTo: 7 },
  ],
};
const shown = (sequence: number, moment: number): ShownMoment => ({
  ...{ sequence, moment, at: 0, device: "device-one", showedAll: true },
  ...{ words: 1, wordsAdded: 1, wordsRemoved: 0, heading: undefined },
});
const loaded = new Map([[7, [shown(6, 0), shown(6, 1), shown(7, 0)]]]);

test("an entry with several moments becomes several positions once it's loaded", () => {
  const places = (from: typeof loaded) => positionsOf(session, from).map(({ sequence, moment }) => [sequence, moment]);
  expect(places(new Map())).toEqual([4, 5, 6, 7].map((sequence) => [sequence, undefined]));
  expect(places(loaded)).toEqual([
    [4, undefined],
    [5, undefined],
    [6, 0],
    [6, 1],
    [7, 0],
  ]);
  expect(positionsOf(session, loaded).map(({ isLast }) => isLast)).toEqual([true, true, false, true, true]);
});

test("the thumb stays on its moment when more of them are known", () => {
  const positions = positionsOf(session, loaded);
  expect(indexOfPlace(positions, { sequence: 6 })).toBe(3);
  expect(indexOfPlace(positions, { sequence: 6, moment: 0 })).toBe(2);
  expect(indexOfPlace(positions, { sequence: 2 })).toBe(0);
  expect(indexOfPlace(positions, undefined)).toBe(4);
  expect(indexOfPlace([], undefined)).toBe(0);
});

test("a moment is in the session with its entry", () => {
  const older = { until: "2026-11-28T12:00:00.000Z", stretches: [{ after: 0, upTo: 3 }] };
  const sessionOf = (sequence: number) => sessionOfPlace([session, older], { sequence });
  expect([sessionOf(7), sessionOf(4), sessionOf(3), sessionOf(8)]).toEqual([0, 0, 1, -1]);
  expect([sessionOfPlace([session], undefined), sessionOfPlace([], undefined)]).toEqual([0, -1]);
});
