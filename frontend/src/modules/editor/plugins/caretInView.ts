import { type EditorState, Plugin, type PluginView } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { shownPart } from "../pages/scroller.ts";

/** Milliseconds without another event, after which scrolling or resizing has ended. */
const endedAfterMs = 150;

/** Keeps the cursor in view when the window changes its size, for example when a tablet is turned. */
export const caretInView = (): Plugin => new Plugin({ view: (view) => new CaretInView(view) });

class CaretInView implements PluginView {
  readonly #view: EditorView;
  readonly #listening = new AbortController();
  #scrolling: ReturnType<typeof setTimeout> | undefined;
  #resizing: ReturnType<typeof setTimeout> | undefined;
  /** Whether somebody has scrolled to read another place. */
  #isElsewhere = false;

  constructor(view: EditorView) {
    this.#view = view;
    const { signal } = this.#listening;
    document.addEventListener("scroll", () => this.#onScroll(), { capture: true, passive: true, signal });
    window.addEventListener("resize", () => this.#onResize(), { signal });
  }

  update({ state }: EditorView, before: EditorState): void {
    if (!state.selection.eq(before.selection)) this.#isElsewhere = false;
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
      this.#isElsewhere = !isCaretShown(this.#view);
    }, endedAfterMs);
  }

  #onResize(): void {
    clearTimeout(this.#scrolling);
    clearTimeout(this.#resizing);
    this.#resizing = setTimeout(() => {
      this.#resizing = undefined;
      if (!this.#isElsewhere && this.#view.hasFocus()) this.#view.dispatch(this.#view.state.tr.scrollIntoView());
    }, endedAfterMs);
  }
}

function isCaretShown(view: EditorView): boolean {
  const caret = view.coordsAtPos(view.state.selection.head);
  const { top, bottom } = shownPart(view.dom);
  return caret.bottom > top && caret.top < bottom;
}
