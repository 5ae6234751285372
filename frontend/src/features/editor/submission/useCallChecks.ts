import { useDeferredValue, useMemo } from "react";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import type { PackagePlan } from "#domain/play/formats/package/planPackage.ts";
import type { PageCount } from "#domain/play/layout/pageCount.ts";
import type { Play } from "#domain/play/play.ts";
import type { CallCheck } from "#domain/submissions/calls/callCheck.ts";
import { checkCall } from "#domain/submissions/calls/checkCall.ts";
import type { SubmissionCall } from "#domain/submissions/calls/submissionCall.ts";
import type { AuthorOfPackage } from "./usePackageAuthor.ts";

interface CallChecksOptions {
  readonly play: Play;
  /** Undefined until they're counted. */
  readonly pages: PageCount | undefined;
  readonly call: SubmissionCall | undefined;
  readonly choices: PackageChoices;
  readonly named: AuthorOfPackage;
  readonly plan: PackagePlan;
}

/** Returns the result for each rule of a call; none before the pages are counted. Lags behind fast typing. */
export function useCallChecks({ play, pages, call, choices, named, plan }: CallChecksOptions): readonly CallCheck[] {
  const deferred = useDeferredValue(choices);
  const { author, names, hiddenWords } = named;
  return useMemo(() => {
    if (!call || !pages) return [];
    const hidden = new Set(hiddenWords.map((word) => word.toLowerCase()));
    const found = names.kind === "found" ? names.names.map(({ word }) => word) : [];
    const openNames = found.filter((word) => !hidden.has(word.toLowerCase()));
    return checkCall(play, pages, call, { choices: deferred, author, plan, openNames });
  }, [play, pages, call, deferred, author, plan, names, hiddenWords]);
}
