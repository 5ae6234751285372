/** The longest time between the two clicks of a double click, as in Windows. */
const doubleClickMs = 500;

const events = ["mousedown", "mouseup", "click", "dblclick"] as const;

/**
 * Ignores the second click of a double click. Call it when a click removes what was clicked, so that the second one
 * doesn't reach what was below it.
 */
export function ignoreDoubleClick(): void {
  const ignore = (event: MouseEvent): void => {
    // The number of the click at this place.
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const options = { capture: true, signal: AbortSignal.timeout(doubleClickMs) };
  for (const name of events) window.addEventListener(name, ignore, options);
}
