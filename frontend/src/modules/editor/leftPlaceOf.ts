import type { EditorState } from "prosemirror-state";
import type { LeftLine, LeftPlace } from "../sync/journal/journal.ts";
import { noPages } from "./pages/noPages.ts";
import { pageNumberAt, pagesShown } from "./pages/pagesPlugin.ts";
import { blockNodes } from "./schema/flat.ts";
import { attributesOf } from "./schema/schema.ts";

/** As much as a sheet in the list of plays has room for. */
const linesBefore = 5;
const linesAfter = 7;
const lineLength = 160;

/** Returns where the cursor is, with the elements around it. */
export function leftPlaceOf(state: EditorState): LeftPlace {
  const { $head } = state.selection;
  const nodes = blockNodes(state.doc);
  const at = nodes.indexOf($head.parent);
  const acts = nodes.slice(0, at + 1).filter((node) => attributesOf(node).kind === "act").length;
  return {
    ...(acts > 0 && { act: acts }),
    ...(pagesShown(state) !== noPages && { page: pageNumberAt(state, $head.pos) }),
    lines: nodes.slice(Math.max(0, at - linesBefore), at + linesAfter).flatMap((node): readonly LeftLine[] => {
      const { kind } = attributesOf(node);
      const text = node.textContent.slice(0, lineLength).trim();
      if (kind === "note" || text === "") return [];
      return [{ kind, text, ...(node === $head.parent && { isCurrent: true }) }];
    }),
  };
}
