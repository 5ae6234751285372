import type { EditorState, PluginView } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { editorWords } from "#frontend/messages/editor.yaml";
import { findBlockPosition, kindAt } from "../actions/blockPosition.ts";
import { placeNear } from "./placeNear.ts";

/** Lines that the text of an element may become, and the one that Enter inserts: none if it's -1. */
export interface Suggestions {
  readonly lines: readonly string[];
  readonly chosen: number;
}

const listId = "cue-suggestions";

/** The list under an element. The focus stays in the manuscript, which identifies the active option for screen readers. */
export class SuggestionList implements PluginView {
  readonly #list = document.createElement("div");
  readonly #take: (line: string) => void;
  readonly #read: (state: EditorState) => Suggestions;

  constructor(view: EditorView, read: (state: EditorState) => Suggestions, take: (line: string) => void) {
    this.#read = read;
    this.#take = take;
    this.#list.id = listId;
    this.#list.className = "suggestions";
    this.#list.setAttribute("role", "listbox");
    this.#list.hidden = true;
    view.dom.parentElement?.append(this.#list);
  }

  update(view: EditorView): void {
    const { lines, chosen } = this.#read(view.state);
    const isOpen = lines.length > 0 && view.hasFocus();
    if (!isOpen && this.#list.hidden) return;
    this.#list.hidden = !isOpen;
    this.#describe(view, isOpen ? chosen : undefined);
    if (!isOpen) return;
    const kind = kindAt(view.state);
    this.#list.dataset.kind = kind;
    this.#list.setAttribute("aria-label", kind === "cue" ? editorWords.suggestions : editorWords.completions);
    this.#list.replaceChildren(...lines.map((line, index) => this.#option(line, index, index === chosen)));
    const place = findBlockPosition(view.state);
    if (place) placeNear(view, place.start + 1, this.#list);
  }

  destroy(): void {
    this.#list.remove();
  }

  #option(line: string, index: number, isChosen: boolean): HTMLElement {
    const option = document.createElement("div");
    option.id = `${listId}-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", String(isChosen));
    option.textContent = line;
    option.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.#take(line);
    });
    return option;
  }

  #describe({ dom }: EditorView, chosen: number | undefined): void {
    if (chosen === undefined) {
      dom.removeAttribute("aria-activedescendant");
      dom.removeAttribute("aria-controls");
    } else {
      dom.setAttribute("aria-controls", listId);
      if (chosen < 0) dom.removeAttribute("aria-activedescendant");
      else dom.setAttribute("aria-activedescendant", `${listId}-${chosen}`);
    }
  }
}
