import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { directionOf } from "#domain/play/layout/measures/rightToLeft.ts";
import { editorWords, kindWords } from "#frontend/messages/editor.yaml";
import { type BlockPosition, findBlockPosition, isEmpty } from "../actions/blockPosition.ts";

/**
 * Shows in the empty block at the cursor which kind it is. Until there's a letter, the play's language decides at which
 * side the cursor is. That's a class, because ProseMirror would remove the element's own `dir="auto"` together with a
 * `dir` of a decoration.
 */
export const emptyBlock = (language: () => string): Plugin =>
  new Plugin({
    props: {
      decorations(state) {
        const place = findBlockPosition(state);
        if (!place || !state.selection.empty || !isEmpty(place)) return null;
        const shown = {
          class: directionOf(language()) === "rtl" ? "is-empty is-rtl" : "is-empty",
          "data-placeholder": hintFor(state.doc, place),
        };
        return DecorationSet.create(state.doc, [Decoration.node(place.start, place.end, shown)]);
      },
    },
  });

/** The first line of a play may become anything. */
const hintFor = (doc: Node, { kind, end }: BlockPosition): string =>
  kind === "direction" && end === doc.content.size - 1 && doc.firstChild?.childCount === 1
    ? editorWords.firstLineHint
    : kindWords[kind];
