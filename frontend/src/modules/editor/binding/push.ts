import type { Node } from "prosemirror-model";
import type { EditorState, Selection, Transaction } from "prosemirror-state";
import type * as Y from "yjs";
import { createEntry, placeBlocks, removeBlocks, writeBlock } from "#domain/play/document/blocks.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { readSpans } from "#domain/play/document/spans.ts";
import { orderChanges } from "#domain/play/orderChanges.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { type TextPlace, textPlaceOf } from "../schema/editorCursor.ts";
import { blockNodes, type ChangedBlocks, changedBlocks, idOf } from "../schema/flat.ts";
import { type DeletingWay, deletionIn } from "./deletionIn.ts";
import { rebaseText } from "./rebaseText.ts";

/** One of several places of a block that a transaction changed. */
export interface ChangedPiece {
  /** The block with this change and those before it. */
  readonly node: Node;
  /** The offsets that were replaced, in the block as it was before this change. */
  readonly range: { readonly from: number; readonly to: number };
}

type Pieces = ReadonlyMap<BlockId, readonly ChangedPiece[]>;

const piecesKey = "pieces";

/**
 * Makes a transaction a step of its own for undo, and has it written to the document piece by piece: `pieces` has each
 * block's changed places in the order in which they were changed. Otherwise, everything between two of its places would be
 * written again, and the words that another device writes there meanwhile would end up beside it.
 */
export const inPieces = (tr: Transaction, pieces: Pieces): Transaction => tr.setMeta(piecesKey, pieces);

const ownStepKey = "own step";

/** Makes a transaction a step of its own for undo, even if it changes one element, as typing does. */
export const asOwnStep = (tr: Transaction): Transaction => tr.setMeta(ownStepKey, true);

const alongsideKey = "alongside";

/**
 * Makes a change of the document's other parts in the same step as a transaction: undo takes both back. `edit` must not
 * change blocks.
 */
export const alongside = (tr: Transaction, edit: (doc: Y.Doc) => void): Transaction => tr.setMeta(alongsideKey, edit);

export const alongsideOf = (tr: Transaction): ((doc: Y.Doc) => void) | undefined => tr.getMeta(alongsideKey);

/** What the writer changed between two editor states, ready to be written to the document. */
export interface LocalChange {
  /** Blocks that aren't in the document yet, each with the block that it was split from. */
  readonly added: readonly {
    readonly block: Block;
    readonly after?: BlockId | undefined;
    readonly from?: BlockId | undefined;
  }[];
  /** A block that is written piece by piece occurs once for each piece. */
  readonly rewritten: readonly {
    readonly before: Block;
    readonly block: Block;
    readonly range?: ChangedPiece["range"] | undefined;
  }[];
  readonly order: ReturnType<typeof orderChanges<BlockId>>;
  readonly previous: BlockId | undefined;
  /** How a key deleted what's gone; undefined for any other change. */
  readonly deletes: DeletingWay | undefined;
  /** Where the cursor is afterward. */
  readonly caret: TextPlace | undefined;
  /** Whether undo must not group it with typing. */
  readonly isOwnStep: boolean;
  readonly isInPieces: boolean;
  /** Changes other parts of the document. */
  readonly alongside?: ((doc: Y.Doc) => void) | undefined;
}

/**
 * Returns what a transaction changed, if anything. `empty`: the editor showed a placeholder for a play without blocks, so everything
 * in it now is new.
 */
export function localChange(
  tr: Transaction,
  { doc: before, selection: former }: { readonly doc: Node; readonly selection: Selection },
  { doc: after, selection }: EditorState,
  empty: boolean,
): LocalChange | undefined {
  const pieces: Pieces | undefined = tr.getMeta(piecesKey);
  const edit = alongsideOf(tr);
  const changed = changedBlocks(before, after);
  if (changed.before.length === 0 && changed.after.length === 0) return undefined;
  const range = empty ? { before: [], after: blockNodes(after), previous: undefined } : changed;
  const old = new Map(range.before.map((node) => [idOf(node), node]));
  return {
    added: addedBlocks(range, old),
    rewritten: range.after.flatMap((node) => {
      const was = old.get(idOf(node));
      return was && was !== node ? rewrittenBlock(was, node, pieces?.get(idOf(node))) : [];
    }),
    order: orderChanges(range.before.map(idOf), range.after.map(idOf)),
    previous: range.previous && idOf(range.previous),
    deletes: deletionIn(changed, { before: former, after: selection }),
    caret: textPlaceOf(selection.$head),
    isOwnStep: pieces !== undefined || edit !== undefined || tr.getMeta(ownStepKey) === true || !tr.docChanged,
    isInPieces: pieces !== undefined,
    alongside: edit,
  };
}

function rewrittenBlock(was: Node, node: Node, pieces: readonly ChangedPiece[] = []): LocalChange["rewritten"] {
  if (pieces.length === 0) return [{ before: blockOf(was), block: blockOf(node) }];
  return pieces.map((piece, index) => ({
    before: blockOf(pieces[index - 1]?.node ?? was),
    block: blockOf(piece.node),
    range: piece.range,
  }));
}

function addedBlocks({ after, previous }: ChangedBlocks, old: ReadonlyMap<BlockId, Node>): LocalChange["added"] {
  return after.flatMap((node, index) => {
    if (old.has(idOf(node))) return [];
    const neighbor = after[index - 1] ?? previous;
    const origin = neighbor && idOf(neighbor);
    return [{ block: blockOf(node), after: origin, from: splitOff(node, neighbor, old) }];
  });
}

/** Returns the block that a new block was split from: the neighbor whose text ended with the new block's text. */
function splitOff(node: Node, neighbor: Node | undefined, old: ReadonlyMap<BlockId, Node>): BlockId | undefined {
  const was = neighbor && old.get(idOf(neighbor));
  if (!was || node.textContent === "") return undefined;
  return was.textContent === neighbor.textContent + node.textContent ? idOf(neighbor) : undefined;
}

/**
 * Creates new entries in a transaction that undo doesn't track. Otherwise undo would remove other people's words in
 * them.
 */
export function createEntries(doc: Y.Doc, { added }: LocalChange): void {
  for (const { block, after, from } of added) createEntry(doc, block.id, block.kind, { after, from });
}

export function writeChange(doc: Y.Doc, { added, rewritten, order, previous, caret }: LocalChange): void {
  for (const { block } of added) writeBlock(doc, block);
  for (const { before, block, range } of rewritten) {
    if (range && writePiece(doc, before, block, range)) continue;
    writeRewritten(doc, before, block, caret?.id === block.id ? caret.offset : textOf(block).length);
  }
  removeBlocks(doc, order.removed);
  for (const run of order.runs) placeBlocks(doc, run.ids, run.after ?? previous);
}

/** Writes a change in one transaction, which remembers whether it's written piece by piece. */
export function transactChange(
  doc: Y.Doc,
  change: LocalChange,
  origin: unknown,
  write: (doc: Y.Doc, change: LocalChange) => void,
): void {
  doc.transact((transaction) => {
    transaction.meta.set(piecesKey, change.isInPieces);
    write(doc, change);
    change.alongside?.(doc);
  }, origin);
}

/** Returns whether a transaction was written piece by piece. No text of it comes from another block. */
export const isInPieces = ({ meta }: Y.Transaction): boolean => meta.get(piecesKey) === true;

/**
 * Replaces exactly this range, without the rest of its words, which another device may be replacing, too. Returns
 * whether it did: not if the document contains words that the editor doesn't show yet.
 */
function writePiece(doc: Y.Doc, before: Block, block: Block, { from, to }: ChangedPiece["range"]): boolean {
  const text = findText(doc, block.id);
  if (!text || textOf({ ...block, text: readSpans(text) }) !== textOf(before)) return false;
  const written = textOf(block);
  text.delete(from, to - from);
  text.insert(from, written.slice(from, to + written.length - textOf(before).length), {});
  writeBlock(doc, block);
  return true;
}

/** While an input method holds a block back, the document may contain words of it that the editor doesn't show yet. */
function writeRewritten(doc: Y.Doc, before: Block, block: Block, caret: number): void {
  const text = findText(doc, block.id);
  const current = text ? readSpans(text) : [];
  const isOutdated = textOf({ ...block, text: current }) !== textOf(before);
  const mine = isOutdated ? rebaseText(before.text, block.text, current, caret) : { text: block.text, caret };
  writeBlock(doc, { ...block, text: mine.text }, mine.caret);
}
