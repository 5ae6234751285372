import { useState } from "react";
import { chosenLayoutOf } from "#domain/play/layout/chosenLayout.ts";
import type { LayoutName, PaperName } from "#domain/play/layout/designs/layouts.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import { withChange } from "#domain/play/layout/own/adjustLayout.ts";
import type { LayoutField } from "#domain/play/layout/own/layoutFields.ts";
import { problemOf } from "#domain/play/layout/own/layoutProblems.ts";
import { sentenceFor } from "#domain/play/layout/own/ownLayout.ts";
import type { LayoutChanges, LayoutValue, Play } from "#domain/play/play.ts";
import { translateSentence } from "#frontend/messages/sentences.ts";

/** The changes of a layout while they're edited. They always make usable pages. */
export interface Adjusting {
  readonly changes: LayoutChanges;
  /** With the changes. */
  readonly layout: Layout;
  /** Changes a field. Returns why that's impossible; then nothing has changed. */
  readonly change: (field: LayoutField, value: LayoutValue) => string | undefined;
  readonly reset: (fields?: readonly LayoutField[]) => string | undefined;
  /** The field that was changed last. */
  readonly latest: LayoutField | undefined;
  /** Increases with each reset, so that fields show the values of the layout again. */
  readonly resets: number;
}

interface AdjustedFrom {
  readonly base: LayoutName;
  readonly paper: PaperName;
  readonly changes: LayoutChanges;
  /** The play's, which chooses the marks. */
  readonly typing: Play["typing"];
}

export function useAdjusting({ base, paper, changes: start, typing = {} }: AdjustedFrom): Adjusting {
  const [changes, setChanges] = useState(start);
  const [latest, setLatest] = useState<LayoutField>();
  const [resets, setResets] = useState(0);
  const apply = (next: LayoutChanges): string | undefined => {
    const problem = problemOf(base, next);
    if (problem) return translateSentence(sentenceFor(problem));
    setChanges(next);
    return undefined;
  };
  return {
    changes,
    layout: layoutOf({ pageLayout: { layout: base, paper, changes }, typing }),
    change(field, value) {
      setLatest(field);
      const unchanged = chosenLayoutOf({ layout: base, paper }, typing.language);
      return apply(withChange(unchanged, changes, field, value));
    },
    latest,
    reset(fields) {
      const errorText = apply(fields ? without(changes, fields) : {});
      if (errorText === undefined) setResets(resets + 1);
      return errorText;
    },
    resets,
  };
}

const without = (changes: LayoutChanges, fields: readonly string[]): LayoutChanges =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !fields.includes(field)));
