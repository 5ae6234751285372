import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ReaderLayout } from "./readingPlace.ts";
import { createScrollAnchor, type ScrollAnchor } from "./scrollAnchor.ts";

/** Keeps the reader's line in place at the top of the window when text above it changes. */
export function useScrollAnchor(
  text: RefObject<HTMLElement | null>,
  layout: ReaderLayout,
): RefObject<ScrollAnchor | null> {
  const current = useRef<ScrollAnchor>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout means a different text.
  useLayoutEffect(() => {
    if (!text.current || !("ResizeObserver" in window)) return;
    const anchor = createScrollAnchor(text.current);
    current.current = anchor;
    const over = new AbortController();
    window.addEventListener("scroll", anchor.follow, { passive: true, signal: over.signal });
    window.addEventListener("resize", anchor.hold, { signal: over.signal });
    // It reports at once, after the browser has laid out the text, and the anchor is taken then. Taking it here would lay it out twice.
    const observer = new ResizeObserver(anchor.hold);
    observer.observe(text.current);
    return () => {
      over.abort();
      observer.disconnect();
      current.current = null;
    };
  }, [text, layout]);
  return current;
}
