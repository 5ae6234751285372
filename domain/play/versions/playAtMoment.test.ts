import { expect, test } from "vitest";
import { play, scene, setting } from "#tests/support/playBuilder.ts";
import { writtenLog } from "#tests/support/writtenLog.ts";
import { insertBlocks } from "../document/blocks.ts";
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

test("what a device couldn't store isn't on its other pages before they receive it", () => {
  const { write, send, receive, log } = writtenLog(start);
  write(addLine("memory0001", "Only in memory."), { device: "lost page" });
  send("lost page");
  write(addLine("later00001", "Written later."), { device: "next page" });
  send("next page");
  receive("next page");
  write(addLine("later00002", "Written last."), { device: "next page" });
  send("next page");
  const entries = log().entries.map((entry) => ({
    ...entry,
    device: "tablet",
    page: entry.device === "lost page" ? 7 : undefined,
  }));
  const at = (sequence: number) => linesOf(playAtMoment({ ...log(), entries }, { sequence, moment: 0 }));
  expect(at(2)).toEqual(["Attic", "Dark.", "Written later."]);
  expect(at(3)).toContain("Only in memory.");
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
