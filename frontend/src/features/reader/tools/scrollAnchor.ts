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
    const top = scrolledBefore(before) + moved;
    window.scrollTo({ top, behavior: "instant" });
    ownScroll = window.scrollY;
    anchor = { ...now, documentTop: now.documentTop - roundedOff(top), scrollY: window.scrollY };
  };
  const hold = () => {
    putBack();
    // Parts that weren't drawn may have lines now.
    if (anchor?.offset === undefined) take();
  };
  const follow = () => {
    putBack();
    if (window.scrollY === ownScroll) return;
    ownScroll = undefined;
    take();
  };
  return { take, follow, hold };
}

/** WebKit scrolls to whole pixels. What it rounds off is made up for next time, because it would add up. */
function roundedOff(top: number): number {
  const rest = top - window.scrollY;
  return Math.abs(rest) < 1 ? rest : 0;
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

/** Pixels from the top of the window: the end of the bar, and where lines are looked for below it. */
export const barEnd = 48;
const lookAt = [60, 72, 100, 140, 190, 260];

function findAnchor(root: HTMLElement): Anchor | undefined {
  if (window.scrollY === 0) return undefined;
  for (const y of lookAt) {
    const place = placeAt(root, y);
    if (place) return { ...place, documentTop: topOf(place) + window.scrollY, scrollY: window.scrollY };
  }
  return undefined;
}

type Place = Pick<Anchor, "element" | "offset" | "share">;

function placeAt(root: HTMLElement, y: number): Place | undefined {
  const found = elementAt(root, y);
  if (!found) return undefined;
  const { element, isText } = found;
  if (isText) return firstLineOf(element);
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

/** Anchored as a whole: a manuscript page, or a part that isn't drawn yet. */
const wholes = ".reader-paper, [data-piece]";

function elementAt(root: HTMLElement, y: number): { readonly element: Element; readonly isText: boolean } | undefined {
  const block = blockAt(root, y);
  if (block) return { element: block, isText: true };
  const element = topElement(root, y)?.closest(wholes);
  return element ? { element, isText: false } : undefined;
}

/** The block of text at a height of the window. In a gap, the next block below it in its part of the play. */
export function blockAt(root: Element, y: number): HTMLElement | undefined {
  const under = topElement(root, y);
  const block = under?.closest<HTMLElement>("[data-block]");
  if (block) return block;
  // The same in a part that the browser hasn't drawn yet: its blocks have positions, but aren't found at them.
  const blocks = under?.closest("[data-piece]")?.querySelectorAll<HTMLElement>("[data-block]") ?? [];
  return [...blocks].find((one) => one.getBoundingClientRect().bottom > y);
}

/** Returns the element of the text at a height of the window, ignoring menus above it. */
export function topElement(root: Element, y: number): Element | undefined {
  const { left, width } = root.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, y).find((element) => root.contains(element));
}

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
