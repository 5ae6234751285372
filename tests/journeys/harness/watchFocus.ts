/**
 * Runs in a page before its own code. Logs an error if what had the focus is gone and nothing else has it when the page
 * has come to rest: then keys do nothing, and a screen reader starts at the top of the page.
 */
export function watchFocus(): void {
  // A journey may replace the page's clock later.
  const { setInterval } = window;
  /**
   * How often the page must be found unchanged, every 100 ms, because what gets the focus may still be loading. Not how long: a
   * page that was busy finds the time over at once, before its own timers have run.
   */
  const quietLooks = 4;
  const controls = "button, a, input, textarea, select, label, summary, [tabindex], [contenteditable]";
  let last: Element | undefined;
  let name = "";
  let looks = 0;
  const isGone = (element: Element): boolean =>
    !element.isConnected || element.matches(":disabled") || !element.checkVisibility({ visibilityProperty: true });
  const report = (): void => {
    looks++;
    // In a modal dialog, Chromium moves the focus to the dialog itself.
    const isNowhere = document.activeElement?.matches("body, dialog") ?? true;
    const isLost = last && isNowhere && isGone(last);
    if (!isLost || looks < quietLooks || document.querySelector(".loading-screen")) return;
    last = undefined;
    console.error(`Nothing has the focus after ${name} went away.`);
  };
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLDialogElement) return;
    last = target instanceof Element ? target : undefined;
    name = `“${last?.getAttribute("aria-label") ?? last?.textContent?.trim().slice(0, 60)}”`;
  });
  // A click beside all controls takes the focus on purpose.
  const onPointer = ({ target }: Event): void => {
    if (target instanceof Element && !target.closest(controls)) last = undefined;
  };
  document.addEventListener("pointerdown", onPointer, { capture: true });
  // What is hidden in another window size can't be helped.
  window.addEventListener("resize", () => {
    last = undefined;
  });
  const noteChange = (): void => {
    looks = 0;
  };
  new MutationObserver(noteChange).observe(document, { childList: true, subtree: true });
  setInterval(report, 100);
}
