import { useEffect, useMemo, useState } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { countByFilter, type FilterPlace } from "#domain/feedback/filter.ts";
import { lineOf, type PlayLine } from "#domain/feedback/scenes.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { type FeedbackPlaces, inPlayOrder, placingSteps } from "#frontend/modules/feedback/placeFeedback.ts";
import { filterPlaceOf, placeNames } from "#frontend/modules/feedback/sceneNames.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";

export interface Overview {
  readonly line: PlayLine;
  readonly places: FeedbackPlaces;
  readonly names: ReadonlyMap<FilterPlace, string>;
  readonly placeOf: ReadonlyMap<FeedbackId, FilterPlace>;
  readonly counts: ReadonlyMap<FilterPlace, number>;
  /** Comments in the order of the play, without answers to questions. */
  readonly comments: readonly FeedbackEntry[];
  readonly answers: readonly FeedbackEntry[];
}

/** All feedback of a play with its places; undefined until they are found. */
export function useOverview(doc: Y.Doc, entries: readonly FeedbackEntry[]): Overview | undefined {
  const places = useFeedbackPlaces(doc, entries);
  return useMemo(() => places && overviewOf(doc, entries, places), [doc, entries, places]);
}

function overviewOf(doc: Y.Doc, entries: readonly FeedbackEntry[], places: FeedbackPlaces): Overview {
  const line = lineOf(readPlay(doc).blocks);
  const comments = inPlayOrder(
    doc,
    entries.filter(({ kind }) => kind !== "answer"),
    places,
  );
  const where = (entry: FeedbackEntry) => filterPlaceOf(places.get(entry.feedbackId), line);
  return {
    line,
    places,
    names: placeNames(line),
    placeOf: new Map(entries.map((entry) => [entry.feedbackId, where(entry)])),
    counts: new Map(countByFilter(comments.map(where))),
    comments,
    answers: entries.filter(({ kind }) => kind === "answer"),
  };
}

/** Milliseconds to wait after a change by another device. */
const pauseMs = 500;

/**
 * The places of comments in the play, found in steps; undefined until then. Nobody types here, but other devices may.
 */
function useFeedbackPlaces(doc: Y.Doc, entries: readonly FeedbackEntry[]): FeedbackPlaces | undefined {
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
