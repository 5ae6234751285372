import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { isHeading } from "#domain/play/flow.ts";
import type { BlockId, BlockKind } from "#domain/play/play.ts";
import { idOf } from "./schema/flat.ts";
import { attributesOf } from "./schema/schema.ts";

export interface OutlineHeading {
  readonly id: BlockId;
  readonly kind: BlockKind;
  readonly text: string;
}

const cache = new WeakMap<Node, readonly OutlineHeading[]>();

/** Returns the headings of a group. Groups are immutable, so each is read once. */
function headingsIn(group: Node): readonly OutlineHeading[] {
  const headings = cache.get(group) ?? group.children.flatMap(headingOf);
  cache.set(group, headings);
  return headings;
}

function headingOf(node: Node): readonly OutlineHeading[] {
  const { id, kind } = attributesOf(node);
  return isHeading(kind) ? [{ id, kind, text: node.textContent.replaceAll(/\s+/g, " ").trim() }] : [];
}

const isSame = (a: OutlineHeading, b: OutlineHeading | undefined): boolean =>
  a.id === b?.id && a.kind === b.kind && a.text === b.text;

/** Returns acts and scenes in order. Returns the previous list if nothing changed, so that nothing rerenders. */
export function outlineOf({ doc }: EditorState, before: readonly OutlineHeading[] = []): readonly OutlineHeading[] {
  const now = doc.children.flatMap(headingsIn);
  return now.length === before.length && now.every((heading, index) => isSame(heading, before[index])) ? before : now;
}

/** Returns the scene (or act) at the cursor. */
export function findCurrentHeading({ doc, selection: { $head } }: EditorState): BlockId | undefined {
  if ($head.depth < 2) return undefined;
  const groupIndex = $head.index(0);
  const here = doc.child(groupIndex).children.slice(0, $head.index(1) + 1);
  const near = here.findLast((node) => isHeading(attributesOf(node).kind));
  if (near) return idOf(near);
  return doc.children.slice(0, groupIndex).flatMap(headingsIn).at(-1)?.id;
}
