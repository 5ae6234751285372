import { expect, test } from "vitest";
import { play, scene, setting } from "#tests/support/playBuilder.ts";
import { writtenLog } from "#tests/support/writtenLog.ts";
import { insertBlocks } from "../document/blocks.ts";
import { nothingNew } from "../document/mergeUpdates.ts";
import { findText } from "../document/playDocument.ts";
import { type BlockId, type Play, textOf } from "../play.ts";
import type { MomentLog } from "./momentLog.ts";
import { createMomentReader } from "./momentReader.ts";
import { playAtMoment } from "./playAtMoment.ts";
import { createWalk } from "./walkMoments.ts";

const start = play(scene("Attic", setting("Dark.")));
const settingId = "b000000002" as BlockId;

const append = (text: string) => (doc: Parameters<typeof findText>[0]) => {
  const found = findText(doc, settingId);
  found?.insert(found.length, text);
};
const addLine = (id: string, text: string) => (doc: Parameters<typeof findText>[0]) =>
  insertBlocks(doc, [{ id: id as BlockId, kind: "dialogue", text: [{ text }] }], settingId);

const linesOf = (found: Play | undefined) => found?.blocks.map(textOf);

test("every moment is shown as it was, also several of one entry", () => {
  const { write, send, log } = writtenLog(start);
  write(append(" Rain."));
  write(append(" Wind."));
  send();
  write(append(" Snow."));
  send();
  const at = (sequence: number, moment?: number) => linesOf(playAtMoment(log(), { sequence, moment }))?.at(-1);
  expect([at(0), at(1, 0), at(1, 1), at(1), at(2, 0)]).toEqual([
    "Dark.",
    "Dark. Rain.",
    "Dark. Rain. Wind.",
    "Dark. Rain. Wind.",
    "Dark. Rain. Wind. Snow.",
  ]);
  expect(at(2, 1)).toBeUndefined();
  expect(at(3)).toBeUndefined();
});

test("what was written offline is shown as the screen showed it, without what others wrote meanwhile", () => {
  const { write, send, log } = writtenLog(start);
  write(addLine("offline001", "Written on the train."), { device: "laptop" });
  write(addLine("phone00001", "Written on the phone."));
  send();
  send("laptop");
  write(addLine("offline002", "More from the train."), { device: "laptop" });
  send("laptop");
  expect(linesOf(playAtMoment(log(), { sequence: 3, moment: 0 }))).toEqual([
    "Attic",
    "Dark.",
    "More from the train.",
    "Written on the train.",
  ]);
  expect(linesOf(playAtMoment(log(), { sequence: 3 }))).toContain("Written on the phone.");
});

test("what a device sent twice shows each moment as it was", () => {
  const { write, send, log } = writtenLog(start);
  write(append(" Rain."));
  write(append(" Wind."));
  write((doc) => findText(doc, settingId)?.delete(0, 5));
  send();
  const { entries, ...rest } = log();
  const twice = { ...rest, entries: [...entries, ...entries.map((one) => ({ ...one, sequence: one.sequence + 1 }))] };
  const at = (sequence: number, moment: number) => linesOf(playAtMoment(twice, { sequence, moment }))?.at(-1);
  const lines = ["Dark. Rain.", "Dark. Rain. Wind.", " Rain. Wind."];
  for (const sequence of [1, 2]) expect([0, 1, 2].map((moment) => at(sequence, moment))).toEqual(lines);
});

/** Begins with " Rain." on one page, and then on the page that is opened next on the same device. The log has the second first. */
function overtakenLog(next: Parameters<typeof append>[0] | "deleted"): MomentLog {
  const { write, send, receive, log } = writtenLog(start);
  write(append(" Rain."));
  send();
  receive("next page");
  const change = next === "deleted" ? deleteAll : append(next);
  write(change, { device: "next page" });
  send("next page");
  const entries = log()
    .entries.toReversed()
    .map(({ moments, device }, index) => ({
      device: device === "next page" ? "device-one" : device,
      sequence: index + 1,
      moments: moments.map((moment) => ({ ...moment, known: 0 })),
    }));
  return { ...log(), entries };
}

const deleteAll = (doc: Parameters<typeof findText>[0]) => {
  const found = findText(doc, settingId);
  found?.delete(0, found.length);
};

test.each([" Wind.", "deleted"])(
  "a moment doesn't show what a device sent before it and wrote after it: %s",
  (next) => {
    expect(linesOf(playAtMoment(overtakenLog(next), { sequence: 2, moment: 0 }))?.at(-1)).toBe("Dark. Rain.");
  },
);

test("a moment that was sent with one that something else overtook shows what was written by then", () => {
  const log = overtakenLog("deleted");
  const [deletion, rain] = log.entries as [MomentLog["entries"][number], MomentLog["entries"][number]];
  const later = { at: (deletion.moments[0]?.at ?? 0) + 1_000, known: 0, update: nothingNew };
  const entries = [deletion, { ...rain, moments: [...rain.moments, later] }];
  const at = (moment: number) => linesOf(playAtMoment({ ...log, entries }, { sequence: 2, moment }))?.at(-1);
  expect([at(0), at(1)]).toEqual(["Dark. Rain.", ""]);
});

test("a moment whose beginning is missing isn't shown", () => {
  const { write, send, log } = writtenLog(start);
  write(append(" Rain."));
  send();
  write(append(" Snow."));
  send();
  const [, second] = log().entries;
  const torn = { ...log(), baseSequence: 1, entries: second ? [second] : [] };
  expect(playAtMoment(torn, { sequence: 2 })).toBeUndefined();
});

/** Two devices write, and each gets what the other one wrote only now and then. */
function logOfTwo(): MomentLog {
  const { write, send, receive, log } = writtenLog(start);
  for (let at = 0; at < 12; at++) {
    write(append(` ${at}`), { device: at % 3 === 0 ? "laptop" : "phone" });
    if (at % 2 === 1) send("phone");
    if (at % 4 === 1) send("laptop");
    if (at % 5 === 0) receive("laptop");
  }
  return log();
}

test("the reader gives the same plays in any order, with and without checkpoints", () => {
  const log = logOfTwo();
  const { base, entries } = log;
  const reader = createMomentReader(base, 0);
  const walk = createWalk(base, 0);
  for (const entry of entries) {
    walk.next([entry]);
    reader.add([entry]);
    if (entry.sequence % 2 === 0) reader.keep(entry.sequence, walk.state());
  }
  const places = entries.flatMap(({ sequence, moments }) => [
    { sequence },
    ...moments.map((_, moment) => ({ sequence, moment })),
  ]);
  for (const place of [...places, ...places.toReversed(), ...places]) {
    expect(reader.playAt(place)).toEqual(playAtMoment(log, place));
  }
});
