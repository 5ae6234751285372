import { type RefObject, useEffect } from "react";
import { focusNextItem, keepFocusIn } from "#frontend/ui/keepFocusIn.ts";

/** If the focused part of the page goes away: in the reader's comments, the next one gets the focus, elsewhere the play. */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current;
    if (!root) return;
    return keepFocusIn(root, (removal) => {
      const panel = root.querySelector<HTMLElement>(".reader-feedback-panel");
      const isInPanel = removal && panel?.contains(removal.target);
      if (isInPanel && focusNextItem(removal)) return;
      (isInPanel ? panel : root.querySelector("main"))?.focus({ preventScroll: true });
    });
  }, [screen]);
}
