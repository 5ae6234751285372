import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { openPlaySession } from "#frontend/modules/sync/openPlaySession.ts";
import type { PlaySession, Readiness } from "#frontend/modules/sync/playSession.ts";
import { call } from "#frontend/platform/call.ts";

const opening: Readiness = { kind: "opening" };
const never = () => () => undefined;

interface OpenPlay {
  readonly session: PlaySession | undefined;
  readonly readiness: Readiness;
}

/** The play that the feedback is about, read-only: first from this device, then as the server has it. */
export function usePlay(userId: UserId, playId: PlayId): OpenPlay {
  const [session, setSession] = useState<PlaySession>();
  useEffect(() => {
    const opened = openPlaySession({ userId, playId, call });
    setSession(opened);
    return () => {
      setSession(undefined);
      void opened.close();
    };
  }, [userId, playId]);
  const readiness = useSyncExternalStore(session?.subscribe ?? never, () => session?.readiness() ?? opening);
  return { session, readiness };
}
