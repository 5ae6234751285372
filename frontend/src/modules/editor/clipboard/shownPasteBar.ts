import type { PluginView } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { pasteWords } from "#frontend/messages/pasting.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { keyLabel } from "../actions/keyLabel.ts";
import { pasteAnother } from "../actions/pasteAnother.ts";
import { placeNear } from "../plugins/placeNear.ts";
import { type PasteChoice, type PasteWay, pasteAgain, pasteChoiceOf, pasteWays } from "./pasteChoice.ts";

/** The bar after a paste. The focus stays in the manuscript; the bar's buttons are for the mouse and for touch. */
export class PasteBar implements PluginView {
  #bar: HTMLElement | undefined;
  #shown: PasteChoice | undefined;
  /** The end of what was pasted. */
  #at = 0;
  readonly #view: EditorView;
  readonly #observer: ResizeObserver | undefined;

  constructor(view: EditorView) {
    this.#view = view;
    if ("ResizeObserver" in window) this.#observer = new ResizeObserver(() => this.#place());
  }

  update({ state, dom }: EditorView): void {
    const now = pasteChoiceOf(state);
    const choice = now?.way === "unread" ? undefined : now;
    if (choice === this.#shown) return;
    this.#shown = choice;
    this.#bar?.remove();
    this.#observer?.disconnect();
    this.#bar = choice && this.#draw(choice);
    if (!this.#bar) return;
    dom.parentElement?.append(this.#bar);
    this.#at = state.selection.head;
    this.#place();
    // Pages are set after the paste, and can move it to another page.
    this.#observer?.observe(dom);
  }

  destroy(): void {
    this.#observer?.disconnect();
    this.#bar?.remove();
  }

  #place(): void {
    const { doc } = this.#view.state;
    if (this.#bar) placeNear(this.#view, Math.min(this.#at, doc.content.size), this.#bar);
  }

  #draw({ way, changed }: PasteChoice): HTMLElement {
    const bar = document.createElement("div");
    bar.className = "paste-bar";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", pasteWords.pastedAs);
    bar.append(...pasteWays.map((each) => this.#button(each, each === way)));
    if (way !== "unread") bar.append(hint(way, changed));
    if (changed.length > 0) bar.append(changes(changed));
    return bar;
  }

  #button(way: PasteWay, isChosen: boolean): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.textContent = pasteWords.ways[way];
    button.setAttribute("aria-pressed", String(isChosen));
    // Keeps the focus in the manuscript.
    button.addEventListener("pointerdown", (event) => event.preventDefault());
    button.addEventListener("click", () => pasteAgain(this.#view, way));
    return button;
  }
}

/** Says what isn't as it was copied. Screen readers hear it with the status. */
function changes(changed: readonly string[]): HTMLElement {
  const shown = document.createElement("p");
  shown.className = "paste-bar-changed";
  shown.setAttribute("aria-hidden", "true");
  shown.textContent = changed.map(translateSentence).join(" ");
  return shown;
}

/** Shows the key, and has screen readers announce how the text was pasted. */
function hint(way: PasteWay, changed: readonly string[]): HTMLElement {
  const key = keyLabel(pasteAnother);
  const shown = document.createElement("span");
  shown.className = "paste-bar-key";
  shown.setAttribute("aria-hidden", "true");
  shown.textContent = key;
  const status = document.createElement("span");
  status.className = "only-spoken";
  status.setAttribute("role", "status");
  status.textContent = [
    pasteWords.status({ way: pasteWords.ways[way].toLowerCase() }),
    ...changed.map(translateSentence),
    ...(key ? [pasteWords.otherWay({ key })] : []),
  ].join(" ");
  const both = document.createElement("span");
  both.append(shown, status);
  return both;
}
