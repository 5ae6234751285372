import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { markFeedbackSeen } from "#domain/api/authorFeedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { secondMs } from "#domain/time.ts";
import { keepFeedbackSeen } from "#frontend/modules/sync/cards/keepCards.ts";
import { type Call, call as callHere } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { signedInUser } from "#frontend/platform/session/store/browserSessionStore.ts";
import { feedbackKeys } from "./feedbackKeys.ts";
import { type FeedbackLoad, feedbackLoad } from "./feedbackLoad.ts";
import { type FeedbackSession, feedbackSession, type Intent } from "./feedbackSession.ts";
import { type LoadedFeedback, loadFeedback, newestOf } from "./loadFeedback.ts";
import { useRetry } from "./useRetry.ts";

/** Minimum time between two reloads when the author returns to the tab. */
const minIntervalMs = 30 * secondMs;

export interface OpenFeedback {
  readonly session: FeedbackSession;
  readonly load: FeedbackLoad;
}

/**
 * Loads a play's feedback while a component shows it, when the author returns to the tab and after a failure, and marks it as
 * seen.
 */
export function usePlayFeedback(playId: PlayId, call: Call = callHere): OpenFeedback {
  const { state, data, reload, update } = useServerData<LoadedFeedback>({
    key: feedbackKeys.ofPlay(playId),
    load: (signal) => loadFeedback(playId, call, signal),
    isReloadedOnReturn: true,
    freshMs: minIntervalMs,
  });
  const { intents, intend } = useIntents();
  const { shown, retryNow } = useRetry(state, reload);
  const newest = newestOf(data);
  const session = useMemo(
    () => feedbackSession({ playId, call, newest, reload: retryNow, update, intend }),
    [playId, call, newest, retryNow, update, intend],
  );
  useMarkSeen(playId, call, data);
  return { session, load: useMemo(() => feedbackLoad(shown, data, intents), [shown, data, intents]) };
}

/** Changes in progress that are already shown. */
function useIntents() {
  const [intents, setIntents] = useState<ReadonlyMap<FeedbackId, Intent>>(new Map());
  const intend = useCallback(
    (id: FeedbackId, intent: Intent | undefined) =>
      setIntents((before) => {
        const others = [...before].filter(([other]) => other !== id);
        return new Map(intent ? [...others, [id, intent]] : others);
      }),
    [],
  );
  return { intents, intend };
}

/**
 * Records once that the author has seen what's loaded, while the page is visible. If it fails, only the notice of new
 * comments stays.
 */
function useMarkSeen(playId: PlayId, call: Call, loaded: LoadedFeedback | undefined): void {
  const seenUpTo = useRef("");
  useEffect(() => {
    const newest = newestOf(loaded);
    const mark = async () => {
      const isSeen = newest <= seenUpTo.current || newest <= (loaded?.seenAt ?? "");
      if (isSeen || document.visibilityState !== "visible") return;
      seenUpTo.current = newest;
      await markSeen(playId, call).catch((error: unknown) => {
        seenUpTo.current = "";
        logger.warn("Feedback could not be marked as seen", { error });
      });
    };
    const onVisible = () => void mark();
    onVisible();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [playId, call, loaded]);
}

async function markSeen(playId: PlayId, call: Call): Promise<void> {
  await call(markFeedbackSeen, { params: { playId } });
  const userId = await signedInUser();
  if (userId) await keepFeedbackSeen(userId as UserId, playId);
}
