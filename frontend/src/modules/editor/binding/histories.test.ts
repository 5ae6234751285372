import { expect, test } from "vitest";
import * as Y from "yjs";
import { writeBlock } from "#domain/play/document/blocks.ts";
import { findText, playDocumentOf } from "#domain/play/document/playDocument.ts";
import { proofIn } from "#tests/support/proofs.ts";
import { runMergeHistory } from "../testing/faults.ts";
import { openWorld } from "../testing/randomHistory.ts";
import { type BindingSteps, bindingSteps } from "./steps.ts";
import { UndoManager } from "./undoManager.ts";

const proof = proofIn(import.meta.dirname);

/** `npm run fuzz` runs many more histories; `SEED` changes the first seed. */
const histories = Number(process.env.HISTORIES ?? 10);
const firstSeed = Number(process.env.SEED ?? 1);
const timeoutMs = { timeout: 36_000_000 };

test(
  `three editors agree after ${histories} random histories, and no word is lost or duplicated unnoticed`,
  timeoutMs,
  () => {
    const total = { kept: 0, twice: 0 };
    for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
      const { faults, kept, twice } = runHistory(seed);
      expect(faults, `history ${seed}`).toEqual([]);
      total.kept += kept;
      total.twice += twice;
    }
    console.info(
      `${histories} histories of three editors, no word lost: words offered again, and words offered as doubled:`,
      total,
    );
  },
);

function runHistory(seed: number, steps?: BindingSteps): ReturnType<typeof runMergeHistory> {
  try {
    return runMergeHistory(openWorld(seed, steps));
  } catch (error) {
    return { faults: [String(error)], kept: 0, twice: 0 };
  }
}

const { createEntries, writeChange, pullChange } = bindingSteps;

const plantedBugs: Readonly<Record<string, Partial<BindingSteps>>> = {
  "undo that takes a block away": {
    createEntries: () => undefined,
    writeChange(doc, change) {
      createEntries(doc, change);
      writeChange(doc, change);
    },
  },
  "undo that takes back what others wrote": {
    openUndo: (doc) => new UndoManager(Object.values(playDocumentOf(doc)), { trackedOrigins: new Set(["network"]) }),
  },
  "words that are written again without a note": { noteMoves: () => undefined },
  "an undo without a note": {
    noteMoves(transaction, origin) {
      if (!(transaction.origin instanceof Y.UndoManager)) bindingSteps.noteMoves(transaction, origin);
    },
  },
  "a removal that takes the words along": {
    writeChange(doc, change) {
      writeChange(doc, change);
      for (const id of change.order.removed) playDocumentOf(doc).blocks.delete(id);
    },
  },
  "a moved block that is rewritten": {
    writeChange(doc, change) {
      writeChange(doc, change);
      const added = new Set(change.added.map(({ block }) => block.id));
      for (const id of change.order.runs.flatMap(({ ids }) => ids)) {
        const text = findText(doc, id);
        if (text && !added.has(id)) playDocumentOf(doc).blocks.set(id, text.clone());
      }
    },
  },
  "a composition that overwrites a remote change": {
    writeChange(doc, change) {
      writeChange(doc, change);
      for (const { block } of change.rewritten) writeBlock(doc, block);
    },
  },
  "a pull that ignores the order": {
    pullChange: (state, doc, change, placeholderId) =>
      pullChange(state, doc, { ...change, order: false }, placeholderId),
  },
  "a pull that ignores the texts": {
    pullChange: (state, doc, change, placeholderId) =>
      pullChange(state, doc, { ...change, texts: new Set() }, placeholderId),
  },
  "new blocks that are put at the start of the play": {
    writeChange: (doc, change) => writeChange(doc, { ...change, previous: undefined }),
  },
};

for (const [bug, brokenSteps] of Object.entries(plantedBugs)) {
  proof(`the histories detect ${bug}`, timeoutMs, () => {
    const seeds = Array.from({ length: 400 }, (_, index) => index + 1);
    const steps = { ...bindingSteps, ...brokenSteps };
    expect(seeds.some((seed) => runHistory(seed, steps).faults.length > 0)).toBe(true);
  });
}
