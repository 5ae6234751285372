import * as Y from "yjs";
import { isInSpeech } from "../flow.ts";
import { type Block, type BlockId, type BlockKind, blockKinds, textOf } from "../play.ts";
import { hashOf } from "./hash.ts";
import { findText, playDocumentOf, type Removal } from "./playDocument.ts";
import { readSpans, writeSpans } from "./spans.ts";

/** Where a block came from. The kept-words drawer uses it to see what belongs together after a merge. */
export interface Origin {
  /** The block it was created after. Not written if that's the block it was split from. */
  readonly after?: BlockId | undefined;
  /** The block it was split from. */
  readonly from?: BlockId | undefined;
}

const isKind = (kind: unknown): kind is BlockKind => (blockKinds as readonly unknown[]).includes(kind);

/** Reads a block. A kind that this version doesn't know is read as dialogue, so that its text is never left out. */
export function readBlock(id: BlockId, text: Y.XmlText): Block {
  const kind = text.getAttribute("kind") as unknown;
  const block = { id, kind: isKind(kind) ? kind : "dialogue", text: readSpans(text) } as const;
  return block.kind === "cue" && text.getAttribute("simultaneous") ? { ...block, simultaneous: true } : block;
}

/**
 * Adds an empty entry outside the play. Undo must never remove an entry, because another device may have written into
 * it, so create entries in a separate transaction that undo doesn't track.
 */
export function createEntry(doc: Y.Doc, id: BlockId, kind: BlockKind, { after, from }: Origin = {}): void {
  const { blocks } = playDocumentOf(doc);
  if (blocks.has(id)) return;
  const text = new Y.XmlText();
  setAttribute(text, "kind", kind);
  if (after !== undefined && after !== from) setAttribute(text, "after", after);
  if (from !== undefined) setAttribute(text, "from", from);
  blocks.set(id, text);
}

/**
 * Changes the entry of `block.id` to match the block, with the smallest change. `caret` is the writer's caret position
 * in it.
 */
export function writeBlock(doc: Y.Doc, block: Block, caret?: number): void {
  const text = findText(doc, block.id);
  if (!text) return;
  if (text.getAttribute("kind") !== block.kind) setAttribute(text, "kind", block.kind);
  if (Boolean(text.getAttribute("simultaneous")) !== Boolean(block.simultaneous)) {
    if (block.simultaneous) setAttribute(text, "simultaneous", true);
    else text.removeAttribute("simultaneous");
  }
  writeSpans(text, block.text, caret);
}

/** Yjs types attributes as strings but accepts any plain value. */
const setAttribute = (text: Y.XmlText, name: string, value: string | true): void =>
  text.setAttribute(name, value as string);

/**
 * Puts IDs into the play after `after`, or at its start. An ID that is already elsewhere moves; nothing but the ID
 * moves.
 */
export function placeBlocks(doc: Y.Doc, ids: readonly BlockId[], after: BlockId | undefined): void {
  if (ids.length === 0) return;
  doc.transact(() => {
    removeFromOrder(doc, new Set(ids));
    const { order } = playDocumentOf(doc);
    order.insert(indexAfter(order.toArray(), after), [...ids]);
  });
}

/**
 * Returns the index after a block. An unknown `after` means the end: a block may land in an unexpected place, but it's
 * never lost.
 */
function indexAfter(order: readonly BlockId[], after: BlockId | undefined): number {
  if (after === undefined) return 0;
  const index = order.indexOf(after);
  return index < 0 ? order.length : index + 1;
}

/** Adds whole blocks after `after`, or at the start. */
export function insertBlocks(doc: Y.Doc, blocks: readonly Block[], after: BlockId | undefined): void {
  doc.transact(() => {
    for (const block of blocks) {
      createEntry(doc, block.id, block.kind, { after });
      writeBlock(doc, block);
    }
    placeBlocks(
      doc,
      blocks.map((block) => block.id),
      after,
    );
  });
}

/** Takes blocks out of the play. Their texts stay, with a record of how they read at removal. */
export function removeBlocks(doc: Y.Doc, ids: readonly BlockId[]): void {
  if (ids.length === 0) return;
  doc.transact(() => {
    const { removed } = playDocumentOf(doc);
    const leaving = new Set(ids);
    const before = neighborsBefore(doc, leaving);
    const cues = cuesAbove(doc, leaving);
    for (const id of ids) {
      const text = findText(doc, id);
      const [after, cue] = [before.get(id), cues.get(id)];
      if (text) removed.set(id, { ...removalOf(readBlock(id, text)), ...(after && { after }), ...(cue && { cue }) });
    }
    removeFromOrder(doc, leaving);
  });
}

/** For each removed block, the last block before it that stays. */
function neighborsBefore(doc: Y.Doc, leaving: ReadonlySet<BlockId>): ReadonlyMap<BlockId, BlockId> {
  const out = new Map<BlockId, BlockId>();
  let last: BlockId | undefined;
  for (const id of playDocumentOf(doc).order.toArray()) {
    if (!leaving.has(id)) last = id;
    else if (last !== undefined && !out.has(id)) out.set(id, last);
  }
  return out;
}

/** For each removed block of a speech, the name above it. */
function cuesAbove(doc: Y.Doc, leaving: ReadonlySet<BlockId>): ReadonlyMap<BlockId, BlockId> {
  const order = playDocumentOf(doc).order.toArray();
  const kindOf = (id: BlockId | undefined) => id && findText(doc, id)?.getAttribute("kind");
  const out = new Map<BlockId, BlockId>();
  for (const [index, id] of order.entries()) {
    if (!leaving.has(id) || !isInSpeech(kindOf(id))) continue;
    let above = index - 1;
    while (isInSpeech(kindOf(order[above]))) above--;
    const cue = order[above];
    if (cue && kindOf(cue) === "cue" && !out.has(id)) out.set(id, cue);
  }
  return out;
}

export function removalOf(block: Block): Removal {
  const text = textOf(block);
  return { length: text.length, hash: hashOf(text).slice(0, 16) };
}

/**
 * Removes every occurrence of an ID, because it may occur twice after a merge. Adjacent IDs are removed in one
 * operation.
 */
function removeFromOrder(doc: Y.Doc, ids: ReadonlySet<BlockId>): void {
  const { order } = playDocumentOf(doc);
  const all = order.toArray();
  let end = all.length;
  while (end > 0) {
    let start = end;
    while (start > 0 && ids.has(all[start - 1] as BlockId)) start--;
    if (start < end) order.delete(start, end - start);
    end = start < end ? start : end - 1;
  }
}
