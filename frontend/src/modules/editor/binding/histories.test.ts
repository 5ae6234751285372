import { expect, test } from "vitest";
import * as Y from "yjs";
import { writeBlock } from "#domain/play/document/blocks.ts";
import { findText, playDocumentOf } from "#domain/play/document/playDocument.ts";
import { runMergeHistory } from "../testing/faults.ts";
import { openWorld } from "../testing/randomHistory.ts";
import { type BindingSteps, bindingSteps } from "./steps.ts";

/** `npm run fuzz` plays the long set; `SEED` begins elsewhere. */
const histories = Number(process.env.HISTORIES ?? 500);
const firstSeed = Number(process.env.SEED ?? 1);
const patience = { timeout: 36_000_000 };

test(
  `three editors agree in ${histories} random histories, and no word is lost, or doubled in silence`,
  patience,
  () => {
    const total = { kept: 0, twice: 0 };
    for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
      const { faults, kept, twice } = lived(seed);
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

function lived(seed: number, steps?: BindingSteps): ReturnType<typeof runMergeHistory> {
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
    openUndo: (doc) => new Y.UndoManager(Object.values(playDocumentOf(doc)), { trackedOrigins: new Set(["network"]) }),
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
  "a moved block that is written anew": {
    writeChange(doc, change) {
      writeChange(doc, change);
      const added = new Set(change.added.map(({ block }) => block.id));
      for (const id of change.order.runs.flatMap(({ ids }) => ids)) {
        const text = findText(doc, id);
        if (text && !added.has(id)) playDocumentOf(doc).blocks.set(id, text.clone());
      }
    },
  },
  "a composed word that writes over what came meanwhile": {
    writeChange(doc, change) {
      writeChange(doc, change);
      for (const { block } of change.rewritten) writeBlock(doc, block);
    },
  },
  "a pull that passes over the order": {
    pullChange: (state, doc, change, standIn) => pullChange(state, doc, { ...change, order: false }, standIn),
  },
  "a pull that passes over the texts": {
    pullChange: (state, doc, change, standIn) => pullChange(state, doc, { ...change, texts: new Set() }, standIn),
  },
  "new blocks that are put at the start of the play": {
    writeChange: (doc, change) => writeChange(doc, { ...change, previous: undefined }),
  },
};

for (const [bug, spoilt] of Object.entries(plantedBugs)) {
  test(`the histories catch ${bug}`, patience, () => {
    const seeds = Array.from({ length: 400 }, (_, index) => index + 1);
    const steps = { ...bindingSteps, ...spoilt };
    expect(seeds.some((seed) => lived(seed, steps).faults.length > 0)).toBe(true);
  });
}
