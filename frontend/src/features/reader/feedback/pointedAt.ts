import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import { type Pointed, rangesBetween, rangesOver, type TextPoint } from "./ranges.ts";

/**
 * Returns the selected ranges of the play. Block elements contain their text and nothing else, unless a browser has
 * translated them: then the places of words are unknown, and the whole block is taken.
 */
export function pointedBy(selection: Range, root: ParentNode, blocks: readonly Block[]): Pointed {
  const isTranslated = (block: HTMLElement) => {
    const own = blocks.find(({ id }) => id === blockIdOf(block));
    return own !== undefined && block.textContent !== textOf(own);
  };
  const point = (node: Node, offset: number, edge: "first" | "last"): TextPoint | undefined => {
    const block = blockAt(node);
    if (!block) return edgeOf(selection, root, edge);
    return isTranslated(block) ? endOf(block, edge) : pointIn(block, node, offset);
  };
  const from = point(selection.startContainer, selection.startOffset, "first");
  const to = point(selection.endContainer, selection.endOffset, "last");
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

const blockAt = (node: Node): HTMLElement | null | undefined =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>("[data-block]");

function pointIn(block: HTMLElement, node: Node, offset: number): TextPoint {
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
  return block && endOf(block, which);
}

const endOf = (block: HTMLElement, which: "first" | "last"): TextPoint => ({
  block: blockIdOf(block),
  offset: which === "first" ? 0 : Number.POSITIVE_INFINITY,
});

const blockIdOf = (element: HTMLElement) => (element.dataset.block ?? "") as BlockId;
