import type { Block } from "../../play.ts";
import { isMarkedThroughout, withoutMarks } from "../plainText/paragraph.ts";

/**
 * Returns the blocks with parentheticals as they're typed: without italics, if all of one is in italics. That's how
 * manuscripts print them, and here the layout decides it. Italics of single words are the writer's, so they stay.
 */
export const withRomanParentheticals = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) =>
    block.kind === "parenthetical" && isMarkedThroughout(block.text, "italic")
      ? { ...block, text: withoutMarks(block.text, ["italic"]) }
      : block,
  );
