import { TextSelection } from "prosemirror-state";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import { findText, orderOf } from "#domain/play/document/playDocument.ts";
import { findKeptWords } from "#domain/play/kept/keptWords.ts";
import { type BlockId, type Play, textOf } from "#domain/play/play.ts";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { enter } from "#frontend/modules/editor/actions/enter.ts";
import { joinBackward } from "#frontend/modules/editor/actions/joinBackward.ts";
import { type EditorBinding, openEditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { findBlock } from "#frontend/modules/editor/schema/flat.ts";
import { type Figures, median, timesOf } from "./figures.ts";
import { hamlet } from "./plays.ts";

/**
 * Measures the size of the records of splits and joins, and how long the search for kept words takes, at the length of
 * Hamlet.
 */
export async function measure(): Promise<Figures> {
  const play = hamlet();
  const one = deviceOf(documentOf(play), "one");
  const two = deviceOf(one.doc, "two");
  const speeches = longSpeeches(play).slice(0, 500);
  const quiet = await search(one.doc);
  const splits = speeches.map((id) => one.bytesOf(enter, id, 20));
  const joins = orderOf(one.doc)
    .filter((id) => id.startsWith("one") && Number(id.slice(3)) % 2 === 0)
    .map((id) => one.bytesOf(joinBackward, id, 0));
  const alone = await search(one.doc);
  for (const id of speeches.slice(0, 20)) two.bytesOf(enter, id, 20);
  Y.applyUpdate(one.doc, Y.encodeStateAsUpdate(two.doc));
  return {
    "a split, without its text": { value: median(splits), unit: "bytes" },
    "a join, without its text": { value: median(joins), unit: "bytes" },
    "search for kept words, nothing done": quiet,
    "after 500 splits and 250 joins on one device": alone,
    "and 20 of the splits on another device too": await search(one.doc),
    "passages found": { value: findKeptWords(one.doc).length, unit: "" },
  };
}

/** The fastest of 25 runs, which is the time without competing load. */
const search = async (doc: Y.Doc) => ({
  value: Math.min(...(await timesOf(() => findKeptWords(doc), 25))),
  unit: "ms",
  limit: 10,
});

const longSpeeches = ({ blocks }: Play): readonly BlockId[] =>
  blocks.filter((block) => block.kind === "dialogue" && textOf(block).length > 60).map(({ id }) => id);

function deviceOf(from: Y.Doc, name: string) {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(from));
  let made = 0;
  const manuscript = openEditorBinding(doc, { newId: () => `${name}${String(made++).padStart(7, "0")}` as BlockId });
  const updates: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => updates.push(update));
  const bytesOf = (action: Action, id: BlockId, offset: number): number => {
    updates.length = 0;
    placeCursor(manuscript, id, offset);
    const words = Buffer.byteLength(findText(doc, id)?.toString().slice(offset) ?? "");
    action.run(manuscript.state(), manuscript.dispatch);
    return Y.mergeUpdates(updates).length - words;
  };
  return { doc, bytesOf };
}

function placeCursor(manuscript: EditorBinding, id: BlockId, offset: number): void {
  const { doc, tr } = manuscript.state();
  const pos = findBlock(doc, id)?.pos ?? 0;
  manuscript.dispatch(tr.setSelection(TextSelection.create(doc, pos + 1 + offset)));
}
