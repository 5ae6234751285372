import type { PluginView } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { pasteWords } from "#frontend/messages/pasting.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import type { Action } from "../actions/action.ts";
import { keyLabel } from "../actions/keyLabel.ts";
import { nextPastePlace } from "../actions/nextPastePlace.ts";
import { pasteAnother } from "../actions/pasteAnother.ts";
import { placeNear } from "../plugins/placeNear.ts";
import { findBlock } from "../schema/flat.ts";
import {
  type PasteChoice,
  type PasteNotice,
  type PasteWay,
  pasteAgain,
  pasteChoiceOf,
  pasteWays,
} from "./pasteChoice.ts";
import { goToNextPlace } from "./pastePlaces.ts";

/**
 * The bar after a paste. It moves to the places to which a writer goes from it. The focus stays in the manuscript; the
 * bar's buttons are for the mouse and for touch.
 */
export class PasteBar implements PluginView {
  #bar: HTMLElement | undefined;
  #shown: PasteChoice | undefined;
  /** The end of what was pasted, or of the place that's shown. */
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

  #draw(choice: PasteChoice): HTMLElement {
    const { way, notices } = choice;
    const bar = document.createElement("div");
    bar.className = "paste-bar";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", pasteWords.pastedAs);
    bar.append(...pasteWays.map((each) => this.#wayButton(each, each === way)), keyOf(pasteAnother));
    if (notices.length > 0) bar.append(this.#list(choice));
    const status = document.createElement("span");
    status.className = "only-spoken";
    status.setAttribute("role", "status");
    status.textContent = this.#announcement(choice);
    bar.append(status);
    return bar;
  }

  #wayButton(way: PasteWay, isChosen: boolean): HTMLElement {
    const button = buttonFor(pasteWords.ways[way], () => pasteAgain(this.#view, way));
    button.setAttribute("aria-pressed", String(isChosen));
    return button;
  }

  /** Lists what was changed or may be read wrong. Each sentence goes to its next place. */
  #list({ notices, shown }: PasteChoice): HTMLElement {
    const list = document.createElement("ul");
    list.className = "paste-bar-notices";
    list.append(
      ...notices.map((notice, at) => {
        const item = document.createElement("li");
        const isShown = shown?.notice === at;
        const text = translateSentence(notice.message);
        item.append(notice.places.length > 0 ? buttonFor(text, () => this.#goTo(at)) : text);
        if (isShown) {
          item.setAttribute("aria-current", "true");
          if (notice.places.length > 1) item.append(" ", pasteWords.place(numberOf(notice, shown.place)));
        }
        return item;
      }),
    );
    if (notices.some(({ places }) => places.length > 0)) list.lastElementChild?.append(" ", keyOf(nextPastePlace));
    return list;
  }

  #goTo(notice: number): void {
    const tr = goToNextPlace(this.#view.state, notice);
    if (tr) this.#view.dispatch(tr);
  }

  /** What screen readers say: how the text was pasted, or which place is shown. */
  #announcement({ way, notices, shown }: PasteChoice): string {
    const notice = shown && notices[shown.notice];
    if (notice) {
      const id = notice.places[shown.place];
      const text = (id && findBlock(this.#view.state.doc, id)?.node.textContent.slice(0, maxSpoken)) ?? "";
      return [
        translateSentence(notice.message),
        pasteWords.placeWithText({ ...numberOf(notice, shown.place), text }),
      ].join(" ");
    }
    const [key, placeKey] = [keyLabel(pasteAnother), keyLabel(nextPastePlace)];
    return [
      ...(way === "unread" ? [] : [pasteWords.status({ way: pasteWords.ways[way].toLowerCase() })]),
      ...notices.map(({ message }) => translateSentence(message)),
      ...(placeKey && notices.length > 0 ? [pasteWords.toPlaces({ key: placeKey })] : []),
      ...(key ? [pasteWords.otherWay({ key })] : []),
    ].join(" ");
  }
}

/** So many characters of an element tell which one it is. */
const maxSpoken = 80;

const numberOf = ({ places }: PasteNotice, place: number) => ({ number: place + 1, count: places.length });

function buttonFor(text: string, onClick: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.textContent = text;
  // Keeps the focus in the manuscript.
  button.addEventListener("pointerdown", (event) => event.preventDefault());
  button.addEventListener("click", onClick);
  return button;
}

/** Shows the key of an action. Screen readers hear it with the status. */
function keyOf(action: Action): HTMLElement {
  const shown = document.createElement("span");
  shown.className = "paste-bar-key";
  shown.setAttribute("aria-hidden", "true");
  shown.textContent = keyLabel(action);
  return shown;
}
