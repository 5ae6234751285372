import { useMemo } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { countByFilter, type FilterPlace } from "#domain/feedback/filter.ts";
import { lineOf, type PlayLine } from "#domain/feedback/scenes.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { type FeedbackPlaces, inPlayOrder } from "#frontend/modules/feedback/placeFeedback.ts";
import { filterPlaceOf, placeNames } from "#frontend/modules/feedback/sceneNames.ts";
import { useFeedbackPlaces } from "./useFeedbackPlaces.ts";

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
