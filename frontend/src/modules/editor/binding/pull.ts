import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import type * as Y from "yjs";
import { readBlock } from "#domain/play/document/blocks.ts";
import { findText, orderOf } from "#domain/play/document/playDocument.ts";
import { orderChanges } from "#domain/play/orderChanges.ts";
import type { Block, BlockId } from "#domain/play/play.ts";
import { emptyNode, nodeOf } from "../schema/blockNodes.ts";
import { cursorOf, keepCursor } from "../schema/editorCursor.ts";
import { findBlocks, idOf, type PlacedBlock, placedBlocks } from "../schema/flat.ts";
import { rearrange } from "../schema/rearrange.ts";

/** What changed in the document that the editor doesn't show yet. */
export interface RemoteChange {
  readonly texts: ReadonlySet<BlockId>;
  readonly order: boolean;
}

/** The meta key of transactions that show remote changes. */
export const fromElsewhere = "from elsewhere";

/** Marks a transaction that shows what the document has, so that no plugin may change the text along with it. */
export const onlyShows = "only shows";

/** Returns the smallest transaction that shows remote changes and preserves the cursor. */
export function pullChange(state: EditorState, doc: Y.Doc, change: RemoteChange, placeholderId: BlockId): Transaction {
  const tr = state.tr.setMeta(fromElsewhere, true);
  const cursor = cursorOf(state);
  pullTexts(tr, doc, change);
  if (change.order) pullOrder(tr, doc, placeholderId);
  if (tr.docChanged) keepCursor(tr, cursor);
  return tr;
}

const blockIn = (doc: Y.Doc, id: BlockId): Block | undefined => {
  const text = findText(doc, id);
  return text && readBlock(id, text);
};

/**
 * Works from the last block to the first, so that the positions of the others stay valid. Skips blocks that the new
 * order removes.
 */
function pullTexts(tr: Transaction, doc: Y.Doc, { texts, order }: RemoteChange): void {
  const staying = order ? new Set(orderOf(doc)) : texts;
  const idsToUpdate = new Set([...texts].filter((id) => staying.has(id)));
  for (const placed of findBlocks(tr.doc, idsToUpdate).reverse()) {
    const block = blockIn(doc, idOf(placed.node));
    if (block) showBlock(tr, placed, nodeOf(block));
  }
}

function showBlock(tr: Transaction, { node, pos }: PlacedBlock, target: Node): void {
  for (const name of ["kind", "simultaneous"]) {
    if (node.attrs[name] !== target.attrs[name]) tr.setNodeAttribute(pos, name, target.attrs[name]);
  }
  const start = node.content.findDiffStart(target.content);
  const end = start === null ? null : node.content.findDiffEnd(target.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = target.slice(start, end.b + overlap);
  tr.replace(pos + 1 + start, pos + 1 + end.a + overlap, slice);
}

function pullOrder(tr: Transaction, doc: Y.Doc, placeholderId: BlockId): void {
  const shown = placedBlocks(tr.doc).map(({ node }) => idOf(node));
  const order = orderOf(doc);
  const { runs, kept } = orderChanges(shown, order.length > 0 ? order : [placeholderId]);
  rearrange(
    tr,
    kept,
    runs.map(({ after, ids }) => ({ after, nodes: ids.map((id) => nodeIn(doc, id)) })),
  );
}

/** The kind of the placeholder in a play without blocks. What's typed there may become anything else. */
export const placeholderKind = "direction";

const nodeIn = (doc: Y.Doc, id: BlockId): Node => {
  const block = blockIn(doc, id);
  return block ? nodeOf(block) : emptyNode(id, placeholderKind);
};
