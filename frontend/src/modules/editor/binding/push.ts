import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import type * as Y from "yjs";
import { createEntry, placeBlocks, removeBlocks, writeBlock } from "#domain/play/document/blocks.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { readSpans } from "#domain/play/document/spans.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { type TextPlace, textPlaceOf } from "../schema/editorCursor.ts";
import { blockNodes, type ChangedBlocks, changedBlocks, idOf } from "../schema/flat.ts";
import { orderChanges } from "./orderChanges.ts";
import { rebaseText } from "./rebaseText.ts";

/** What the writer did between two states of the editor, ready to be written into the document. */
export interface LocalChange {
  /** Blocks that the document does not know yet, each with the block that it was split off. */
  readonly added: readonly {
    readonly block: Block;
    readonly after?: BlockId | undefined;
    readonly from?: BlockId | undefined;
  }[];
  readonly rewritten: readonly { readonly before: Block; readonly block: Block }[];
  readonly order: ReturnType<typeof orderChanges<BlockId>>;
  readonly previous: BlockId | undefined;
  /** Where the writer stands after it. */
  readonly caret: TextPlace | undefined;
}

/** `empty`: the editor showed a stand-in block for a play without blocks, so all that it shows now is new. */
export function localChange(
  before: Node,
  { doc: after, selection }: EditorState,
  empty: boolean,
): LocalChange | undefined {
  const changed = changedBlocks(before, after);
  if (changed.before.length === 0 && changed.after.length === 0) return undefined;
  const stretch = empty ? { before: [], after: blockNodes(after), previous: undefined } : changed;
  const old = new Map(stretch.before.map((node) => [idOf(node), node]));
  return {
    added: addedBlocks(stretch, old),
    rewritten: stretch.after.flatMap((node) => {
      const was = old.get(idOf(node));
      return was && was !== node ? [{ before: blockOf(was), block: blockOf(node) }] : [];
    }),
    order: orderChanges(stretch.before.map(idOf), stretch.after.map(idOf)),
    previous: stretch.previous && idOf(stretch.previous),
    caret: textPlaceOf(selection.$head),
  };
}

function addedBlocks({ after, previous }: ChangedBlocks, old: ReadonlyMap<BlockId, Node>): LocalChange["added"] {
  return after.flatMap((node, index) => {
    if (old.has(idOf(node))) return [];
    const neighbor = after[index - 1] ?? previous;
    const origin = neighbor && idOf(neighbor);
    return [{ block: blockOf(node), after: origin, from: splitOff(node, neighbor, old) }];
  });
}

/** A new block whose words stood at the end of its neighbor before was split off it. */
function splitOff(node: Node, neighbor: Node | undefined, old: ReadonlyMap<BlockId, Node>): BlockId | undefined {
  const was = neighbor && old.get(idOf(neighbor));
  if (!was || node.textContent === "") return undefined;
  return was.textContent === neighbor.textContent + node.textContent ? idOf(neighbor) : undefined;
}

/** New entries go in a transaction of their own, which undo does not track: it would take others' words with them. */
export function createEntries(doc: Y.Doc, { added }: LocalChange): void {
  for (const { block, after, from } of added) createEntry(doc, block.id, block.kind, { after, from });
}

export function writeChange(doc: Y.Doc, { added, rewritten, order, previous, caret }: LocalChange): void {
  for (const { block } of added) writeBlock(doc, block);
  for (const { before, block } of rewritten) {
    writeRewritten(doc, before, block, caret?.id === block.id ? caret.offset : textOf(block).length);
  }
  removeBlocks(doc, order.removed);
  for (const run of order.runs) placeBlocks(doc, run.ids, run.after ?? previous);
}

/** While a block is held back for an input method, the document may know more words of it than the editor. */
function writeRewritten(doc: Y.Doc, before: Block, block: Block, caret: number): void {
  const text = findText(doc, block.id);
  const current = text ? readSpans(text) : [];
  const isBehind = textOf({ ...block, text: current }) !== textOf(before);
  const mine = isBehind ? rebaseText(before.text, block.text, current, caret) : { text: block.text, caret };
  writeBlock(doc, { ...block, text: mine.text }, mine.caret);
}
