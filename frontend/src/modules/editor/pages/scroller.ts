/** The element that scrolls the manuscript. */
export function findScroller(element: Element): Element | undefined {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}

/** Where text can be read, in pixels from the top of the window: within the scroller, its scroll padding left out. */
export function shownPart(element: Element): { readonly top: number; readonly bottom: number } {
  const scroller = findScroller(element);
  if (!scroller) return { top: 0, bottom: window.innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  return { top: top + pixels(scrollPaddingTop), bottom: bottom - pixels(scrollPaddingBottom) };
}

/** `auto` is none. */
const pixels = (length: string): number => Number.parseFloat(length) || 0;
