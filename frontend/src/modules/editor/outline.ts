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

const known = new WeakMap<Node, readonly OutlineHeading[]>();

/** The headings of a group. Groups never change, so each is read once. */
function headingsIn(group: Node): readonly OutlineHeading[] {
  const headings = known.get(group) ?? group.children.flatMap(headingOf);
  known.set(group, headings);
  return headings;
}

function headingOf(node: Node): readonly OutlineHeading[] {
  const { id, kind } = attributesOf(node);
  return isHeading(kind) ? [{ id, kind, text: node.textContent.replaceAll(/\s+/g, " ").trim() }] : [];
}

const isSame = (a: OutlineHeading, b: OutlineHeading | undefined): boolean =>
  a.id === b?.id && a.kind === b.kind && a.text === b.text;

/** Acts and scenes in order; the list of before where nothing about it changed, so that nothing is drawn again. */
export function outlineOf({ doc }: EditorState, before: readonly OutlineHeading[] = []): readonly OutlineHeading[] {
  const now = doc.children.flatMap(headingsIn);
  return now.length === before.length && now.every((heading, index) => isSame(heading, before[index])) ? before : now;
}

/** The scene (or act) in which the cursor stands. */
export function findCurrentHeading({ doc, selection: { $head } }: EditorState): BlockId | undefined {
  if ($head.depth < 2) return undefined;
  const groupIndex = $head.index(0);
  const here = doc.child(groupIndex).children.slice(0, $head.index(1) + 1);
  const near = here.findLast((node) => isHeading(attributesOf(node).kind));
  if (near) return idOf(near);
  return doc.children.slice(0, groupIndex).flatMap(headingsIn).at(-1)?.id;
}
