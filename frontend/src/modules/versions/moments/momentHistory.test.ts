import { expect, test } from "vitest";
import { removeBlocks } from "#domain/play/document/blocks.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import type { BlockId } from "#domain/play/play.ts";
import { textOf } from "#domain/play/play.ts";
import { textOfPassage } from "#domain/play/versions/deletedPassages.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { createWalk } from "#domain/play/versions/walkMoments.ts";
import { Refused } from "#domain/refused.ts";
import { play, scene, setting } from "#tests/support/playBuilder.ts";
import { writtenLog } from "#tests/support/writtenLog.ts";
import { answerRequest } from "./answerRequest.ts";
import { createMomentHistory } from "./momentHistory.ts";
import type { MomentAnswers, MomentRequest } from "./momentRequests.ts";
import { createMomentRuns } from "./momentRuns.ts";
import type { MomentSource } from "./momentSource.ts";
import type { MomentWorker } from "./openMomentWorker.ts";
import { walkBack } from "./walkBack.ts";

const { signal } = new AbortController();
const lineId = "b000000002" as BlockId;
const long = Array.from({ length: 30 }, (_, index) => `word${index}`).join(" ");

/** Twelve entries, of which the sixth deletes a long text. */
function written(): MomentLog {
  const { write, send, log } = writtenLog(play(scene("Attic", setting(long))));
  for (let at = 1; at <= 12; at++) {
    write((doc) => {
      if (at === 6) removeBlocks(doc, [lineId]);
      else findText(doc, "b000000001" as BlockId)?.insert(0, `${at} `);
    });
    send();
  }
  return log();
}

/** A worker in this process. */
function workerHere(): MomentWorker & { readonly asked: MomentRequest[] } {
  const runs = createMomentRuns();
  const asked: MomentRequest[] = [];
  return {
    asked,
    ask: async <Kind extends MomentRequest["kind"]>(request: Extract<MomentRequest, { kind: Kind }>) => {
      asked.push(request);
      return answerRequest(runs, request) as MomentAnswers[Kind];
    },
    stop: () => undefined,
  };
}

/** A log with a snapshot after every fourth entry, in pages of two. `keptAfter` is the first entry that's still there. */
function sourceOf({ base, entries }: MomentLog, keptAfter = 0): MomentSource & { readonly requests: string[] } {
  const requests: string[] = [];
  const walk = createWalk(base, 0);
  const snapshots = [{ sequence: 0, state: base }];
  for (const entry of entries) {
    walk.next([entry]);
    if (entry.sequence % 4 === 0) snapshots.push({ sequence: entry.sequence, state: [walk.state()] });
  }
  return {
    requests,
    base: async (upTo) => {
      requests.push(`base ${upTo}`);
      const found = snapshots.findLast(({ sequence }) => sequence >= keptAfter && sequence <= upTo);
      return found ? { base: found.state, baseSequence: found.sequence } : { base: [], baseSequence: 0 };
    },
    entries: async function* ({ after, upTo }) {
      requests.push(`entries ${after}-${upTo}`);
      const wanted = entries.filter(({ sequence }) => sequence > Math.max(after, keptAfter) && sequence <= upTo);
      for (let at = 0; at < wanted.length; at += 2) yield wanted.slice(at, at + 2);
    },
  };
}

test("a stretch is read from the snapshot before it, and the next one goes on from there", async () => {
  const source = sourceOf(written());
  const history = createMomentHistory(source, workerHere());
  const moments = await history.load({ after: 5, upTo: 7 }, signal);
  expect(moments.map(({ sequence }) => sequence)).toEqual([6, 7]);
  expect(moments[0]).toMatchObject({ wordsRemoved: 30, heading: { name: "5 4 3 2 1 Attic" } });
  await history.load({ after: 7, upTo: 9 }, signal);
  await history.load({ after: 5, upTo: 7 }, signal);
  expect(source.requests).toEqual(["base 5", "entries 4-7", "entries 7-9"]);
  const before = await history.playAt({ after: 4, upTo: 5 }, { sequence: 5 }, signal);
  expect(before.blocks.map(textOf)).toEqual(["5 4 3 2 1 Attic", long]);
});

test("what isn't wanted anymore isn't asked for", async () => {
  const worker = workerHere();
  const history = createMomentHistory(sourceOf(written()), worker);
  const stretch = { after: 4, upTo: 8 };
  await history.load(stretch, signal);
  const passing = new AbortController();
  const passed = history.playAt(stretch, { sequence: 5 }, passing.signal);
  passing.abort();
  const wanted = history.playAt(stretch, { sequence: 6 }, signal);
  await expect(passed).rejects.toThrow();
  await expect(wanted).resolves.toBeDefined();
  expect(worker.asked.filter(({ kind }) => kind === "play")).toHaveLength(1);
});

test("a stretch that couldn't be loaded is loaded again, and a moment that isn't there is refused", async () => {
  const log = written();
  const source = sourceOf(log);
  let isOffline = true;
  const flaky: MomentSource = {
    ...source,
    base: async (...args) => {
      if (isOffline) throw new Refused("unavailable", "Offline.");
      return source.base(...args);
    },
  };
  const history = createMomentHistory(flaky, workerHere());
  await expect(history.load({ after: 5, upTo: 7 }, signal)).rejects.toThrow("Offline.");
  isOffline = false;
  const stretch = { after: 5, upTo: 7 };
  expect(await history.load(stretch, signal)).toHaveLength(2);
  await expect(history.playAt(stretch, { sequence: 12 }, signal)).rejects.toMatchObject({ reason: "not-found" });
  const cleared = createMomentHistory(sourceOf(log, 9), workerHere());
  await expect(cleared.load({ after: 5, upTo: 11 }, signal)).rejects.toMatchObject({ reason: "not-found" });
});

test("the log is read backward for what was deleted, as far as it's there", async () => {
  const walked = async (keptAfter: number) => {
    const worker = workerHere();
    const source = sourceOf(written(), keptAfter);
    for await (const _ of walkBack({ source, worker, end: 12, signal, firstEntries: 3 }));
    const deleted = await worker.ask({ kind: "deleted" });
    return { texts: deleted.map(textOfPassage), bases: source.requests.filter((one) => one.startsWith("base")) };
  };
  expect(await walked(0)).toEqual({ texts: [long], bases: ["base 9", "base 2"] });
  expect((await walked(8)).texts).toEqual([]);
});

test("a deletion that a part of the log ends with goes on in the next part", async () => {
  const { write, send, log } = writtenLog(play(scene("Attic", setting(long))));
  for (let at = 1; at <= 12; at++) {
    write((doc) => {
      const text = findText(doc, lineId);
      text?.delete(text.length - 15, 15);
    });
    send();
  }
  const worker = workerHere();
  for await (const _ of walkBack({ source: sourceOf(log()), worker, end: 12, signal, firstEntries: 3 }));
  const deleted = await worker.ask({ kind: "deleted" });
  expect(deleted.map(textOfPassage)).toEqual([long.slice(-12 * 15)]);
});
