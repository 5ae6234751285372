import type { Transaction } from "prosemirror-state";
import { DecorationSet } from "prosemirror-view";

interface MarginButton {
  readonly className: string;
  /** What it's about, for `marginButtonAt`. */
  readonly id: string;
  /** For the pointer and for screen readers. */
  readonly text: string;
}

/** Draws a button in the margin, so that no line moves. A panel has the same for the keyboard. */
export function drawMarginButton({ className, id, text }: MarginButton): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.tabIndex = -1;
  button.contentEditable = "false";
  button.dataset.about = id;
  button.title = text;
  button.setAttribute("aria-label", text);
  return button;
}

/** Returns what the button of this class is about at which an event happened. */
export const marginButtonAt = ({ target }: Event, className: string): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>(`button.${className}`)?.dataset.about : undefined;

/** Keeps decorations at their places in the text while it changes. Costs nothing while there are none. */
export const followText = (shown: DecorationSet, tr: Transaction): DecorationSet =>
  tr.docChanged && shown !== DecorationSet.empty ? shown.map(tr.mapping, tr.doc) : shown;
