import { TextSelection } from "prosemirror-state";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import type { BlockId } from "#domain/play/play.ts";
import { openEditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { keepDeleted } from "#frontend/modules/editor/binding/keepDeleted.ts";
import { loadStepCode } from "#frontend/modules/editor/binding/stepCode.ts";
import { undoManagerOf } from "#frontend/modules/editor/binding/undo.ts";
import { blockOf } from "#frontend/modules/editor/schema/blockNodes.ts";
import { placedBlocks } from "#frontend/modules/editor/schema/flat.ts";
import type { StepStore } from "#frontend/modules/sync/history/stepStore.ts";
import { type Figures, median, timesOf } from "./figures.ts";
import { hamlet } from "./plays.ts";

/** Measures what stored steps of undo add to opening Hamlet and to a key, and how large they are. */
export async function measure(): Promise<Figures> {
  await loadStepCode();
  const updates = [Y.encodeStateAsUpdate(documentOf(hamlet()))];
  const written = open(updates, undefined);
  written.doc.on("update", (update: Uint8Array) => updates.push(update));
  for (let step = 0; step < 500; step++) written.edit(step);
  for (let step = 0; step < 100; step++) written.undo();
  const stored = written.store.encode();
  const openings = { without: [] as number[], withSteps: [] as number[] };
  for (let round = 0; round < 15; round++) {
    openings.without.push(...(await timesOf(() => void open(updates, undefined), 1)));
    openings.withSteps.push(...(await timesOf(() => void open(updates, stored), 1)));
  }
  const [bare, watched] = [keysIn(openBare(updates)), keysIn(open(updates, stored))];
  const keys = { bare: [] as number[], watched: [] as number[] };
  for (let round = 0; round < 400; round++) {
    keys.bare.push(bare());
    keys.watched.push(watched());
  }
  const encodings = await timesOf(() => void written.store.encode(), 25);
  return {
    "stored steps": { value: stored.length / 1024, unit: "KB" },
    "opening Hamlet without steps": { value: median(openings.without), unit: "ms" },
    "500 steps add to opening Hamlet": {
      value: median(openings.withSteps) - median(openings.without),
      unit: "ms",
      limit: 50,
    },
    "a key without stored steps": { value: median(keys.bare), unit: "ms" },
    "stored steps add to a key": { value: median(keys.watched) - median(keys.bare), unit: "ms", limit: 0.1 },
    "encoding the steps, after a key": { value: median(encodings), unit: "ms" },
  };
}

function memoryStore(stored: Uint8Array | undefined) {
  let encode: () => Uint8Array = () => new Uint8Array();
  const store: StepStore = {
    stored: () => stored,
    changed: (encodeNow) => {
      encode = encodeNow;
    },
    flush: () => undefined,
  };
  return { ...store, encode: () => encode() };
}

const openBare = (updates: readonly Uint8Array[]) => openWith(updates, undefined, undefined);

function open(updates: readonly Uint8Array[], stored: Uint8Array | undefined) {
  const store = memoryStore(stored);
  return { ...openWith(updates, stored, store), store };
}

function openWith(updates: readonly Uint8Array[], stored: Uint8Array | undefined, stepStore: StepStore | undefined) {
  const doc = new Y.Doc();
  keepDeleted(doc, stored);
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update, "remote");
  }, "remote");
  let made = 0;
  const manuscript = openEditorBinding(doc, { newId: () => `n${made++}` as BlockId, stepStore });
  const select = (index: number): void => {
    const blocks = placedBlocks(manuscript.state().doc).filter(({ node }) => blockOf(node).kind === "dialogue");
    const { pos, node } = blocks[index % blocks.length] as (typeof blocks)[number];
    const { tr, doc: shown } = manuscript.state();
    manuscript.dispatch(tr.setSelection(TextSelection.create(shown, pos + node.nodeSize - 1)));
  };
  return {
    doc,
    select,
    type: (text: string) => manuscript.dispatch(manuscript.state().tr.insertText(text)),
    /** Types into a speech, or deletes a part of it. */
    edit(step: number) {
      select(step * 7);
      manuscript.endStep();
      const { tr, selection } = manuscript.state();
      manuscript.dispatch(step % 2 === 0 ? tr.insertText(" and so on") : tr.delete(selection.head - 5, selection.head));
    },
    undo: () => undoManagerOf(manuscript.state())?.undo(),
  };
}

/** Returns a function that types a letter in the middle of the play, and returns how long that took. */
function keysIn({ select, type }: ReturnType<typeof openBare>): () => number {
  select(500);
  return () => {
    const start = performance.now();
    type("x");
    return performance.now() - start;
  };
}
