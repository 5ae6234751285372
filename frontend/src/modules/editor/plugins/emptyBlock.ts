import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { kindWords } from "#frontend/messages/editor.ts";
import { findBlockPosition, isEmpty } from "../actions/blockPosition.ts";

/** Shows in the empty block at the cursor which kind it is. */
export const emptyBlock = (): Plugin =>
  new Plugin({
    props: {
      decorations(state) {
        const place = findBlockPosition(state);
        if (!place || !state.selection.empty || !isEmpty(place)) return null;
        const name = { class: "is-empty", "data-placeholder": kindWords[place.kind] };
        return DecorationSet.create(state.doc, [Decoration.node(place.start, place.end, name)]);
      },
    },
  });
