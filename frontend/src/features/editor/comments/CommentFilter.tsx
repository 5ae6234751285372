import { useMemo, useState } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { FeedbackFilter, FilterPlace } from "#domain/feedback/filter.ts";
import { lineOf } from "#domain/feedback/scenes.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { FilterFields } from "#frontend/modules/feedback/FilterFields.tsx";
import { placeNames } from "#frontend/modules/feedback/sceneNames.ts";
import type { Sources } from "#frontend/modules/feedback/sources.ts";

interface CommentFilterProps {
  readonly doc: Y.Doc;
  readonly filter: FeedbackFilter;
  readonly onFilter: (filter: FeedbackFilter) => void;
  readonly entries: readonly FeedbackEntry[];
  readonly sources: Sources;
  readonly where: ReadonlyMap<FeedbackId, FilterPlace>;
}

/** Filters by scene, reader, link and kind. Collapsed until somebody opens it. */
export function CommentFilter({ doc, filter, onFilter, entries, where, sources }: CommentFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const isSet = [filter.where, filter.reader, filter.link, filter.kind].some((value) => value !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scenes are read again when the places are.
  const names = useMemo(() => (isOpen ? placeNames(lineOf(readPlay(doc).blocks)) : undefined), [isOpen, doc, where]);
  return (
    <details
      className="comments-filter"
      data-is-set={isSet || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{feedbackWords.filters.more}</summary>
      {names && (
        <FilterFields
          {...{ filter, onFilter, entries, sources }}
          places={names}
          inhabited={new Set(where.values())}
          withoutKind="answer"
          hasState={false}
        />
      )}
    </details>
  );
}
