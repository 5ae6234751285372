import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { pageCountsSteps } from "#domain/play/formats/package/filePages.ts";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import { type PackageAuthor, type PackagePlan, planPackage } from "#domain/play/formats/package/planPackage.ts";
import type { PageCount } from "#domain/play/layout/pageCount.ts";
import type { Play } from "#domain/play/play.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";

export interface ShownPlan {
  readonly plan: PackagePlan;
  /** By planned file name. Empty until they're counted. */
  readonly pageCounts: ReadonlyMap<string, PageCount>;
}

const notCounted: ReadonlyMap<string, PageCount> = new Map();

/** Returns the files that the choices make. Lags behind fast typing. */
export function usePackagePlan(play: Play, now: PackageChoices, author: PackageAuthor): ShownPlan {
  const choices = useDeferredValue(now);
  const plan = useMemo(() => planPackage(play, choices, author), [play, choices, author]);
  const [counted, setCounted] = useState<{ readonly plan: PackagePlan; readonly counts: ShownPlan["pageCounts"] }>();
  useEffect(
    () => workWhenIdle(pageCountsSteps(plan.files, { play, choices }), (counts) => setCounted({ plan, counts })),
    [plan, play, choices],
  );
  return { plan, pageCounts: counted?.plan === plan ? counted.counts : notCounted };
}
