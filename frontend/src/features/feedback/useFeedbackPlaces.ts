import { useEffect, useState } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import { type FeedbackPlaces, placingSteps } from "#frontend/modules/feedback/placeFeedback.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";

/** Milliseconds to wait after a change by another device. */
const pauseMs = 500;

/**
 * The places of comments in the play, found in steps; undefined until then. Nobody types here, but other devices may.
 */
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
