import { nanoid } from "nanoid";
import type { Command, Transaction } from "prosemirror-state";
import type * as Y from "yjs";
import { readCharacters, writeCharacters } from "#domain/play/document/characters.ts";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { frontFields } from "#domain/play/front/frontFields.ts";
import { orderChanges } from "#domain/play/orderChanges.ts";
import type { Block, BlockId, FrontMatter, Play } from "#domain/play/play.ts";
import { type RestoreScope, restoreBlocks } from "#domain/play/versions/restoreBlocks.ts";
import { alongside } from "../binding/push.ts";
import { blockOf, emptyNode, nodeOf } from "../schema/blockNodes.ts";
import { cursorOf, keepCursor } from "../schema/editorCursor.ts";
import { blockNodes, blocksOf, idOf, placedBlocks } from "../schema/flat.ts";
import { rearrange } from "../schema/rearrange.ts";

/**
 * Makes the play, a scene or a speech what it was in a version. It's an ordinary change: elements keep their IDs, so only
 * what differs is written, and one undo takes it back. The whole play includes its front matter.
 */
export const restoreVersion =
  (doc: Y.Doc, version: Pick<Play, "front" | "blocks">, scope: RestoreScope): Command =>
  (state, dispatch) => {
    if (!dispatch) return true;
    const { tr } = state;
    writeBlocks(tr, restoreBlocks(blocksOf(state.doc), version.blocks, scope));
    if (tr.docChanged) keepCursor(tr, cursorOf(state));
    if (scope.what === "play") createFields(doc);
    dispatch(alongside(tr, (target) => scope.what === "play" && writeFrontMatter(target, version.front)));
    return true;
  };

/** Changes elements where they are first, then adds, moves and removes. */
export function writeBlocks(tr: Transaction, target: readonly Block[]): void {
  const blocks = new Map(target.map((block) => [block.id, block]));
  for (const { node, pos } of placedBlocks(tr.doc).toReversed()) {
    const block = blocks.get(idOf(node));
    if (block && !isSame(block, blockOf(node))) tr.replaceWith(pos, pos + node.nodeSize, nodeOf(block));
  }
  const nodes = target.length > 0 ? target.map(nodeOf) : [emptyNode(nanoid(10) as BlockId, "scene")];
  const byId = new Map(nodes.map((node) => [idOf(node), node]));
  const { kept, runs, removed } = orderChanges(blockNodes(tr.doc).map(idOf), nodes.map(idOf));
  if (runs.length === 0 && removed.length === 0) return;
  const arrivals = runs.map(({ after, ids }) => ({ after, nodes: ids.flatMap((id) => byId.get(id) ?? []) }));
  rearrange(tr, kept, arrivals);
}

const isSame = (one: Block, other: Block): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Creating a field's text must not be undone: others may have written into it by then. */
function createFields(doc: Y.Doc): void {
  const front = readFront(doc);
  for (const field of frontFields) setFrontField(doc, field, front[field]);
}

function writeFrontMatter(doc: Y.Doc, front: FrontMatter): void {
  for (const field of frontFields) setFrontField(doc, field, front[field]);
  const isChanged = JSON.stringify(readCharacters(doc)) !== JSON.stringify(front.characters);
  if (isChanged) writeCharacters(doc, front.characters);
}
