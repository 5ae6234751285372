import { useDeferredValue, useEffect, useState } from "react";
import { scriptPagesSteps } from "#domain/play/formats/package/filePages.ts";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import type { PageCount } from "#domain/play/layout/pageCount.ts";
import type { Play } from "#domain/play/play.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";

/** The pages of the full script in the chosen layout, whether or not it's among the files; undefined until they're counted. */
export function useScriptPages(play: Play, { layout, paper }: PackageChoices): PageCount | undefined {
  const chosenLayout = useDeferredValue(layout);
  const [pages, setPages] = useState<PageCount>();
  useEffect(
    () => workWhenIdle(scriptPagesSteps(play, { layout: chosenLayout, paper }), setPages),
    [play, chosenLayout, paper],
  );
  return pages;
}
