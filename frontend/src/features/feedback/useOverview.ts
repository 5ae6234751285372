import { useMemo } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { lineOf, type PlayLine } from "#domain/feedback/scenes.ts";
import { tally, type Whereabouts } from "#domain/feedback/sifting.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { alongThePlay, type Places } from "#frontend/feedback/placing.ts";
import { placeNames, whereaboutsOf } from "#frontend/feedback/sceneNames.ts";
import { usePlacesNow } from "./usePlacesNow.ts";

export interface Overview {
  readonly line: PlayLine;
  readonly places: Places;
  readonly names: ReadonlyMap<Whereabouts, string>;
  readonly whereabouts: ReadonlyMap<FeedbackId, Whereabouts>;
  readonly counts: ReadonlyMap<Whereabouts, number>;
  /** Remarks in the order of the play; answers to questions are another matter. */
  readonly remarks: readonly FeedbackEntry[];
  readonly answers: readonly FeedbackEntry[];
}

/** All feedback of a play, put in its place; undefined until the places are found. */
export function useOverview(doc: Y.Doc, entries: readonly FeedbackEntry[]): Overview | undefined {
  const places = usePlacesNow(doc, entries);
  return useMemo(() => places && overviewOf(doc, entries, places), [doc, entries, places]);
}

function overviewOf(doc: Y.Doc, entries: readonly FeedbackEntry[], places: Places): Overview {
  const line = lineOf(readPlay(doc).blocks);
  const remarks = alongThePlay(
    doc,
    entries.filter(({ kind }) => kind !== "answer"),
    places,
  );
  const where = (entry: FeedbackEntry) => whereaboutsOf(places.get(entry.feedbackId), line);
  return {
    line,
    places,
    names: placeNames(line),
    whereabouts: new Map(entries.map((entry) => [entry.feedbackId, where(entry)])),
    counts: new Map(tally(remarks.map(where))),
    remarks,
    answers: entries.filter(({ kind }) => kind === "answer"),
  };
}
