import type { EditorView } from "prosemirror-view";
import { shownPart } from "../pages/scroller.ts";

/** Pixels between the text and what's near it. */
const gap = 4;

/** Puts a list or bar below a position of the text, or above it if there's no room. */
export function placeNear(view: EditorView, pos: number, element: HTMLElement): void {
  const parent = element.offsetParent;
  if (!(parent instanceof HTMLElement)) return;
  const box = parent.getBoundingClientRect();
  // Coordinates are those of the window. The element is in a page that may be zoomed.
  const zoom = box.width / parent.offsetWidth || 1;
  const [width, height] = [element.offsetWidth * zoom, element.offsetHeight * zoom];
  const { left, top, bottom } = view.coordsAtPos(pos);
  const shown = shownPart(view.dom);
  const isBelow = bottom + gap + height <= shown.bottom || top - gap - height < shown.top;
  element.style.left = `${Math.max(0, Math.min(left - box.left, box.width - width)) / zoom}px`;
  element.style.top = `${((isBelow ? bottom + gap : top - gap - height) - box.top) / zoom}px`;
}
