/** A place in the text, and its position in the document when it was last measured. */
interface Anchor {
  readonly element: Element;
  /** Characters of the element's text before the line; undefined if the element is measured as a whole. */
  readonly offset?: number;
  /** For elements without text: how far down in it, from 0 to 1. */
  readonly share: number;
  readonly documentTop: number;
  readonly scrollY: number;
}

export interface ScrollAnchor {
  /** Takes the line now at the top of the window as the anchor. */
  readonly take: () => void;
  /** Takes a new anchor after the window was scrolled. */
  readonly follow: () => void;
  /** Moves the anchor back to its position in the window after the text may have been laid out again. */
  readonly hold: () => void;
}

/**
 * Keeps the line at the top of the window in place while text above it changes height: a new text size, a rotated
 * phone, a part that gets drawn. Browsers that do this themselves lose the line when all of the text changes.
 */
export function createScrollAnchor(root: HTMLElement): ScrollAnchor {
  let anchor: Anchor | undefined;
  let ownScroll: number | undefined;
  const take = () => {
    anchor = findAnchor(root);
  };
  const putBack = () => {
    if (!anchor?.element.isConnected) return;
    const before = anchor;
    const now = { ...before, documentTop: topOf(before) + window.scrollY };
    const moved = now.documentTop - before.documentTop;
    if (Math.abs(moved) < 1 || !isNear(before)) return;
    window.scrollTo({ top: scrolledBefore(before) + moved, behavior: "instant" });
    ownScroll = window.scrollY;
    anchor = { ...now, scrollY: window.scrollY };
  };
  const hold = () => {
    putBack();
    // Parts that weren't drawn may have lines now, further up.
    take();
  };
  const follow = () => {
    putBack();
    if (window.scrollY === ownScroll) return;
    ownScroll = undefined;
    take();
    // Browsers draw what came into view only in the next frame, and WebKit doesn't report its new height.
    requestAnimationFrame(() => requestAnimationFrame(hold));
  };
  return { take, follow, hold };
}

/** If the page got shorter than its scroll position, the browser has already scrolled back. */
function scrolledBefore({ scrollY }: Anchor): number {
  const most = document.documentElement.scrollHeight - window.innerHeight;
  const wasCut = window.scrollY < scrollY && window.scrollY >= most - 1;
  return wasCut ? scrollY : window.scrollY;
}

/** Leaves readers alone who have moved elsewhere in the meantime. */
function isNear(anchor: Anchor): boolean {
  const expected = anchor.documentTop - scrolledBefore(anchor);
  return expected > -window.innerHeight && expected < 2 * window.innerHeight;
}

/** Pixels from the top of the window where the bar ends, and the step in which lines are looked for below it. */
const barEnd = 48;
const lookEvery = 24;

/** Prefers a drawn line: what's above it may change height when it's drawn. */
function findAnchor(root: HTMLElement): Anchor | undefined {
  if (window.scrollY === 0) return undefined;
  const place = firstOf(drawnBlockAt) ?? firstOf(blockAt) ?? wholeAt(root, barEnd + lookEvery);
  return place && { ...place, documentTop: topOf(place) + window.scrollY, scrollY: window.scrollY };

  function firstOf(find: typeof blockAt): Place | undefined {
    for (let y = barEnd + 2; y < window.innerHeight; y += lookEvery) {
      const block = find(root, y);
      const place = block && firstLineOf(block);
      if (place) return place;
    }
    return undefined;
  }
}

type Place = Pick<Anchor, "element" | "offset" | "share">;

/** A manuscript page, or a part that isn't drawn yet, is anchored as a whole. */
function wholeAt(root: HTMLElement, y: number): Place | undefined {
  const element = topElement(root, y)?.closest(".reader-paper, [data-piece]");
  if (!element) return undefined;
  const { top, height } = element.getBoundingClientRect();
  return { element, share: (y - top) / Math.max(1, height) };
}

/** Returns the first line of a block that the bar doesn't cover; undefined if the bar covers all of them. */
function firstLineOf(element: Element): Place | undefined {
  const length = element.textContent?.length ?? 0;
  const isBelow = (offset: number): boolean => topOf({ element, offset, share: 0 }) >= barEnd;
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(middle)) high = middle;
    else low = middle + 1;
  }
  return low < length ? { element, offset: low, share: 0 } : undefined;
}

/** Returns the block of text at a height of the window. */
function drawnBlockAt(root: Element, y: number): HTMLElement | undefined {
  const under = topElement(root, y);
  return under?.closest<HTMLElement>("[data-block]") ?? firstBlockIn(under) ?? undefined;
}

/** Like `drawnBlockAt`, but for a part that isn't drawn yet, returns the block that will be there or below. */
export function blockAt(root: Element, y: number): HTMLElement | undefined {
  const drawn = drawnBlockAt(root, y);
  if (drawn) return drawn;
  const blocks = topElement(root, y)?.closest("[data-piece]")?.querySelectorAll<HTMLElement>("[data-block]") ?? [];
  return [...blocks].find((one) => one.getBoundingClientRect().bottom > y);
}

/** Returns the element of the text at a height of the window, ignoring menus above it. */
export function topElement(root: Element, y: number): Element | undefined {
  const { left, width } = root.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, y).find((element) => root.contains(element));
}

/** Between two lines, takes the passage. */
const firstBlockIn = (element: Element | undefined): HTMLElement | null | undefined =>
  element?.closest(".reader-speech, .reader-alone, .reader-together")?.querySelector<HTMLElement>("[data-block]");

/** From the start of a block to after a character. */
function rangeTo(block: Element, offset: number): Range {
  const range = document.createRange();
  range.selectNodeContents(block);
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = offset + 1;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) {
      range.setEnd(node, left);
      break;
    }
    left -= length;
  }
  return range;
}

/** Pixels from the top of the window. */
function topOf({ element, offset, share }: Place): number {
  const { top, height } = element.getBoundingClientRect();
  if (offset === undefined) return top + share * height;
  const lines = rangeTo(element, offset).getClientRects();
  return lines[lines.length - 1]?.top ?? top;
}
