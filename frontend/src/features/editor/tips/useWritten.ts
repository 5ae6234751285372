import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { useEffect, useState } from "react";
import { findBlockPosition, isEmpty } from "#frontend/modules/editor/actions/blockPosition.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { attributesOf } from "#frontend/modules/editor/schema/schema.ts";

export const tipKinds = ["cue", "dialogue", "direction"] as const;
export type TipKind = (typeof tipKinds)[number];
type Counts = Readonly<Record<TipKind, number>>;

const none: Counts = { cue: 0, dialogue: 0, direction: 0 };

/**
 * Returns which kinds of elements have been written, once the cursor has left them. If the tips were asked for, only new
 * elements count.
 */
export function useWritten(editor: Editor, isAskedFor: boolean): ReadonlySet<TipKind> {
  const [written, setWritten] = useState<ReadonlySet<TipKind>>(new Set());
  useEffect(() => {
    const before = isAskedFor ? countLeft(editor.state()) : none;
    const check = (): void => {
      const now = countLeft(editor.state());
      const more = tipKinds.filter((kind) => now[kind] > before[kind]);
      setWritten((was) => (more.every((kind) => was.has(kind)) ? was : new Set([...was, ...more])));
    };
    check();
    return editor.subscribe(check);
  }, [editor, isAskedFor]);
  return written;
}

/** Counts elements with text, without the one at the cursor. */
function countLeft(state: EditorState): Counts {
  const here = findBlockPosition(state);
  const counts = { ...none };
  for (const group of state.doc.children) for (const kind of tipKinds) counts[kind] += countsOf(group)[kind];
  for (const kind of tipKinds) if (here?.kind === kind && !isEmpty(here)) counts[kind] -= 1;
  return counts;
}

const cache = new WeakMap<Node, Counts>();

/** Groups are immutable, so each is counted once. */
function countsOf(group: Node): Counts {
  const known = cache.get(group);
  if (known) return known;
  const counts = { ...none };
  for (const node of group.children)
    for (const kind of tipKinds) if (attributesOf(node).kind === kind && node.content.size > 0) counts[kind] += 1;
  cache.set(group, counts);
  return counts;
}
