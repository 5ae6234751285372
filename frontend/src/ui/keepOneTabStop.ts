import { moveFocusByKey } from "./moveFocusByKey.ts";

/** Parts with keys of their own. */
const apart = "dialog, [role=menu]";
const verticalKeys = ["ArrowUp", "ArrowDown", "Home", "End"];

/**
 * Makes all buttons of an element one stop for Tab, because dozens of them would be in the way of what comes next. The
 * stop is the current item, or the last one that had the focus. Arrow keys lead to the others; up and down first to those
 * that match `rows`, as Home and End do. Returns a function that stops it.
 */
export function keepOneTabStop(root: HTMLElement, rows = "*"): () => void {
  let stop: HTMLElement | undefined;
  const itemsIn = (): readonly HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>("button, a[href]")].filter((item) => !item.closest(apart));
  const update = (): void => {
    const items = itemsIn();
    const current = root.contains(document.activeElement) ? undefined : items.find((item) => item.ariaCurrent);
    stop = [current, stop].find((item) => item && items.includes(item)) ?? items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && !target.closest(apart)) stop = target;
    update();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest(apart)) return;
    const shown = itemsIn().filter((item) => item.checkVisibility?.() !== false);
    if (verticalKeys.includes(event.key))
      moveFocusByKey(
        event,
        shown.filter((item) => item.matches(rows)),
      );
    // Beyond the first and the last row, there may be others.
    if (!event.defaultPrevented) moveFocusByKey(event, shown);
  };
  // In a smaller window, the stop may be hidden. The first item never is.
  const onResize = (): void => {
    stop = undefined;
    update();
  };
  const observer = new MutationObserver(update);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-current"] });
  root.addEventListener("focusin", onFocus);
  root.addEventListener("keydown", onKey);
  window.addEventListener("resize", onResize);
  root.dataset.oneTabStop = "";
  update();
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("keydown", onKey);
    window.removeEventListener("resize", onResize);
  };
}
