/** Pixels by which the tops of items in the same row may differ. */
const rowTolerance = 8;

/**
 * Moves the focus among items with the arrow keys, by where they are on the screen, and with Home and End. Begins at
 * whatever has the focus, such as a button beside an item.
 */
export function moveFocusByKey(event: Pick<KeyboardEvent, PressedKey>, items: readonly HTMLElement[]): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const focused = document.activeElement;
  if (altKey || ctrlKey || metaKey || shiftKey || !focused || focused.matches(fields)) return;
  const next = targetOf(key, focused.getBoundingClientRect(), items);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type PressedKey = "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "preventDefault";

/** Where these keys have a meaning of their own. */
const fields = "input, select, textarea";

function targetOf(key: string, from: DOMRect, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  const boxes = items.map((item) => ({ item, box: item.getBoundingClientRect() }));
  const isBeside = (box: DOMRect): boolean => box.top < from.bottom && box.bottom > from.top;
  const sideways = (box: DOMRect): number => Math.abs(box.left - from.left);
  const nearest = (some: typeof boxes): HTMLElement | undefined =>
    some.toSorted((one, other) => sideways(one.box) - sideways(other.box))[0]?.item;
  switch (key) {
    case "ArrowDown": {
      const below = boxes.filter(({ box }) => box.top >= from.bottom - 1);
      const top = Math.min(...below.map(({ box }) => box.top));
      return nearest(below.filter(({ box }) => box.top <= top + rowTolerance));
    }
    case "ArrowUp": {
      const above = boxes.filter(({ box }) => box.bottom <= from.top + 1);
      const top = Math.max(...above.map(({ box }) => box.top));
      return nearest(above.filter(({ box }) => box.top >= top - rowTolerance));
    }
    case "ArrowLeft":
      return nearest(boxes.filter(({ box }) => isBeside(box) && box.left < from.left));
    case "ArrowRight":
      return nearest(boxes.filter(({ box }) => isBeside(box) && box.left > from.left));
    default:
      return undefined;
  }
}
