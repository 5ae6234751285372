import { useEffect, useState, useSyncExternalStore } from "react";
import { recordActivity } from "#frontend/app/activity/activity.ts";
import { call } from "#frontend/app/call.ts";
import { signedInUser } from "#frontend/app/session/sessionKeeper.ts";
import { browserClock } from "#frontend/sync/clock.ts";
import { describePlay } from "#frontend/sync/describePlay.ts";
import { type OpenScriptOptions, openScript } from "#frontend/sync/openScript.ts";
import { browserPage } from "#frontend/sync/page.ts";
import { withReporting } from "#frontend/sync/reporting.ts";
import type { Readiness, ScriptSession } from "#frontend/sync/session.ts";

export interface OpenScript {
  readonly session: ScriptSession;
  readonly readiness: Readiness;
}

type Wanted = Pick<OpenScriptOptions, "userId" | "playId" | "isNew">;

const opening: Readiness = { kind: "opening" };
const never = () => () => undefined;

/** Opens a play while the screen shows it, and lets go of it afterwards. */
export function useScript({ userId, playId, isNew }: Wanted): OpenScript | undefined {
  const [opened, setOpened] = useState<ScriptSession>();
  useEffect(() => {
    const script = openScript({ userId, playId, isNew, describe: describePlay, call, signedInUser });
    const reporting = { playId, isNew: isNew ?? false, record: recordActivity, clock: browserClock, page: browserPage };
    const session = withReporting(script, reporting);
    setOpened(session);
    return () => {
      setOpened(undefined);
      void session.close();
    };
  }, [userId, playId, isNew]);
  const readiness = useSyncExternalStore(opened?.subscribe ?? never, () => opened?.readiness() ?? opening);
  return opened && { session: opened, readiness };
}
