import { useMemo, useState } from "react";
import type * as Y from "yjs";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { lineOf } from "#domain/feedback/scenes.ts";
import type { Sieve, Whereabouts } from "#domain/feedback/sifting.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { SieveFields } from "#frontend/feedback/SieveFields.tsx";
import { placeNames } from "#frontend/feedback/sceneNames.ts";
import type { Sources } from "#frontend/feedback/sources.ts";
import { feedbackWords as words } from "#frontend/words/feedback.ts";

interface CommentSieveProps {
  readonly doc: Y.Doc;
  readonly sieve: Sieve;
  readonly onSieve: (sieve: Sieve) => void;
  readonly entries: readonly FeedbackEntry[];
  readonly sources: Sources;
  readonly where: ReadonlyMap<FeedbackId, Whereabouts>;
}

/** By scene, reader, link and kind: folded away until somebody looks for something. */
export function CommentSieve({ doc, sieve, onSieve, entries, where, sources }: CommentSieveProps) {
  const [isOpen, setOpen] = useState(false);
  const isSet = [sieve.where, sieve.reader, sieve.link, sieve.kind].some((value) => value !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scenes are read anew when the places are.
  const names = useMemo(() => (isOpen ? placeNames(lineOf(readPlay(doc).blocks)) : undefined), [isOpen, doc, where]);
  return (
    <details
      className="comments-sieve"
      data-is-set={isSet || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.filters.more}</summary>
      {names && (
        <SieveFields
          {...{ sieve, onSieve, entries, sources }}
          places={names}
          inhabited={new Set(where.values())}
          withoutKind="answer"
          hasState={false}
        />
      )}
    </details>
  );
}
