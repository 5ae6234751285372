/** Runs in the page. */

const candidates =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"]';

/** Returns the controls that the keyboard can reach now. With an open modal dialog, only the dialog's own. */
export function controls(): HTMLElement[] {
  const dialogs = [...document.querySelectorAll("dialog:modal")];
  const root = dialogs.at(-1) ?? document;
  return [...root.querySelectorAll<HTMLElement>(candidates)].filter(isReachable);
}

function isReachable(element: HTMLElement): boolean {
  if (element.matches(":disabled") || element.closest("[inert]")) return false;
  const isMenuItem = element.getAttribute("role")?.startsWith("menuitem") ?? false;
  const isByArrows = isMenuItem || element.matches("[data-one-tab-stop] :is(button, a)");
  return (element.tabIndex >= 0 || isByArrows) && isShown(element);
}

export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
}

/** Describes an element for the report. */
export function nameOf(element: Element): string {
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const kind = [element.tagName.toLowerCase(), ...element.classList].join(".");
  return `${kind} “${words.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
}
