/**
 * Focuses the heading of the screen that has just opened, as soon as its code and data have loaded, unless the screen
 * has focused something itself by then. Returns a function that stops waiting.
 */
export function focusHeading(): () => void {
  const left = document.activeElement;
  const isUnclaimed = (): boolean => [document.body, left, null].includes(document.activeElement);
  const observer = new MutationObserver(() => focus());
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading && isUnclaimed()) return false;
    observer.disconnect();
    if (!heading || !isUnclaimed()) return true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (!focus()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
