import type { Node, Slice } from "prosemirror-model";
import { writeCopied, writeCopiedWords } from "#domain/play/formats/clipboard/writeCopied.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { emptyFront } from "#domain/play/play.ts";
import { blockOf } from "../schema/blockNodes.ts";

export interface CopySettings {
  readonly language: () => string;
  readonly layout: () => Layout;
}

function blocksIn({ content }: Slice): readonly Node[] {
  const nodes: Node[] = [];
  content.descendants((node) => {
    if (node.isTextblock) nodes.push(node);
    return !node.isTextblock;
  });
  return nodes;
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
