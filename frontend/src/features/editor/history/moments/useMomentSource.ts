import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { PlayId } from "#domain/play/play.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { deviceMoments } from "#frontend/modules/versions/moments/deviceMoments.ts";
import { type MomentSource, serverMoments } from "#frontend/modules/versions/moments/momentSource.ts";
import { logUnexpected } from "#frontend/platform/messageOf.ts";

/** The server's moments; this device's own if the server can't be reached, or doesn't get what's written here. */
export function useMomentSource(session: PlaySession, playId: PlayId, isCutOff: boolean): MomentSource {
  const kind = useSyncExternalStore(session.subscribe, () => session.saving().kind);
  const [here, setHere] = useState<MomentSource>();
  const server = useMemo(() => serverMoments(playId), [playId]);
  const isWanted = isCutOff || kind === "on-device" || kind === "in-bin" || kind === "refused";
  useEffect(() => {
    if (!isWanted) return setHere(undefined);
    let isOver = false;
    const read = async (): Promise<void> => {
      const log = await session.momentsHere?.();
      if (!isOver && log) setHere(deviceMoments(log));
    };
    read().catch(logUnexpected);
    return () => {
      isOver = true;
    };
  }, [session, isWanted]);
  return here ?? server;
}
