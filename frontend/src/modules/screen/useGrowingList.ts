import { type RefObject, useEffect, useRef, useState } from "react";

/** If they don't fill a large window, the next ones follow at once. */
const firstCount = 20;
/** More at once would be felt while scrolling. */
const step = 10;
/** Pixels below the window at which the next plays are added, so that nobody scrolls to the end of them. */
const ahead = 1200;

interface GrowingList<Item, End extends HTMLElement> {
  readonly shown: readonly Item[];
  /** Goes on an element after the last item; undefined if everything is shown. */
  readonly end: RefObject<End | null> | undefined;
}

/** Shows the first items of a long list, and more of them when the reader comes near the end. */
export function useGrowingList<Item, End extends HTMLElement = HTMLLIElement>(
  items: readonly Item[],
): GrowingList<Item, End> {
  const [count, setCount] = useState(firstCount);
  const end = useRef<End>(null);
  const hasMore = count < items.length;
  useEffect(() => {
    const mark = end.current;
    if (!hasMore || !mark) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount(count + step);
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [hasMore, count]);
  return { shown: hasMore ? items.slice(0, count) : items, end: hasMore ? end : undefined };
}
