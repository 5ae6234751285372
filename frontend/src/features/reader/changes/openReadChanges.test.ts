import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { type Play, textOf } from "#domain/play/play.ts";
import { comparePlays } from "#domain/play/versions/comparePlays.ts";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { readingCopyOf } from "../copy/readingCopy.ts";
import { openLastReadStore } from "../stored/textsOfLink.ts";
import { openReadChanges } from "./openReadChanges.ts";

let databases = 0;
const newStore = () => openLastReadStore(`read-${databases++}`);
const link = { token: "link.secret", name: "link" };
const dayMs = 86_400_000;

const first = playWith({ title: "The Lamp" }, scene("One"), speech("NORA", "Who is there?"));
const second: Play = {
  ...first,
  blocks: first.blocks.map((block) =>
    textOf(block) === "Who is there?" ? { ...block, text: [{ text: "Who was there?" }] } : block,
  ),
};

/** Opens a text on a day. */
const opening =
  (store = newStore()) =>
  (play: Play, day: number, sequence = day) => {
    const asOf = new Date(Date.UTC(2027, 0, sequence)).toISOString();
    const compare = async (before: Pick<Play, "front" | "blocks">, after: Pick<Play, "front" | "blocks">) =>
      comparePlays(before, after);
    const book = readingCopyOf(play);
    return openReadChanges(link, { ...play, asOf, sequence }, book, compare, { store, nowMs: day * dayMs });
  };

test("the first time, nothing has changed; then it's what changed since the day on which it was last read", async () => {
  const open = opening();
  expect(await open(first, 1)).toBeUndefined();
  expect(await open(first, 2, 1)).toBeUndefined();
  expect(await open(second, 3)).toMatchObject({ changes: [{ added: "was", removed: "is" }], since: 2 * dayMs });
});

test("changes are shown until the reader marks them as read", async () => {
  const open = opening();
  await open(first, 1);
  await open(second, 2);
  const again = await open(second, 3, 2);
  expect(again?.since).toBe(dayMs);
  expect([...(again?.margin.markedIn(first.blocks[0]?.id ?? expect.fail()) ?? [])]).toHaveLength(1);
  await again?.markRead();
  expect(again?.margin.markedIn(first.blocks[0]?.id ?? expect.fail()).size).toBe(0);
  expect(await open(second, 4, 2)).toBeUndefined();
});

test("a newer text that reads the same isn't a change, and counts as read", async () => {
  const open = opening();
  await open(first, 1);
  expect(await open(first, 2)).toBeUndefined();
  expect(await open(second, 3)).toMatchObject({ since: 2 * dayMs });
});
