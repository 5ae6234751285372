import { useEffect, useState, useSyncExternalStore } from "react";
import { requestPersistentStorage, whenFirstStored } from "#frontend/modules/offline/persistentStorage.ts";
import { thisDevice } from "#frontend/modules/sync/devices/device.ts";
import { unstoredWordsOf } from "#frontend/modules/sync/journal/unstoredWordsOf.ts";
import { withActivityReports } from "#frontend/modules/sync/reports/withActivityReports.ts";
import { withDailyWords } from "#frontend/modules/sync/reports/withDailyWords.ts";
import { type OpenPlaySessionOptions, openPlaySession } from "#frontend/modules/sync/session/openPlaySession.ts";
import { browserPageLifecycle } from "#frontend/modules/sync/session/pageLifecycle.ts";
import type { PlaySession, Readiness } from "#frontend/modules/sync/session/playSession.ts";
import { callOnDemand } from "#frontend/platform/callOnDemand.ts";
import { browserScheduler } from "#frontend/platform/clock.ts";
import { signedInUser } from "#frontend/platform/session/store/browserSessionStore.ts";
import { recordOnDemand } from "#frontend/telemetry/activity/recordOnDemand.ts";

export interface OpenPlayState {
  readonly session: PlaySession;
  readonly readiness: Readiness;
}

type Wanted = Pick<OpenPlaySessionOptions, "userId" | "playId" | "isNew">;

const opening: Readiness = { kind: "opening" };
const never = () => () => undefined;

/** Opens a play while the screen shows it, and closes it afterward. */
export function useOpenPlay({ userId, playId, isNew }: Wanted): OpenPlayState | undefined {
  const [opened, setOpened] = useState<PlaySession>();
  useEffect(() => {
    const script = openPlaySession({ userId, playId, isNew, call: callOnDemand, signedInUser });
    const reporting = {
      playId,
      isNew: isNew ?? false,
      record: recordOnDemand,
      clock: browserScheduler,
      page: browserPageLifecycle,
    };
    const counting = { ...reporting, device: thisDevice.name, unstored: unstoredWordsOf(playId) };
    const session = withDailyWords(withActivityReports(script, reporting), counting);
    setOpened(session);
    const stopWaiting = whenFirstStored(script, () => void requestPersistentStorage());
    return () => {
      setOpened(undefined);
      stopWaiting();
      void session.close();
    };
  }, [userId, playId, isNew]);
  const readiness = useSyncExternalStore(opened?.subscribe ?? never, () => opened?.readiness() ?? opening);
  return opened && { session: opened, readiness };
}
