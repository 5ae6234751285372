import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";
import type { Editor } from "./editor.ts";

/** Milliseconds without changes before places are looked for again; more if only deleted text might have come back. */
const pauseMs = 400;
const longPauseMs = 2_000;

export interface PlacesObserver {
  /** Whether the last places are still right for the text; if not, they are looked for at once. */
  readonly isFitting: () => boolean;
  readonly stop: () => void;
}

/** How places of passages are found. */
interface PlacesSearch<Places> {
  readonly steps: () => Generator<undefined, Places>;
  /** Returns a number that changes when marks in the text may be off. */
  readonly staleOf: (state: EditorState) => number;
  /** Whether the text of some passage was deleted. */
  readonly hasGone: (places: Places) => boolean;
}

/** Finds the places of passages, and again whenever marks may be off, in idle time and never during a keystroke. */
export function observePlaces<Places>(
  editor: Pick<Editor, "state" | "subscribe">,
  { steps, staleOf, hasGone }: PlacesSearch<Places>,
  onFound: (places: Places) => void,
): PlacesObserver {
  let foundIn: Node | undefined;
  let seen = editor.state();
  let someGone = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWork: () => void = () => undefined;

  const lookIn = (ms: number): void => {
    isDue = true;
    clearTimeout(timer);
    stopWork();
    timer = setTimeout(look, ms);
  };
  const look = (): void => {
    const { doc: shown } = editor.state();
    stopWork = workWhenIdle(steps(), (places) => {
      if (editor.state().doc !== shown) return lookIn(pauseMs);
      isDue = false;
      foundIn = shown;
      someGone = hasGone(places);
      onFound(places);
    });
  };
  const stopListening = editor.subscribe(() => {
    const before = seen;
    seen = editor.state();
    if (seen.doc === before.doc) return;
    if (isDue || staleOf(seen) !== staleOf(before)) lookIn(pauseMs);
    else if (someGone && hasMoreText(before.doc, seen.doc)) lookIn(longPauseMs);
  });
  lookIn(0);
  return {
    isFitting() {
      const isFitting = foundIn === editor.state().doc;
      if (!isFitting && !isDue) lookIn(0);
      return isFitting;
    },
    stop() {
      clearTimeout(timer);
      stopWork();
      stopListening();
    },
  };
}

/** More than a letter or a new element that was typed. Deleted text comes back whole, by a paste. */
const hasMoreText = (before: Node, now: Node): boolean => now.content.size - before.content.size > 2;
