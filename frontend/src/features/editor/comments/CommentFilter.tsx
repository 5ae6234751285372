import { useMemo } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { FeedbackFilter, FilterPlace } from "#domain/feedback/filter.ts";
import { lineOf } from "#domain/feedback/scenes.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { FilterFields } from "#frontend/modules/feedback/FilterFields.tsx";
import { placeNames } from "#frontend/modules/feedback/sceneNames.ts";
import type { Sources } from "#frontend/modules/feedback/sources.ts";

export interface CommentFilterProps {
  readonly doc: Y.Doc;
  readonly filter: FeedbackFilter;
  readonly onFilter: (filter: FeedbackFilter) => void;
  readonly entries: readonly FeedbackEntry[];
  readonly sources: Sources;
  readonly where: ReadonlyMap<FeedbackId, FilterPlace>;
}

/** Filters by state, scene, reader, link and kind. */
export function CommentFilter({ doc, where, ...fields }: CommentFilterProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scenes are read again when the places are.
  const names = useMemo(() => placeNames(lineOf(readPlay(doc).blocks)), [doc, where]);
  return <FilterFields {...fields} places={names} inhabited={new Set(where.values())} withoutKind="answer" />;
}
