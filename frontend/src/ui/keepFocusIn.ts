/** What a key or a click can focus. */
const focusable = ":is(button, input, select, textarea):enabled:not([aria-disabled]), [href], [tabindex]";

/**
 * A button that goes away when it's pressed takes the focus with it, and then keys go nowhere: not even Escape closes
 * what it was in. Calls this when it happens, with what was removed. Returns a function that stops it.
 */
export function keepFocusIn(root: HTMLElement, onLost: (removal: MutationRecord | undefined) => void): () => void {
  let last: Node | undefined = root.contains(document.activeElement)
    ? (document.activeElement ?? undefined)
    : undefined;
  const onFocus = ({ target }: FocusEvent): void => {
    if (target !== root) last = target instanceof Node ? target : undefined;
  };
  const observer = new MutationObserver((changes) => {
    const lost = last;
    // In a modal dialog, Chromium moves the focus to the dialog itself.
    const isLost = document.activeElement === document.body || document.activeElement === root;
    if (!lost || lost.isConnected || !isLost) return;
    onLost(changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost))));
  });
  root.addEventListener("focusin", onFocus);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", onFocus);
    observer.disconnect();
  };
}

/** Focuses what comes after what was removed, in a list the next item, or what's before. Returns whether there is anything. */
export function focusNextItem({ nextSibling, previousSibling }: MutationRecord): boolean {
  for (const item of [nextSibling, previousSibling]) {
    if (!(item instanceof HTMLElement) || !item.isConnected) continue;
    const control = item.matches(focusable) ? item : item.querySelector<HTMLElement>(focusable);
    if (!control) continue;
    control.focus();
    return true;
  }
  return false;
}
