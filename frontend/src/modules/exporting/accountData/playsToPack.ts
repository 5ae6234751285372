import { listPlays, type PlayCard } from "#domain/api/plays.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { type DevicePlay, instantOf } from "#frontend/modules/sync/devices/devicePlays.ts";
import type { Call } from "#frontend/platform/call.ts";
import { createFileNames } from "./fileNames.ts";
import type { PlayFacts } from "./playFiles.ts";

/** A play to add to the ZIP, and its path there. */
export interface PlayToPack extends PlayFacts {
  readonly title: string;
  /** Without the extension. */
  readonly path: string;
}

/** A hundred pages of the list are more plays than anybody has written. */
const maxPages = 100;

/** Lists all plays, or all plays in the bin. `withRetries` runs each request. */
export async function listAllPlays(
  call: Call,
  list: "plays" | "bin",
  withRetries: <T>(run: () => Promise<T>) => Promise<T>,
): Promise<readonly PlayCard[]> {
  const plays: PlayCard[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const query = { list, ...(cursor && { cursor }) };
    const answer = await withRetries(() => call(listPlays, { query }));
    plays.push(...answer.plays);
    cursor = answer.cursor;
    if (!cursor) return plays;
  }
  throw new Refused("too-large", failureWords.ours);
}

/** Returns the plays of both lists and those that are only on this device, each once and with a unique name. */
export function playsToPack(
  plays: readonly PlayCard[],
  bin: readonly PlayCard[],
  here: readonly DevicePlay[],
): readonly PlayToPack[] {
  const known = new Set([...plays, ...bin].map(({ playId }) => playId));
  const newest = new Map(here.filter(({ cardOwed }) => cardOwed).map(({ playId, card }) => [playId, card]));
  const onlyHere = here.filter(({ playId }) => !known.has(playId)).map(cardOf);
  const folder = (name: string, cards: readonly (PlayFacts & { readonly title: string })[]) => {
    const nameOf = createFileNames();
    return cards.map(({ playId, createdAt, changedAt, title: listed }): PlayToPack => {
      const title = (newest.get(playId as PlayCard["playId"])?.title ?? listed).trim() || menuLabels.untitled;
      return { playId, createdAt, changedAt, title, path: `${name}/${nameOf(title)}` };
    });
  };
  return [...folder("plays", [...plays, ...onlyHere]), ...folder("bin", bin)];
}

const cardOf = ({ playId, card, createdAt, changedAt }: DevicePlay) => ({
  playId,
  title: card?.title ?? "",
  createdAt: instantOf(createdAt),
  changedAt: instantOf(changedAt),
});
