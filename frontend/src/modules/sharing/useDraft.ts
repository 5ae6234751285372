import { useEffect, useMemo, useRef, useState } from "react";
import type { Play } from "#domain/play/play.ts";
import { projectionOf } from "#domain/sharing/projectionOf.ts";
import { suggestedWords } from "#domain/sharing/remainingNames.ts";
import { draftErrors, type LinkDraft, shownBy } from "./linkDraft.ts";
import { noNames, type RemainingNames, remainingNamesOf } from "./remainingNamesOf.ts";

/** Returns which of the author's names a blind link would still show. Computed only for blind links. */
export function useNames(play: Play | undefined, draft: LinkDraft): RemainingNames {
  const { isBlind, isWhole, headings } = draft;
  return useMemo(() => {
    if (!isBlind) return noNames;
    return play ? remainingNamesOf(projectionOf(play, shownBy({ isWhole, headings }))) : { kind: "loading" };
  }, [play, isBlind, isWhole, headings]);
}

/** If the author left the list alone, uses what it suggests. */
export const withChosenWords = (draft: LinkDraft, names: RemainingNames): LinkDraft =>
  draft.isBlind && !draft.hiddenWords && names.kind === "found"
    ? { ...draft, hiddenWords: suggestedWords(names.names) }
    : draft;

/** Shows errors after the first attempt and updates them while they're being corrected; focuses the first. */
export function useDraft(before: LinkDraft) {
  const [draft, setDraft] = useState(before);
  const [tries, setTries] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const faults = draftErrors(draft, before, new Date());
  return {
    element,
    draft,
    errors: tries > 0 ? faults : {},
    change: (change: Partial<LinkDraft>) => setDraft((now) => ({ ...now, ...change })),
    isWell: () => {
      setTries(tries + 1);
      return Object.keys(faults).length === 0;
    },
  };
}
