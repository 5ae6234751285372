import { useCallback, useState } from "react";
import type { ReaderLayout } from "./readingPlace.ts";

/**
 * The speaker whose speeches are highlighted, as an index into the list of speakers. Only the reading copy highlights
 * speeches, so choosing a speaker beside the manuscript's pages opens it.
 */
export function useFollowedSpeaker(layout: ReaderLayout, chooseLayout: (layout: ReaderLayout) => void) {
  const [chosen, setChosen] = useState<number>();
  const isCopy = layout === "copy";
  const follow = useCallback(
    (speaker: number | undefined) => {
      setChosen(speaker);
      if (speaker !== undefined && !isCopy) chooseLayout("copy");
    },
    [isCopy, chooseLayout],
  );
  return { speaker: isCopy ? chosen : undefined, follow } as const;
}
