import { useEffect, useState, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { prepareSteps } from "#frontend/modules/editor/binding/stepCode.ts";
import { requestPersistentStorage, whenFirstStored } from "#frontend/modules/offline/persistentStorage.ts";
import { thisDevice } from "#frontend/modules/sync/devices/device.ts";
import { openStepStore } from "#frontend/modules/sync/history/openStepStore.ts";
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
    const steps = openStepStore({ userId, playId, page: browserPageLifecycle });
    const prepare = async (doc: Y.Doc, read: Promise<unknown>) => prepareSteps(doc, await steps.load(read));
    const script = openPlaySession({ userId, playId, isNew, call: callOnDemand, signedInUser, prepare });
    const stopSteps = script.subscribe(() => script.readiness().kind === "refused" && steps.stop());
    const reporting = {
      playId,
      isNew: isNew ?? false,
      record: recordOnDemand,
      clock: browserScheduler,
      page: browserPageLifecycle,
    };
    const counting = { ...reporting, device: thisDevice.name, unstored: unstoredWordsOf(playId) };
    const session = withDailyWords(withActivityReports(script, reporting), counting);
    setOpened({ ...session, steps });
    const stopWaiting = whenFirstStored(script, () => void requestPersistentStorage());
    return () => {
      setOpened(undefined);
      stopWaiting();
      stopSteps();
      steps.close();
      void session.close();
    };
  }, [userId, playId, isNew]);
  const readiness = useSyncExternalStore(opened?.subscribe ?? never, () => opened?.readiness() ?? opening);
  return opened && { session: opened, readiness };
}
