import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { isThorough, proofIn } from "#tests/support/proofs.ts";
import type { Journal, JournalEntry } from "./journal/journal.ts";
import { runHistory, type SyncOutcome } from "./testing/history.ts";
import { arbitraryHistory } from "./testing/historySteps.ts";

const proof = proofIn(import.meta.dirname);

const runs = Number(process.env.HISTORIES ?? 8);
const seed = Number(process.env.SEED ?? 20_261_121);

/** Returns what is wrong with an outcome: nothing if no change, text or moment was lost or doubled. */
function faults(outcome: SyncOutcome): readonly string[] {
  const { texts, lostChanges, doubledChanges, updateIds, shownTooEarly, unsaved } = outcome;
  const { lostMoments, lostDeletions, lostVersions } = outcome;
  return [
    ...(new Set(texts).size > 1 ? [`The copies differ: ${texts.join(" | ")}`] : []),
    ...lostChanges.map((client) => `Changes of client ${client} were journaled and aren't in the log.`),
    ...doubledChanges.map((client) => `Changes of client ${client} are in the log more than once.`),
    ...(new Set(updateIds).size < updateIds.length ? ["An update id is in the log twice."] : []),
    ...shownTooEarly.map(
      (client) => `Changes of client ${client} were shown to another tab before they were journaled.`,
    ),
    ...lostMoments.map((text) => `No moment shows ${text}, which stood on a screen.`),
    ...lostDeletions.map((text) => `No moment shows ${text}, of which much was deleted.`),
    ...(lostVersions > 0 ? [`${lostVersions} texts before very large deletions aren't versions.`] : []),
    ...(unsaved > 0 ? ["A tab doesn't show that everything is saved."] : []),
  ];
}

test("two tabs and two more devices, with lost, doubled, and late answers, crashes, and compaction: no change and no moment is lost", {
  timeout: 60_000 + runs * 4_000,
}, async () => {
  let largeDeletions = 0;
  const noFaults = fc.asyncProperty(arbitraryHistory, async (steps) => {
    const outcome = await runHistory(steps);
    expect(faults(outcome)).toEqual([]);
    largeDeletions += outcome.largeDeletions;
  });
  await fc.assert(noFaults, { numRuns: runs, seed });
  expect(largeDeletions).toBeGreaterThan(runs / 2);
  if (isThorough) console.log(`${runs} histories with ${largeDeletions} large deletions.`);
});

const plantedBugs: Readonly<Record<string, (journal: Journal) => Journal>> = {
  "an append that counts as stored although its transaction was aborted": (journal) => {
    let appends = 0;
    return { ...journal, append: (entries) => (appends++ % 3 === 2 ? journal.status() : journal.append(entries)) };
  },
  "words that other tabs see before the journal has them": (journal) => {
    let held: readonly JournalEntry[] = [];
    return {
      ...journal,
      append: async (entries) => {
        const late = held;
        held = entries;
        return late.length > 0 ? journal.append(late) : journal.status();
      },
    };
  },
  "a batch that grows under its id": (journal) => {
    const grown: Uint8Array[] = [];
    return {
      ...journal,
      append: (entries) => {
        grown.push(...entries.map((entry) => entry.update));
        return journal.append(entries);
      },
      seal: async (updateId) => {
        const batch = await journal.seal(updateId);
        return batch && { ...batch, update: mergeUpdates([batch.update, ...grown]) };
      },
    };
  },
  "a batch that gets a new id with every try": (journal) => ({
    ...journal,
    seal: async (updateId) => {
      const batch = await journal.seal(updateId);
      return batch && { ...batch, updateId };
    },
    store: async (received) =>
      journal.store({ ...received, logged: [...received.logged, (await journal.seal("none"))?.updateId ?? ""] }),
  }),
  "a number that skips updates that weren't stored": (journal) => ({
    ...journal,
    store: (received) => journal.store({ ...received, updates: [] }),
  }),
  "moments that are merged when they're written": (journal) => ({
    ...journal,
    append: (entries) => journal.append(entries.map((entry) => ({ ...entry, endsMoment: false }))),
  }),
  "every second moment that is merged with the one before": (journal) => {
    let moments = 0;
    return {
      ...journal,
      append: (entries) =>
        journal.append(
          entries.map((entry) => ({ ...entry, endsMoment: entry.endsMoment === true && moments++ % 2 === 0 })),
        ),
    };
  },
  "text that was typed right before a deletion and is no moment": (journal) => {
    let lastAt = 0;
    const isRightAfter = ({ at = 0 }: JournalEntry): boolean => {
      const sinceMs = at - lastAt;
      lastAt = at;
      return sinceMs < 1_000;
    };
    return {
      ...journal,
      append: (entries) =>
        journal.append(
          entries.map((entry) => ({ ...entry, endsMoment: !isRightAfter(entry) && entry.endsMoment === true })),
        ),
    };
  },
  "large deletions of which the server isn't told": (journal) => ({
    ...journal,
    append: (entries) => journal.append(entries.map((entry) => ({ ...entry, largeDeletion: false }))),
  }),
  "moments that are merged when they're sent": (journal) => ({
    ...journal,
    seal: async (updateId) => {
      const batch = await journal.seal(updateId);
      const last = batch?.moments?.at(-1);
      return batch && last ? { ...batch, moments: [{ ...last, update: batch.update }] } : batch;
    },
  }),
  "moments that are said to show what other devices wrote later": (journal) => ({
    ...journal,
    append: (entries) => journal.append(entries.map(({ known: _, ...entry }) => entry)),
  }),
  "a batch that counts as sent when it is sealed": (journal) => ({
    ...journal,
    seal: async (updateId) => {
      const batch = await journal.seal(updateId);
      if (batch)
        await journal.store({
          after: 0,
          sequence: 0,
          updates: [],
          entries: [],
          logged: [batch.updateId],
          toTheEnd: true,
        });
      return batch;
    },
  }),
};

for (const [bug, breakJournal] of Object.entries(plantedBugs)) {
  proof(`the histories catch ${bug}`, async () => {
    const details = await fc.check(
      fc.asyncProperty(arbitraryHistory, async (steps) => faults(await runHistory(steps, breakJournal)).length === 0),
      { numRuns: 200, seed, endOnFailure: true },
    );
    expect(details.failed).toBe(true);
  });
}
