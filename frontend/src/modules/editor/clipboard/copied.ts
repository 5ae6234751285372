import type { Slice } from "prosemirror-model";
import { writeCopied, writeCopiedWords } from "#domain/play/formats/clipboard/writeCopied.ts";
import { withoutCodes } from "#domain/play/formats/fountain/codes.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { type Block, textOf } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { blocksIn } from "./ownClipboard.ts";

export interface CopySettings {
  readonly language: () => string;
  readonly layout: () => Layout;
}

export function copiedText(slice: Slice): string {
  const nodes = blocksIn(slice);
  if (nodes.length < 2) return slice.content.textBetween(0, slice.content.size, "\n");
  const blocks = nodes.map(blockOf).filter(isPrinted);
  return withoutCodes(writeFountain({ front: emptyFront, blocks }, { notes: true }));
}

const isPrinted = (block: Block): boolean => block.kind === "pageBreak" || textOf(block) !== "";

export function copiedHtml(slice: Slice, { language, layout }: CopySettings): string {
  const blocks = blocksIn(slice).map(blockOf);
  const [only, ...more] = blocks;
  if (only && more.length === 0) return writeCopiedWords(only.text);
  return writeCopied(blocks.filter(isPrinted), language(), layout());
}
