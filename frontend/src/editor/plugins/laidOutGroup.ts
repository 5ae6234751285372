import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/**
 * Has the group that the cursor stands in laid out, in view or not. In what Chrome has skipped (`content-visibility`)
 * it finds no place for a caret in an empty block, and what is typed before the next frame lands at the group's start.
 */
export const laidOutGroup = (): Plugin =>
  new Plugin({
    props: {
      decorations({ doc, selection: { $head } }) {
        if ($head.depth === 0) return null;
        const group = Decoration.node($head.before(1), $head.after(1), { class: "is-laid-out" });
        return DecorationSet.create(doc, [group]);
      },
    },
  });
