import { expect, test } from "vitest";
import * as Y from "yjs";
import { type FoundRange, openAnchors } from "#domain/play/anchors/anchors.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { BlockId, QuotedRange } from "#domain/play/play.ts";
import { type BindingSteps, bindingSteps } from "#frontend/modules/editor/binding/steps.ts";
import { proofIn } from "#tests/support/proofs.ts";
import { type Finder, runAnchorHistory } from "./anchorHistory.ts";

const proof = proofIn(import.meta.dirname);

/** `npm run fuzz` runs many more histories; `SEED` changes the first seed. */
const histories = Number(process.env.HISTORIES ?? 10);
const firstSeed = Number(process.env.SEED ?? 1);

test(`passages are found in ${histories} random histories`, { timeout: 36_000_000 }, () => {
  const total = { overlooked: 0, here: 0, moved: 0, gone: 0 };
  for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
    const { faults, ...counts } = runAnchorHistory(seed);
    expect(faults, `history ${seed}`).toEqual([]);
    for (const how of ["overlooked", "here", "moved", "gone"] as const) total[how] += counts[how];
  }
  expect(total.overlooked, "words that stand and are not found").toBeLessThanOrEqual(2 + histories / 250);
  console.info(`${histories} histories with readers, every passage where its words are or called gone:`, total);
});

const hasNoFaults = openAnchors;

const each =
  (change: (found: FoundRange, range: QuotedRange) => FoundRange): Finder =>
  (doc) => {
    const { find, placesOf } = hasNoFaults(doc);
    return {
      placesOf,
      find: (passage, places) =>
        find(passage, places).map((found, index) => change(found, passage.ranges[index] as QuotedRange)),
    };
  };

const plantedBugs: Readonly<Record<string, { readonly find?: Finder; readonly binding?: BindingSteps }>> = {
  "words that are written again without a note": { binding: { ...bindingSteps, noteMoves: () => undefined } },
  "an undo without a note": {
    binding: {
      ...bindingSteps,
      noteMoves(transaction, origin) {
        if (!(transaction.origin instanceof Y.UndoManager)) bindingSteps.noteMoves(transaction, origin);
      },
    },
  },
  "a finder that believes the reader's numbers": {
    find: each((found, { blockId, start, end }) => ({ ...found, how: "here", at: [{ blockId, start, end }] })),
  },
  "a finder that gives up what was split off": { find: each((found) => ({ ...found, at: found.at.slice(0, 1) })) },
  "a finder that is one letter late": {
    find: each((found) => ({ ...found, at: found.at.map((range) => ({ ...range, start: range.start + 1 })) })),
  },
  "a finder that shows the whole block": {
    find: each((found) => ({ ...found, at: found.at.map((range) => ({ ...range, start: 0, end: 1_000 })) })),
  },
  "a finder that looks into blocks that are gone": { find: (doc) => hasNoFaults(withRemoved(doc)) },
};

/** Returns the document as if nothing had ever been taken out of the play. */
function withRemoved(doc: Y.Doc): Y.Doc {
  const all = new Y.Doc();
  Y.applyUpdate(all, Y.encodeStateAsUpdate(doc));
  const { order, removed } = playDocumentOf(all);
  order.push([...removed.keys()] as BlockId[]);
  return all;
}

for (const [bug, brokenParts] of Object.entries(plantedBugs)) {
  proof(`the histories detect ${bug}`, () => {
    let overlooked = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const outcome = runAnchorHistory(seed, brokenParts);
      overlooked += outcome.overlooked;
      if (outcome.faults.length > 0 || overlooked > 3) return;
    }
    expect.unreachable("400 histories did not notice.");
  });
}
