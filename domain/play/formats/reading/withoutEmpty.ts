import { type Block, textOf } from "../../play.ts";

/** Leaves out elements without text, as paper does. In formats for reading, they'd be marks around nothing. */
export const withoutEmpty = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter((block) => block.kind === "pageBreak" || textOf(block).trim() !== "");
