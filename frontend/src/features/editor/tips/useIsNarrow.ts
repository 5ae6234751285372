import { type RefObject, useLayoutEffect, useState } from "react";

/** In pixels. In less, a tip has one or two words in a line. */
const enough = 150;

/** Returns whether an element has too little width for the tips. */
export function useIsNarrow(room: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element || !("ResizeObserver" in window)) return;
    const measure = () => setNarrow(element.getBoundingClientRect().width < enough);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return isNarrow;
}
