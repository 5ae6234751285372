import type { Block, BlockId } from "#domain/play/play.ts";
import { type Pointed, rangesBetween, rangesOver, type TextPoint } from "./ranges.ts";

/** Returns the selected ranges of the play. Block elements contain their text and nothing else. */
export function pointedBy(selection: Range, root: ParentNode, blocks: readonly Block[]): Pointed {
  const from = pointAt(selection.startContainer, selection.startOffset) ?? edgeOf(selection, root, "first");
  const to = pointAt(selection.endContainer, selection.endOffset) ?? edgeOf(selection, root, "last");
  return from && to ? rangesBetween(blocks, from, to) : { ranges: [], isCut: false };
}

/** Returns the range that a touch selects: a line of verse, otherwise the whole block. */
export function pointedAtTouch(element: Element, blocks: readonly Block[]): Pointed {
  const line = element.closest(".reader-line");
  const block = element.closest<HTMLElement>("[data-block]");
  if (!line || !block) return rangesOver(blocks.filter(({ id }) => id === block?.dataset.block));
  const range = document.createRange();
  range.selectNodeContents(line);
  return pointedBy(range, block, blocks);
}

function pointAt(node: Node, offset: number): TextPoint | undefined {
  const near = node instanceof Element ? node : node.parentElement;
  const block = near?.closest<HTMLElement>("[data-block]");
  if (!block) return undefined;
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  return { block: blockIdOf(block), offset: before.toString().length };
}

/** If a selection begins or ends between blocks, takes the first or last block that it touches. */
function edgeOf(selection: Range, root: ParentNode, which: "first" | "last"): TextPoint | undefined {
  const touched = [...root.querySelectorAll<HTMLElement>("[data-block]")].filter((block) =>
    selection.intersectsNode(block),
  );
  const block = which === "first" ? touched[0] : touched.at(-1);
  return block && { block: blockIdOf(block), offset: which === "first" ? 0 : (block.textContent?.length ?? 0) };
}

const blockIdOf = (element: HTMLElement) => (element.dataset.block ?? "") as BlockId;
