import type { LayoutChanges, Play } from "../play.ts";
import { chosenLayoutOf, layoutNameOf } from "./chosenLayout.ts";
import type { LayoutName } from "./designs/layouts.ts";
import type { Layout } from "./layout.ts";
import { adjustLayout, knownChanges } from "./own/adjustLayout.ts";
import { problemOf } from "./own/layoutProblems.ts";

/**
 * Returns the layout of a play's pages: the chosen one with the writer's own changes, on the play's paper, with marks in the
 * play's language.
 */
export function layoutOf({ pageLayout = {}, typing }: Pick<Play, "pageLayout" | "typing">): Layout {
  const layout = chosenLayoutOf(pageLayout, typing?.language);
  return pageLayout.changes ? adjusted(layout, layoutNameOf(pageLayout), knownChanges(pageLayout.changes)) : layout;
}

/** Plays have layouts of their own, and a server lays out many plays. The one that wasn't used for longest is dropped. */
const maxAdjusted = 50;
const keptAdjusted = new Map<string, Layout>();

/** Returns the layout as it is if the changes together make no usable pages, as after a merge of two devices. */
function adjusted(layout: Layout, name: LayoutName, changes: LayoutChanges): Layout {
  if (Object.keys(changes).length === 0) return layout;
  const key = `${name} ${layout.paper.width} ${layout.marks.continued} ${JSON.stringify(changes)}`;
  const own = keptAdjusted.get(key) ?? (problemOf(name, changes) ? layout : adjustLayout(layout, changes));
  keptAdjusted.delete(key);
  keptAdjusted.set(key, own);
  const [oldest] = keptAdjusted.size > maxAdjusted ? keptAdjusted.keys() : [];
  if (oldest !== undefined) keptAdjusted.delete(oldest);
  return own;
}
