import type { BlockId } from "#domain/play/play.ts";

/**
 * Dragging of scenes and acts, in the outline and on the board. Pointer events, because the browser's own drag and drop
 * can't be used with every touch screen.
 *
 * What can be dragged has `data-drag` with its heading's id and `data-kind`; of a touch screen, only its `.drag-handle`
 * starts a drag, so that everything else still scrolls. What it can be dropped beside has `data-drop` with the kinds that
 * it takes, and `data-before` and `data-after` with the heading behind which the dropped heading then comes. An empty one
 * is the start of the play, and without one, nothing can be dropped on that side.
 */
export interface Dragging {
  readonly onDrop: (heading: BlockId, after: BlockId | undefined) => void;
}

/** Pixels that a mouse moves before a press becomes a drag. */
const threshold = 5;

/** Lets the headings in an element be dragged. Returns a function that ends it. */
export function dragHeadings(root: HTMLElement, { onDrop }: Dragging): () => void {
  let stop: (() => void) | undefined;
  const onDown = (event: PointerEvent): void => {
    const dragged = draggedBy(event);
    if (!dragged || stop) return;
    stop = followPointer(root, dragged, event, (slot) => {
      stop = undefined;
      const heading = dragged.dataset.drag as BlockId;
      if (slot) onDrop(heading, slot.after === "" ? undefined : (slot.after as BlockId));
    });
  };
  root.addEventListener("pointerdown", onDown);
  return () => {
    root.removeEventListener("pointerdown", onDown);
    stop?.();
  };
}

function draggedBy({ target, button, isPrimary, pointerType }: PointerEvent): HTMLElement | undefined {
  if (!(target instanceof Element) || button !== 0 || !isPrimary) return undefined;
  if (target.closest("[data-no-drag], input, textarea, select, [role=menu]")) return undefined;
  if (pointerType === "touch" && !target.closest(".drag-handle")) return undefined;
  return target.closest<HTMLElement>("[data-drag]") ?? undefined;
}

/** A place between two elements. */
interface Slot {
  readonly element: HTMLElement;
  readonly side: "before" | "after";
  readonly after: string;
}

/** Follows the pointer until it's released. Returns a function that ends it without a drop. */
function followPointer(
  root: HTMLElement,
  dragged: HTMLElement,
  start: PointerEvent,
  onEnd: (slot: Slot | undefined) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let shown: DragMarks | undefined;
  let slot: Slot | undefined;
  let at = { x: start.clientX, y: start.clientY };
  const follow = (): void => {
    slot = findSlot(root, dragged, at);
    shown?.move(at, slot);
  };
  const end = (drop: Slot | undefined): void => {
    if (signal.aborted) return;
    ending.abort();
    if (shown) suppressClick();
    shown?.remove();
    onEnd(drop);
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    if (!shown && Math.hypot(at.x - start.clientX, at.y - start.clientY) < threshold) return;
    if (!shown) {
      shown = showMarks(dragged);
      scrollAtEdges(dragged, () => at, follow, signal);
    }
    event.preventDefault();
    follow();
  };
  window.addEventListener("pointermove", onMove, { signal, passive: false });
  window.addEventListener("pointerup", ({ pointerId }) => pointerId === start.pointerId && end(slot), { signal });
  window.addEventListener("pointercancel", () => end(undefined), { signal });
  window.addEventListener("blur", () => end(undefined), { signal });
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !shown) return;
      event.preventDefault();
      event.stopPropagation();
      end(undefined);
    },
    { signal, capture: true },
  );
  window.addEventListener("selectstart", (event) => event.preventDefault(), { signal });
  window.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return () => end(undefined);
}

/** The click that the browser reports after a drag isn't one. */
function suppressClick(): void {
  const suppress = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", suppress, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", suppress, { capture: true }), 50);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the place nearest to the pointer. */
function findSlot(root: HTMLElement, dragged: HTMLElement, at: Point): Slot | undefined {
  const { kind = "scene" } = dragged.dataset;
  const takers = [...root.querySelectorAll<HTMLElement>(`[data-drop~="${kind}"]`)];
  let best: { readonly element: HTMLElement; readonly distance: number } | undefined;
  for (const element of takers) {
    const distance = distanceTo(element.getBoundingClientRect(), at);
    if (!best || distance < best.distance) best = { element, distance };
  }
  if (!best || best.distance > farAway) return undefined;
  const { element } = best;
  const { before, after } = element.dataset;
  const side = isFirstHalf(element, at) ? "before" : "after";
  if (side === "before" && before !== undefined) return { element, side, after: before };
  if (after !== undefined) return { element, side: "after", after };
  return before === undefined ? undefined : { element, side: "before", after: before };
}

/** Pixels. Farther away from every place, a drop does nothing. */
const farAway = 120;

function distanceTo({ left, right, top, bottom }: DOMRect, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Cards are in rows, except on a phone, where each has the whole width. */
const isInRow = ({ dataset, offsetWidth, parentElement }: HTMLElement): boolean =>
  dataset.flow === "row" && offsetWidth * 1.5 < (parentElement?.clientWidth ?? 0);

function isFirstHalf(element: HTMLElement, { x, y }: Point): boolean {
  const { left, width, top, height } = element.getBoundingClientRect();
  if (!isInRow(element)) return y < top + height / 2;
  const isLeft = x < left + width / 2;
  return getComputedStyle(element).direction === "rtl" ? !isLeft : isLeft;
}

interface DragMarks {
  readonly move: (at: Point, slot: Slot | undefined) => void;
  readonly remove: () => void;
}

/** Shows what is dragged beside the pointer, and a line where it would be dropped. */
function showMarks(dragged: HTMLElement): DragMarks {
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost play-label";
  ghost.dir = "auto";
  ghost.textContent = dragged.dataset.name ?? "";
  const line = document.createElement("div");
  line.className = "drag-line";
  for (const element of [ghost, line]) element.setAttribute("aria-hidden", "true");
  document.body.append(ghost, line);
  dragged.dataset.dragged = "";
  document.documentElement.dataset.dragging = "";
  return {
    move(at, slot) {
      ghost.style.translate = `${at.x + 12}px ${at.y + 12}px`;
      line.hidden = slot === undefined;
      if (slot) Object.assign(line.style, lineAt(slot));
    },
    remove() {
      ghost.remove();
      line.remove();
      delete dragged.dataset.dragged;
      delete document.documentElement.dataset.dragging;
    },
  };
}

/** Pixels between an element and the line beside it. */
const gap = 4;

function lineAt({ element, side }: Slot): Partial<CSSStyleDeclaration> {
  const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
  if (!isInRow(element)) {
    const y = side === "before" ? top : bottom;
    return { left: `${left}px`, top: `${y - 1}px`, width: `${width}px`, height: "3px" };
  }
  const isAtLeft = (side === "before") === (getComputedStyle(element).direction !== "rtl");
  const x = isAtLeft ? left - gap : right + gap;
  return { left: `${x - 1}px`, top: `${top}px`, width: "3px", height: `${height}px` };
}

/** Pixels from the edge of what scrolls. */
const edge = 48;

/** Scrolls while the pointer is near an edge, the faster the nearer. */
function scrollAtEdges(dragged: HTMLElement, at: () => Point, onScroll: () => void, signal: AbortSignal): void {
  const scroller = scrollerOf(dragged);
  const step = (): void => {
    if (signal.aborted) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const { y } = at();
    const over = Math.min(0, y - top - edge) + Math.max(0, y - bottom + edge);
    const before = scroller.scrollTop;
    if (over !== 0) scroller.scrollTop += Math.sign(over) * Math.min(16, Math.ceil(Math.abs(over) / 3));
    if (scroller.scrollTop !== before) onScroll();
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}
