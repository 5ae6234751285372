import { type EditorState, Plugin, type PluginView } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type TopOfLine, topLine } from "../pages/keepPlaceStill.ts";
import { findScroller, shownPart } from "../pages/scroller.ts";

/** Milliseconds without another event, after which scrolling or resizing has ended. */
const endedAfterMs = 150;
/** For so long, the pages are set again, and text near the place is drawn for the first time, which both move it. */
const settlesWithinMs = 1_500;
const checkEveryMs = 50;
/** What somebody does who wants to be elsewhere. */
const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Keeps the cursor in view when the window changes its size, for example when a tablet is turned; or the line at the top,
 * if somebody has scrolled away from the cursor to read.
 */
export const placeInView = (): Plugin => new Plugin({ view: (view) => new PlaceInView(view) });

/** A line that was read, and where it was. */
interface Place {
  readonly top: number;
  readonly topNow: TopOfLine;
}

class PlaceInView implements PluginView {
  readonly #view: EditorView;
  readonly #listening = new AbortController();
  #scrolling: ReturnType<typeof setTimeout> | undefined;
  #resizing: ReturnType<typeof setTimeout> | undefined;
  /** Undefined while the cursor is in view. */
  #read: Place | undefined;

  constructor(view: EditorView) {
    this.#view = view;
    const { signal } = this.#listening;
    document.addEventListener("scroll", () => this.#onScroll(), { capture: true, passive: true, signal });
    window.addEventListener("resize", () => this.#onResize(), { signal });
  }

  update({ state }: EditorView, before: EditorState): void {
    if (!state.selection.eq(before.selection)) this.#read = undefined;
  }

  destroy(): void {
    this.#listening.abort();
    clearTimeout(this.#scrolling);
    clearTimeout(this.#resizing);
  }

  #onScroll(): void {
    // While the window changes its size, the browser scrolls.
    if (this.#resizing !== undefined) return;
    clearTimeout(this.#scrolling);
    this.#scrolling = setTimeout(() => {
      this.#read = isCaretShown(this.#view) ? undefined : readPlace(this.#view);
    }, endedAfterMs);
  }

  #onResize(): void {
    clearTimeout(this.#scrolling);
    clearTimeout(this.#resizing);
    this.#resizing = setTimeout(() => {
      if (this.#read) this.#keep(this.#read);
      else this.#showCaret();
    }, endedAfterMs);
  }

  #keep(place: Place): void {
    const until = performance.now() + settlesWithinMs;
    const moved = new AbortController();
    for (const type of ownMoves)
      window.addEventListener(type, () => moved.abort(), { once: true, passive: true, signal: moved.signal });
    const check = (): void => {
      const now = this.#view.isDestroyed || moved.signal.aborted ? undefined : place.topNow();
      if (now === undefined || performance.now() > until) {
        moved.abort();
        this.#resizing = undefined;
        return;
      }
      if (now !== place.top) findScroller(this.#view.dom)?.scrollBy({ top: now - place.top, behavior: "instant" });
      this.#resizing = setTimeout(check, checkEveryMs);
    };
    check();
  }

  #showCaret(): void {
    this.#resizing = undefined;
    if (this.#view.hasFocus()) this.#view.dispatch(this.#view.state.tr.scrollIntoView());
  }
}

function isCaretShown(view: EditorView): boolean {
  const caret = view.coordsAtPos(view.state.selection.head);
  const { top, bottom } = shownPart(view.dom);
  return caret.bottom > top && caret.top < bottom;
}

function readPlace(view: EditorView): Place | undefined {
  const topNow = topLine(view, findScroller(view.dom));
  const top = topNow?.();
  return topNow && top !== undefined ? { top, topNow } : undefined;
}
