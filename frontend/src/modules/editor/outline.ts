import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { isHeading } from "#domain/play/flow.ts";
import type { BlockId, BlockKind } from "#domain/play/play.ts";
import { attributesOf } from "./schema/schema.ts";

export interface OutlineHeading {
  readonly id: BlockId;
  readonly kind: BlockKind;
  readonly text: string;
}

const cache = new WeakMap<Node, readonly OutlineHeading[]>();

/** Returns the headings of a group. Groups are immutable, so each is read once. */
function headingsIn(group: Node): readonly OutlineHeading[] {
  const headings = cache.get(group) ?? group.children.filter(isHeadingNode).map(readHeading);
  cache.set(group, headings);
  return headings;
}

const isHeadingNode = (node: Node): boolean => isHeading(attributesOf(node).kind);

function readHeading(node: Node): OutlineHeading {
  const { id, kind } = attributesOf(node);
  return { id, kind, text: node.textContent.replaceAll(/\s+/g, " ").trim() };
}

/** A play's only line is where it begins. */
function hasEmptyEnd({ lastChild, childCount }: Node): boolean {
  const isOnly = childCount === 1 && lastChild?.childCount === 1;
  return !isOnly && lastChild?.lastChild?.content.size === 0;
}

const isSame = (a: OutlineHeading, b: OutlineHeading | undefined): boolean =>
  a.id === b?.id && a.kind === b.kind && a.text === b.text;

/**
 * Returns acts and scenes in order, without the empty line with which a play may end. Returns the previous list if nothing
 * changed, so that nothing rerenders.
 */
export function outlineOf({ doc }: EditorState, before: readonly OutlineHeading[] = []): readonly OutlineHeading[] {
  const all = doc.children.flatMap(headingsIn);
  const now = hasEmptyEnd(doc) && all.at(-1)?.id === doc.lastChild?.lastChild?.attrs.id ? all.slice(0, -1) : all;
  return now.length === before.length && now.every((heading, index) => isSame(heading, before[index])) ? before : now;
}

/** Returns the scene (or act) at the cursor. It's called at every key, so it reads no more than it must. */
export function findCurrentHeading({ doc, selection: { $head } }: EditorState): OutlineHeading | undefined {
  if ($head.depth < 2) return undefined;
  const groupIndex = $head.index(0);
  const here = doc.child(groupIndex).children;
  for (let index = $head.index(1); index >= 0; index--) {
    const node = here[index];
    if (node && isHeadingNode(node)) return readHeading(node);
  }
  for (let index = groupIndex - 1; index >= 0; index--) {
    const last = headingsIn(doc.child(index)).at(-1);
    if (last) return last;
  }
  return undefined;
}

export const findCurrentHeadingId = (state: EditorState): BlockId | undefined => findCurrentHeading(state)?.id;
