/** A line of a reading copy and its position in the window. */
export interface ReadingLine {
  readonly block: string;
  /** Characters of the block's text before the line. */
  readonly offset: number;
  readonly top: number;
}

/** Runs in the page: returns the first full line below the bar. */
export function readingLineAtTop(): ReadingLine {
  const barEnd = 48;
  const blocks = [...document.querySelectorAll<HTMLElement>(".reader-text [data-block]")];
  const candidates = blocks.filter((block) => block.getBoundingClientRect().bottom > barEnd).slice(0, 3);
  const characters = candidates.flatMap((block) => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const found: { readonly block: HTMLElement; readonly node: Node; readonly at: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node.textContent?.length ?? 0); at++) found.push({ block, node, at });
    return found;
  });
  const rectOf = ({ node, at }: (typeof characters)[number]): DOMRect => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  const first = characters.find((one) => rectOf(one).height > 0 && rectOf(one).top >= barEnd);
  if (!first) throw new Error("No line is in the window.");
  const offset = characters.indexOf(first) - characters.findIndex(({ block }) => block === first.block);
  return { block: first.block.dataset.block ?? "", offset, top: rectOf(first).top };
}

/** Runs in the page: returns the current position of the line that starts at the same place in the text. */
export function topOfReadingLine({ block, offset }: Pick<ReadingLine, "block" | "offset">): number {
  const element = document.querySelector(`[data-block="${block}"]`) ?? document.body;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left < length) {
      const range = document.createRange();
      range.setStart(node, left);
      range.setEnd(node, left + 1);
      return range.getBoundingClientRect().top;
    }
    left -= length;
  }
  throw new Error("The line is not there any more.");
}
