import { listPlays, type PlayCard } from "#domain/api/plays.ts";
import type { PlayId } from "#domain/play/play.ts";
import { commandWords } from "#frontend/messages/commands.yaml";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";

/** Pages of the list that are loaded: enough for hundreds of plays. */
const maxPages = 10;

interface OtherPlays {
  readonly known: readonly PlayCard[];
  /** Why plays are missing. */
  readonly message: string | undefined;
}

const none: readonly PlayCard[] = [];

/** The writer's plays except one, last changed first. */
export function useOtherPlays(here: PlayId): OtherPlays {
  const { state, data = none } = useServerData<readonly PlayCard[]>({
    key: ["plays", "commands", here],
    load: async (signal) => {
      const plays = await loadPlays(signal);
      return plays.filter(({ playId }) => playId !== here).sort((a, b) => b.changedAt.localeCompare(a.changedAt));
    },
  });
  const messages = { loading: commandWords.loadingPlays, failed: commandWords.playsFailed, ready: undefined };
  return { known: data, message: messages[state.kind] };
}

async function loadPlays(signal: AbortSignal): Promise<readonly PlayCard[]> {
  const plays: PlayCard[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await call(listPlays, { query: cursor === undefined ? {} : { cursor }, signal });
    plays.push(...answer.plays);
    cursor = answer.cursor;
    if (cursor === undefined) break;
  }
  return plays;
}
