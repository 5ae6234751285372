import { useEffect, useRef, useState } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { observePlaces, type PlacesObserver } from "#frontend/modules/editor/observePlaces.ts";
import { staleComments } from "#frontend/modules/editor/plugins/comments.ts";
import { type FeedbackPlaces, placingSteps } from "#frontend/modules/feedback/placeFeedback.ts";

interface PlacesHere {
  readonly places: FeedbackPlaces | undefined;
  /** Whether the places match the text on the screen; if not, they are looked for again. */
  readonly isFitting: () => boolean;
}

/** The places of comments in the manuscript, found while the writer pauses; undefined until the first search. */
export function useCommentPlaces(doc: Y.Doc, editor: Editor, entries: readonly FeedbackEntry[]): PlacesHere {
  const [places, setPlaces] = useState<FeedbackPlaces>();
  const watch = useRef<PlacesObserver>(undefined);
  const words = useWords(entries);
  useEffect(() => {
    const opened = observePlaces(
      editor,
      { steps: () => placingSteps(doc, words), staleOf: staleComments, hasGone },
      setPlaces,
    );
    watch.current = opened;
    return opened.stop;
  }, [doc, editor, words]);
  return { places, isFitting: () => watch.current?.isFitting() ?? false };
}

const hasGone = (places: FeedbackPlaces): boolean => [...places.values()].some(({ how }) => how === "gone");

/** Returns the earlier list unless comments came or went. Replies and states don't change places. */
function useWords(entries: readonly FeedbackEntry[]): readonly FeedbackEntry[] {
  const [words, setWords] = useState(entries);
  const isSame =
    words.length === entries.length && words.every(({ feedbackId }, at) => feedbackId === entries[at]?.feedbackId);
  if (!isSame) setWords(entries);
  return isSame ? words : entries;
}
