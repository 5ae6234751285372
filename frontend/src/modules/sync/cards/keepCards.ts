import type { PlayCard } from "#domain/api/plays.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { thisDatabase, type WithDatabase } from "../devices/devicePlays.ts";
import { changeRecords } from "../journal/changeRecords.ts";
import { isChangedHere, type PlayRecord } from "../journal/database.ts";

/**
 * Stores the server's cards of plays that are on this device for the time without a connection. What was changed here and
 * isn't on the server's card stays.
 */
export async function keepCards(
  userId: UserId,
  cards: readonly PlayCard[],
  device: WithDatabase = thisDatabase,
): Promise<void> {
  const listed = new Map(cards.map((card) => [card.playId, card]));
  await changeRecords(userId, device, (record) => {
    const card = listed.get(record.playId);
    const kept = card && withListed(record, card);
    return JSON.stringify(kept) === JSON.stringify(record) ? undefined : kept;
  });
}

/** Notes that the author has seen all comments on a play. */
export async function keepFeedbackSeen(
  userId: UserId,
  playId: PlayId,
  device: WithDatabase = thisDatabase,
): Promise<void> {
  await changeRecords(userId, device, (record) =>
    record.playId === playId && record.listed?.newFeedback
      ? { ...record, listed: { ...record.listed, newFeedback: 0 } }
      : undefined,
  );
}

function withListed(record: PlayRecord, listed: PlayCard): PlayRecord {
  const { title, subtitle, authors, words, pages, createdAt, changedAt, tags = [] } = listed;
  // The server doesn't know them of a play that was last changed with an earlier release.
  const language = listed.language ?? record.card?.language;
  const draft = listed.draft ?? record.card?.draft;
  const kept = { ...record, listed, createdAt: Date.parse(createdAt), ...(!record.owesTags && { tags }) };
  if (isChangedHere(record)) return kept;
  return {
    ...kept,
    card: {
      title,
      subtitle,
      authors,
      words,
      pages,
      ...(language !== undefined && { language }),
      ...(draft !== undefined && { draft }),
    },
    isCardOld: false,
    changedAt: Date.parse(changedAt),
  };
}
