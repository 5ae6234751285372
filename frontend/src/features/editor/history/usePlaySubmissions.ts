import { useMemo } from "react";
import type { PlayId } from "#domain/play/play.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import { loadSubmissions } from "#frontend/modules/submissions/loadSubmissions.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";

/**
 * Where the play was sent. Loads the log once, and not before it's needed. If that fails, there's nothing: the history is about the
 * text, and the log says itself why it can't be loaded.
 */
export function usePlaySubmissions(playId: PlayId, isNeeded: boolean): readonly Submission[] {
  const { data } = useServerData({
    key: ["submissions-in-history"],
    isEnabled: isNeeded,
    freshMs: Number.POSITIVE_INFINITY,
    load: loadSubmissions,
  });
  return useMemo(() => data?.filter((one) => one.playId === playId) ?? [], [data, playId]);
}
