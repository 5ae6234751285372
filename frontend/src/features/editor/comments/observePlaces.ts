import type { Node } from "prosemirror-model";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { staleComments } from "#frontend/modules/editor/plugins/comments.ts";
import { type FeedbackPlaces, placingSteps } from "#frontend/modules/feedback/placeFeedback.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";

/** Milliseconds without changes before places are looked for again; more if only deleted text might have come back. */
const pauseMs = 400;
const longPauseMs = 2_000;

export interface PlacesObserver {
  /** Whether the last places are still right for the text; if not, they are looked for at once. */
  readonly isFitting: () => boolean;
  readonly stop: () => void;
}

/** Finds the places of comments, and again whenever marks may be off, in idle time and never during a keystroke. */
export function observePlaces(
  doc: Y.Doc,
  editor: Pick<Editor, "state" | "subscribe">,
  entries: readonly FeedbackEntry[],
  onFound: (places: FeedbackPlaces) => void,
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
    stopWork = workWhenIdle(placingSteps(doc, entries), (places) => {
      if (editor.state().doc !== shown) return lookIn(pauseMs);
      isDue = false;
      foundIn = shown;
      someGone = [...places.values()].some(({ how }) => how === "gone");
      onFound(places);
    });
  };
  const stopListening = editor.subscribe(() => {
    const before = seen;
    seen = editor.state();
    if (seen.doc === before.doc) return;
    if (isDue || staleComments(seen) !== staleComments(before)) lookIn(pauseMs);
    else if (someGone) lookIn(longPauseMs);
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
