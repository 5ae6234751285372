import { type Fragment, type Node, Slice } from "prosemirror-model";
import { type BlockKind, blockKinds } from "#domain/play/play.ts";
import { attributesOf, schema } from "../schema/schema.ts";

/**
 * What we copy for ourselves, with ids, so that text that is cut and pasted counts as moved. Other programs don't see
 * this type.
 */
export const ownType = "application/x-ghostlight";

/** Returns the copied elements, or the one that the copied words are from. */
export function blocksIn({ content }: Slice): readonly Node[] {
  const nodes: Node[] = [];
  content.descendants((node) => {
    if (node.isTextblock) nodes.push(node);
    return !node.isTextblock;
  });
  return nodes;
}

export const writeOwn = (slice: Slice): string => JSON.stringify(slice.toJSON());

/** Reads what another editor of ours has copied; undefined if it's anything else. Any page can write this type. */
export function readOwn(json: string): Slice | undefined {
  try {
    const slice = Slice.fromJSON(schema, JSON.parse(json));
    return slice.size > 0 && isPossible(slice.content) ? slice : undefined;
  } catch {
    return undefined;
  }
}

function isPossible(content: Fragment): boolean {
  let isRight = true;
  content.descendants((node) => {
    isRight &&= !node.isTextblock || isBlock(node);
  });
  return isRight;
}

const kinds: ReadonlySet<BlockKind> = new Set(blockKinds);

function isBlock(node: Node): boolean {
  const { id, kind, simultaneous } = attributesOf(node);
  return typeof id === "string" && /^[\w-]{0,32}$/.test(id) && kinds.has(kind) && typeof simultaneous === "boolean";
}
