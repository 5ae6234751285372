import { useEffect, useState } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import { workWhenIdle } from "#frontend/modules/editor/pages/workWhenIdle.ts";
import { type FeedbackPlaces, placingSteps } from "#frontend/modules/feedback/placeFeedback.ts";

/** Milliseconds after which a change that another device made is followed. */
const pauseMs = 500;

/** Where the feedback stands in the play, found in pieces; undefined until then. Nobody writes here, but other devices may. */
export function useFeedbackPlaces(doc: Y.Doc, entries: readonly FeedbackEntry[]): FeedbackPlaces | undefined {
  const [places, setPlaces] = useState<FeedbackPlaces>();
  useEffect(() => {
    let stopWork = workWhenIdle(placingSteps(doc, entries), setPlaces);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      stopWork();
      timer = setTimeout(() => {
        stopWork = workWhenIdle(placingSteps(doc, entries), setPlaces);
      }, pauseMs);
    };
    doc.on("update", look);
    return () => {
      doc.off("update", look);
      clearTimeout(timer);
      stopWork();
    };
  }, [doc, entries]);
  return places;
}
