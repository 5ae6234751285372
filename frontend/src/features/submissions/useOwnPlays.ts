import { listPlays } from "#domain/api/plays.ts";
import type { PlayId } from "#domain/play/play.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";

export interface OwnPlay {
  readonly playId: PlayId;
  readonly title: string;
}

/** More pages than anybody has plays for. */
const maxPages = 100;

/** The titles of the person's plays outside the bin; none until they're loaded, or if they can't be. */
export function useOwnPlays(): readonly OwnPlay[] {
  const { data } = useServerData<readonly OwnPlay[]>({ key: ["titles-of-plays"], load: loadTitles });
  return data ?? noPlays;
}

const noPlays: readonly OwnPlay[] = [];

async function loadTitles(signal: AbortSignal): Promise<readonly OwnPlay[]> {
  const plays: OwnPlay[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await call(listPlays, { query: { list: "plays", ...(cursor && { cursor }) }, signal });
    plays.push(...answer.plays.map(({ playId, title }) => ({ playId, title })));
    cursor = answer.cursor;
    if (cursor === undefined) break;
  }
  return plays;
}
