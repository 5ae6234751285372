/** Returns the element that scrolls the manuscript. */
export function findScroller(element: Element): Element | undefined {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}

/** Returns the readable area in pixels from the top of the window: the scroller without its scroll padding. */
export function shownPart(element: Element): { readonly top: number; readonly bottom: number } {
  const scroller = findScroller(element);
  if (!scroller) return { top: 0, bottom: window.innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  return { top: top + pixels(scrollPaddingTop), bottom: bottom - pixels(scrollPaddingBottom) };
}

/** Reads a length in pixels; `auto` counts as 0. */
const pixels = (length: string): number => Number.parseFloat(length) || 0;
