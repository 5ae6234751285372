import { keepFocusIn } from "#frontend/ui/keepFocusIn.ts";
import { focusHeading } from "./focusHeading.ts";

/** What takes the place of a removed element may still be loading. */
const claimMs = 200;

/**
 * Focuses the screen's heading if what had the focus was removed, and nothing else takes the focus soon. Otherwise keys
 * would do nothing, and a screen reader would start at the top of the page. Returns a function that stops it.
 */
export function recoverFocus(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;
  const stop = keepFocusIn(document.body, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      stopWaiting();
      stopWaiting = focusHeading();
    }, claimMs);
  });
  return () => {
    stop();
    clearTimeout(waiting);
    stopWaiting();
  };
}
