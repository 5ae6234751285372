import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { call } from "#frontend/app/call.ts";
import { openScript } from "#frontend/sync/openScript.ts";
import type { Readiness, ScriptSession } from "#frontend/sync/session.ts";

const opening: Readiness = { kind: "opening" };
const never = () => () => undefined;

interface OpenPlay {
  readonly session: ScriptSession | undefined;
  readonly readiness: Readiness;
}

/** The play that feedback is about, for reading: from this device at once, then what the server has. */
export function usePlay(userId: UserId, playId: PlayId): OpenPlay {
  const [session, setSession] = useState<ScriptSession>();
  useEffect(() => {
    const script = openScript({ userId, playId, call });
    setSession(script);
    return () => {
      setSession(undefined);
      void script.close();
    };
  }, [userId, playId]);
  const readiness = useSyncExternalStore(session?.subscribe ?? never, () => session?.readiness() ?? opening);
  return { session, readiness };
}
