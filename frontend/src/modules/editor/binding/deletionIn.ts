import type { Node } from "prosemirror-model";
import type { Selection } from "prosemirror-state";
import type { ChangedBlocks } from "../schema/flat.ts";

/** The way in which a key deletes: Backspace backward, Delete forward. */
export type DeletingWay = "backward" | "forward";

interface Cursors {
  readonly before: Selection;
  readonly after: Selection;
}

/**
 * Returns in which way a change deleted text or a boundary of elements at the cursor. Returns undefined for any other change,
 * also for the deletion of a selection.
 */
export function deletionIn(changed: ChangedBlocks, { before, after }: Cursors): DeletingWay | undefined {
  if (!before.empty || !after.empty || after.head > before.head) return undefined;
  const [from, to] = [changed.before, changed.after].map(textOfNodes) as [string, string];
  const isLess = to.length < from.length || changed.after.length < changed.before.length;
  if (!isLess || !isWithoutOnePart(from, to)) return undefined;
  return after.head < before.head ? "backward" : "forward";
}

const textOfNodes = (nodes: readonly Node[]): string => nodes.map(({ textContent }) => textContent).join("");

/** Whether a text is another one without one part of it. */
function isWithoutOnePart(whole: string, rest: string): boolean {
  let start = 0;
  while (start < rest.length && whole[start] === rest[start]) start++;
  return whole.endsWith(rest.slice(start));
}
