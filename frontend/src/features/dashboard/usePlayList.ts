import { useEffect, useState } from "react";
import { listPlays, type PlayCard } from "#domain/api/plays.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { type DevicePlay, isOwing } from "#frontend/modules/sync/devices/devicePlays.ts";
import type { SendRefusals } from "#frontend/modules/sync/devices/sendEverything.ts";
import { sendInBackground } from "#frontend/modules/sync/devices/sendInBackground.ts";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import type { ServerPlayList } from "./playList.ts";
import type { Services } from "./services.ts";

export type PlayListKind = "plays" | "bin";

export type PlayListState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly server: ServerPlayList; readonly here: readonly DevicePlay[] }
  /** The server didn't respond. The plays on this device are listed anyway. */
  | { readonly kind: "failed"; readonly errorText: string; readonly here: readonly DevicePlay[] };

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
  // Undefined until the list is loaded. Becomes true later if tags are changed without a connection.
  const waits = data && data.kind !== "loading" ? data.here.some(isOwing) : undefined;
  useEffect(() => {
    if (waits === undefined) return;
    return sendInBackground(services, async (refused) => {
      setRefusals(refused);
      await reload();
    });
  }, [services, reload, waits]);
  return { state: data ?? (state.kind === "failed" ? { ...state, here: [] } : { kind: "loading" }), refusals, reload };
}

async function loadList(services: Services, name: PlayListKind, signal: AbortSignal): Promise<PlayListState> {
  const here = await services.playsOnDevice();
  try {
    const server = await loadAll(services, name, signal);
    await services.keepCards(server.plays);
    return { kind: "ready", server, here };
  } catch (error) {
    if (!signal.aborted) logUnexpected(error);
    return { kind: "failed", errorText: messageOf(error), here: await services.playsWithCards() };
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
