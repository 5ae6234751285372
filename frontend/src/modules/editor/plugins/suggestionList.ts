import type { EditorState, PluginView } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { editorWords } from "#frontend/messages/editor.ts";
import { findBlockPosition } from "../actions/blockPosition.ts";
import { shownPart } from "../pages/scroller.ts";

/** Names that match the text of a cue, and the one that Enter inserts. */
export interface Suggestions {
  readonly names: readonly string[];
  readonly chosen: number;
}

const listId = "cue-suggestions";

/** The list under a cue. The focus stays in the manuscript, which identifies the active option for screen readers. */
export class SuggestionList implements PluginView {
  readonly #list = document.createElement("div");
  readonly #take: (name: string) => void;
  readonly #read: (state: EditorState) => Suggestions;

  constructor(view: EditorView, read: (state: EditorState) => Suggestions, take: (name: string) => void) {
    this.#read = read;
    this.#take = take;
    this.#list.id = listId;
    this.#list.className = "suggestions";
    this.#list.setAttribute("role", "listbox");
    this.#list.setAttribute("aria-label", editorWords.suggestions);
    this.#list.hidden = true;
    view.dom.parentElement?.append(this.#list);
  }

  update(view: EditorView): void {
    const { names, chosen } = this.#read(view.state);
    const isOpen = names.length > 0 && view.hasFocus();
    if (!isOpen && this.#list.hidden) return;
    this.#list.hidden = !isOpen;
    this.#describe(view, isOpen ? chosen : undefined);
    if (!isOpen) return;
    this.#list.replaceChildren(...names.map((name, index) => this.#option(name, index, index === chosen)));
    this.#place(view);
  }

  destroy(): void {
    this.#list.remove();
  }

  #option(name: string, index: number, isChosen: boolean): HTMLElement {
    const option = document.createElement("div");
    option.id = `${listId}-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", String(isChosen));
    option.textContent = name;
    option.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.#take(name);
    });
    return option;
  }

  #describe({ dom }: EditorView, chosen: number | undefined): void {
    if (chosen === undefined) {
      dom.removeAttribute("aria-activedescendant");
      dom.removeAttribute("aria-controls");
    } else {
      dom.setAttribute("aria-controls", listId);
      dom.setAttribute("aria-activedescendant", `${listId}-${chosen}`);
    }
  }

  #place(view: EditorView): void {
    const place = findBlockPosition(view.state);
    const parent = this.#list.offsetParent;
    if (!place || !(parent instanceof HTMLElement)) return;
    const box = parent.getBoundingClientRect();
    // Coordinates are those of the window. The list is in a page that may be zoomed.
    const zoom = box.width / parent.offsetWidth || 1;
    const [offsetWidth, offsetHeight] = [this.#list.offsetWidth * zoom, this.#list.offsetHeight * zoom];
    const { left, top, bottom } = view.coordsAtPos(place.start + 1);
    const shown = shownPart(view.dom);
    const isBelow = bottom + gap + offsetHeight <= shown.bottom || top - gap - offsetHeight < shown.top;
    this.#list.style.left = `${Math.max(0, Math.min(left - box.left, box.width - offsetWidth)) / zoom}px`;
    this.#list.style.top = `${((isBelow ? bottom + gap : top - gap - offsetHeight) - box.top) / zoom}px`;
  }
}

/** Pixels between a name and its list. */
const gap = 4;
