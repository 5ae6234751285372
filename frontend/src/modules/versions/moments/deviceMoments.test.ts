import { expect, test } from "vitest";
import type { MomentEntry } from "#domain/play/versions/momentLog.ts";
import { minuteMs } from "#domain/time.ts";
import { deviceMoments } from "./deviceMoments.ts";

const update = new Uint8Array([0, 0]);
const entry = (sequence: number, ...minutes: readonly number[]): MomentEntry => ({
  sequence,
  device: "laptop",
  moments: minutes.map((minute) => ({ update, known: sequence - 1, at: minute * minuteMs })),
});

test("a pause of half an hour begins another session, the latest first", async () => {
  const entries = [entry(4, 0), entry(5, 10, 20), entry(6, 50), entry(7, 55)];
  const { own, base } = deviceMoments({ base: [update], baseSequence: 3, entries });
  expect(own).toEqual({
    end: 7,
    sessions: [
      { until: undefined, stretches: [{ after: 5, upTo: 7 }] },
      { until: "1970-01-01T00:20:00.000Z", stretches: [{ after: 3, upTo: 5 }] },
    ],
  });
  const { signal } = new AbortController();
  expect(await base(6, signal)).toEqual({ base: [update], baseSequence: 3 });
});

test("a stretch has the entries after its beginning, up to its end", async () => {
  const { entries } = deviceMoments({ base: [], baseSequence: 0, entries: [entry(1, 0), entry(2, 1), entry(3, 2)] });
  const found: number[] = [];
  for await (const page of entries({ after: 1, upTo: 2 }, new AbortController().signal))
    found.push(...page.map(({ sequence }) => sequence));
  expect(found).toEqual([2]);
});

test("without entries, there are no sessions, and the end is that of the base", () => {
  expect(deviceMoments({ base: [], baseSequence: 9, entries: [] }).own).toEqual({ sessions: [], end: 9 });
});
