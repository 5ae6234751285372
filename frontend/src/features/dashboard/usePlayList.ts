import { useEffect, useState } from "react";
import { listPlays, type PlayCard } from "#domain/api/plays.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import type { DevicePlay } from "#frontend/modules/sync/devicePlays.ts";
import type { SendRefusals } from "#frontend/modules/sync/sendEverything.ts";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import type { ServerPlayList } from "./playList.ts";
import type { Services } from "./services.ts";

export type PlayListKind = "plays" | "bin";

export type PlayListState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly server: ServerPlayList; readonly here: readonly DevicePlay[] }
  /** The server didn't respond. The plays on this device are listed anyway. */
  | { readonly kind: "failed"; readonly why: string; readonly here: readonly DevicePlay[] };

interface LoadedPlayList {
  readonly state: PlayListState;
  /** Why changes that wait on this device couldn't be sent the last time. */
  readonly refusals: SendRefusals;
  readonly reload: () => Promise<void>;
}

const noRefusals: SendRefusals = new Map();

/** Loads one list when it's shown, and again when people come back to the page or the browser goes online. */
export function usePlayList(services: Services, name: PlayListKind): LoadedPlayList {
  const { state, data, reload } = useServerData<PlayListState>({
    key: ["plays", name],
    load: (signal) => loadList(services, name, signal),
    isReloadedOnReturn: true,
  });
  const [refusals, setRefusals] = useState(noRefusals);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) void sendWaiting(services, setRefusals, reload);
  }, [services, reload, isLoaded]);
  return { state: data ?? (state.kind === "failed" ? { ...state, here: [] } : { kind: "loading" }), refusals, reload };
}

async function loadList(services: Services, name: PlayListKind, signal: AbortSignal): Promise<PlayListState> {
  let here = await services.playsOnDevice();
  try {
    if (here.some((play) => play.owesTags)) {
      await services.sendTags();
      here = await services.playsOnDevice();
    }
    const server = await loadAll(services, name, signal);
    await services.keepTags(server.plays);
    return { kind: "ready", server, here };
  } catch (error) {
    if (!signal.aborted) logUnexpected(error);
    return { kind: "failed", why: messageOf(error), here };
  }
}

/** No real play list has more pages than this. */
const maxPages = 100;

async function loadAll({ call }: Services, list: PlayListKind, signal: AbortSignal): Promise<ServerPlayList> {
  const plays: PlayCard[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await call(listPlays, { query: { list, ...(cursor && { cursor }) }, signal });
    plays.push(...answer.plays);
    cursor = answer.cursor;
    if (!cursor) return { plays, count: answer.count, limit: answer.limit };
  }
  throw new Refused("too-large", failureWords.ours);
}

/** Sends what a closed editor left unsent, including counts. The list shows for each play what couldn't be sent. */
async function sendWaiting(
  services: Services,
  onRefused: (refusals: SendRefusals) => void,
  reload: () => Promise<void>,
): Promise<void> {
  const here = await services.playsOnDevice();
  const waits = here.some((play) => play.waiting > 0 || !play.onServer || play.cardOwed);
  if (!waits) return;
  onRefused(await services.sendEverything().catch(() => noRefusals));
  await reload();
}
