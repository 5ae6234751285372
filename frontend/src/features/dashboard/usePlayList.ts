import { useCallback, useEffect, useRef, useState } from "react";
import { listPlays, type PlayCard } from "#domain/api/plays.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import type { DevicePlay } from "#frontend/modules/sync/devicePlays.ts";
import type { ServerPlayList } from "./playList.ts";
import type { Services } from "./services.ts";

export type PlayListKind = "plays" | "bin";

export type PlayListState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly server: ServerPlayList; readonly here: readonly DevicePlay[] }
  /** The server didn't respond. The plays on this device are listed anyway. */
  | { readonly kind: "failed"; readonly why: string; readonly here: readonly DevicePlay[] };

/** Loads one list when it's shown, and again when the page becomes visible or the browser goes online. */
export function usePlayList(
  services: Services,
  name: PlayListKind,
): { state: PlayListState; reload: () => Promise<void> } {
  const [state, setState] = useState<PlayListState>({ kind: "loading" });
  const round = useRef(0);
  const load = useCallback(async () => {
    const mine = ++round.current;
    const next = await loadShelf(services, name);
    if (mine === round.current) setState(next);
  }, [services, name]);

  useEffect(() => {
    setState({ kind: "loading" });
    void load().then(() => sendWaiting(services, load));
    const reload = () => void load();
    const stop = new AbortController();
    window.addEventListener("focus", reload, stop);
    window.addEventListener("online", reload, stop);
    return () => {
      round.current += 1;
      stop.abort();
    };
  }, [services, load]);

  return { state, reload: load };
}

async function loadShelf(services: Services, name: PlayListKind): Promise<PlayListState> {
  const here = await services.playsOnDevice();
  try {
    return { kind: "ready", server: await loadAll(services, name), here };
  } catch (error) {
    return { kind: "failed", why: error instanceof Refused ? error.message : failureWords.ours, here };
  }
}

/** No real play list has more pages than this. */
const mostPages = 100;

async function loadAll({ call }: Services, shelf: PlayListKind): Promise<ServerPlayList> {
  const plays: PlayCard[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const answer = await call(listPlays, { query: { shelf, ...(cursor && { cursor }) } });
    plays.push(...answer.plays);
    cursor = answer.cursor;
    if (!cursor) return { plays, count: answer.count, limit: answer.limit };
  }
  throw new Refused("too-large", failureWords.ours);
}

/** Sends what a closed editor left unsent, including counts. The list shows for each play what couldn't be sent. */
async function sendWaiting(services: Services, reload: () => Promise<void>): Promise<void> {
  const here = await services.playsOnDevice();
  const waits = here.some((play) => play.waiting > 0 || !play.onServer || play.cardOwed);
  if (!waits) return;
  await services.sendEverything().catch(() => undefined);
  await reload();
}
