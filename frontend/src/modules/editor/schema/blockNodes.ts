import type { Mark, Node } from "prosemirror-model";
import { type Block, type BlockId, type BlockKind, markNames, normalizeSpans, type Span } from "#domain/play/play.ts";
import { attributesOf, schema } from "./schema.ts";

/** Returns the node that shows a block. Its content isn't checked, because text always fits in a block. */
export function nodeOf(block: Block): Node {
  const { id, kind, simultaneous = false } = block;
  return schema.nodes.block.create({ id, kind, simultaneous }, block.text.map(textNode));
}

const textNode = (span: Span): Node => schema.text(span.text, marksOf(span));

const marksOf = (span: Span): Mark[] => markNames.filter((name) => span[name]).map((name) => schema.mark(name));

const cache = new WeakMap<Node, Block>();

/** Returns the block that a node shows. Nodes are immutable, so each is read once. */
export function blockOf(node: Node): Block {
  const block = cache.get(node) ?? readNode(node);
  cache.set(node, block);
  return block;
}

function readNode(node: Node): Block {
  const { id, kind, simultaneous } = attributesOf(node);
  const block = { id, kind, text: normalizeSpans(node.children.map(spanOf)) };
  return simultaneous && kind === "cue" ? { ...block, simultaneous: true } : block;
}

function spanOf(text: Node): Span {
  const has = (name: string): boolean => text.marks.some((mark) => mark.type.name === name);
  return {
    text: text.text ?? "",
    ...(has("bold") ? { bold: true } : {}),
    ...(has("italic") ? { italic: true } : {}),
    ...(has("underline") ? { underline: true } : {}),
  };
}

/** Creates an empty block, as Enter does. */
export const emptyNode = (id: BlockId, kind: BlockKind): Node => schema.node("block", { id, kind });
