import type { Slice } from "prosemirror-model";
import { writeCopied, writeCopiedWords } from "#domain/play/formats/clipboard/writeCopied.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { emptyFront } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { blocksIn } from "./ownClipboard.ts";

export interface CopySettings {
  readonly language: () => string;
  readonly layout: () => Layout;
}

export function copiedText(slice: Slice): string {
  const nodes = blocksIn(slice);
  if (nodes.length < 2) return slice.content.textBetween(0, slice.content.size, "\n");
  return writeFountain({ front: emptyFront, blocks: nodes.map(blockOf) }, { notes: true });
}

export function copiedHtml(slice: Slice, { language, layout }: CopySettings): string {
  const blocks = blocksIn(slice).map(blockOf);
  const [only, ...more] = blocks;
  return only && more.length === 0 ? writeCopiedWords(only.text) : writeCopied(blocks, language(), layout());
}
