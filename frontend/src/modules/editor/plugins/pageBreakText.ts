import { Plugin } from "prosemirror-state";
import { fromElsewhere } from "../binding/pull.ts";
import { changedBlocks, findBlock, idOf } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";

/**
 * Turns a page break into a direction when the writer types in it, because page breaks have no text. Remote changes are
 * left alone.
 */
export const pageBreakText = (): Plugin =>
  new Plugin({
    appendTransaction(trs, before, after) {
      if (!trs.some((tr) => tr.docChanged && !tr.getMeta(fromElsewhere))) return null;
      const filled = changedBlocks(before.doc, after.doc).after.filter(
        (node) => attributesOf(node).kind === "pageBreak" && node.content.size > 0,
      );
      if (filled.length === 0) return null;
      const { tr } = after;
      for (const node of filled) {
        const placed = findBlock(after.doc, idOf(node));
        if (placed) tr.setNodeAttribute(placed.pos, "kind", "direction");
      }
      return tr;
    },
  });
