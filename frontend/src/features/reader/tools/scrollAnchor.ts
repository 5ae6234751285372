/** A place in the text and where it stood in the document when it was last looked at. */
interface Anchor {
  readonly element: Element;
  /** Characters of the element's text before the line; absent where the element is measured as a whole. */
  readonly offset?: number;
  /** For elements without text of their own: how far down in it, from 0 to 1. */
  readonly share: number;
  readonly documentTop: number;
  readonly scrollY: number;
}

export interface ScrollAnchor {
  /** Takes the line that is at the top of the window now as the one to keep. */
  readonly take: () => void;
  /** The window was scrolled: keeps another line from now on. */
  readonly follow: () => void;
  /** The text may have been laid out anew: puts the line back where it stood in the window. */
  readonly hold: () => void;
}

/**
 * Keeps the line at the top of the window in its place while text above it changes its height: another text size, a
 * phone that is turned, a part that is drawn. Browsers that do this by themselves lose the line when all text changes.
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
    // What was not drawn yet may have lines now, further up.
    take();
  };
  const follow = () => {
    putBack();
    if (window.scrollY === ownScroll) return;
    ownScroll = undefined;
    take();
    // Browsers draw what came into view only in the next frame, and WebKit does not tell of its new height.
    requestAnimationFrame(() => requestAnimationFrame(hold));
  };
  return { take, follow, hold };
}

/** A page that became shorter than where it was scrolled to has been scrolled back by the browser. */
function scrolledBefore({ scrollY }: Anchor): number {
  const most = document.documentElement.scrollHeight - window.innerHeight;
  const wasCut = window.scrollY < scrollY && window.scrollY >= most - 1;
  return wasCut ? scrollY : window.scrollY;
}

/** Whoever went elsewhere meanwhile is not brought back. */
function isNear(anchor: Anchor): boolean {
  const expected = anchor.documentTop - scrolledBefore(anchor);
  return expected > -window.innerHeight && expected < 2 * window.innerHeight;
}

/** Pixels from the top of the window: where the bar ends, and from one place at which a line is looked for to the next. */
const barEnd = 48;
const lookEvery = 24;

/** A line that is drawn comes first: what is above it may get another height once it is drawn, too. */
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

/** A manuscript page, or a part that is not drawn yet: it is kept as a whole. */
function wholeAt(root: HTMLElement, y: number): Place | undefined {
  const element = topElement(root, y)?.closest(".reader-paper, [data-piece]");
  if (!element) return undefined;
  const { top, height } = element.getBoundingClientRect();
  return { element, share: (y - top) / Math.max(1, height) };
}

/** The first line of a block that the bar does not cover; undefined where the bar covers them all. */
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

/** The block of text that is seen at a height of the window. */
function drawnBlockAt(root: Element, y: number): HTMLElement | undefined {
  const under = topElement(root, y);
  return under?.closest<HTMLElement>("[data-block]") ?? firstBlockIn(under) ?? undefined;
}

/** The same; where a part is not drawn yet, the block that will stand there or below. */
export function blockAt(root: Element, y: number): HTMLElement | undefined {
  const drawn = drawnBlockAt(root, y);
  if (drawn) return drawn;
  const blocks = topElement(root, y)?.closest("[data-piece]")?.querySelectorAll<HTMLElement>("[data-block]") ?? [];
  return [...blocks].find((one) => one.getBoundingClientRect().bottom > y);
}

/** What of the text stands at a height of the window, whatever menu lies over it. */
export function topElement(root: Element, y: number): Element | undefined {
  const { left, width } = root.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, y).find((element) => root.contains(element));
}

/** Between two lines it is the passage that is found. */
const firstBlockIn = (element: Element | undefined): HTMLElement | null | undefined =>
  element?.closest(".reader-speech, .reader-alone, .reader-together")?.querySelector<HTMLElement>("[data-block]");

/** From the start of a block to behind a character. */
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
