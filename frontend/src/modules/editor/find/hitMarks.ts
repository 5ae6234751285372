import type { Node } from "prosemirror-model";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { shownPart } from "../pages/scroller.ts";
import type { Hits } from "./hitFinder.ts";

/** The groups in which matches are marked: the first and the last index. */
export interface NearGroups {
  readonly first: number;
  readonly last: number;
}

/** Returns the groups that are at most one screen away from the visible part. */
export function groupsNear(view: EditorView): NearGroups {
  const { top, bottom } = shownPart(view.dom);
  const screen = bottom - top;
  const groups = [...view.dom.querySelectorAll(":scope > .manuscript-group")];
  const isNear = (group: Element): boolean => {
    const { top: start, bottom: end } = group.getBoundingClientRect();
    return end >= top - screen && start <= bottom + screen;
  };
  const first = groups.findIndex(isNear);
  return { first, last: groups.findLastIndex(isNear) };
}

/**
 * Marks matches near the visible part. A search for one letter has tens of thousands of matches, and marking them all
 * would take seconds.
 */
export function marksOf(doc: Node, { groups }: Hits, near: NearGroups, current: number | undefined): DecorationSet {
  const shown = groups.slice(Math.max(0, near.first), near.last + 1);
  return DecorationSet.create(
    doc,
    shown.flatMap(({ start, hits }) =>
      hits.map(({ from, to }) =>
        Decoration.inline(start + from, start + to, {
          nodeName: "mark",
          class: start + from === current ? "found found-current" : "found",
        }),
      ),
    ),
  );
}
