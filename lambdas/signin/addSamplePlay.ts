import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { nanoid } from "nanoid";
import { encodeStateAsUpdate } from "yjs";
import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { countPlay } from "#domain/play/countPlay.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { BlockId, PlayId, UserId } from "#domain/play/play.ts";
import { samplePlay } from "#domain/play/sample/samplePlay.ts";
import { cardLanguageOf } from "#domain/play/typing/cardLanguage.ts";
import { firstEntry } from "#lambdas/stores/firstEntry.ts";
import { createPlayItem } from "#lambdas/stores/plays.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { entryInTransaction } from "#lambdas/stores/updates.ts";

/** Returns the ID of a person's sample play. It's the same every time, so a repeated attempt adds no second one. */
export const sampleIdOf = (userId: UserId): PlayId =>
  createHash("sha256").update(`sample ${userId}`).digest("base64url").slice(0, 21) as PlayId;

interface NewAccount {
  readonly userId: UserId;
  /** The language of the interface at sign-up. */
  readonly language: InterfaceLanguage;
}

/** Adds the sample play to an account. */
export async function addSamplePlay(table: Table, { userId, language }: NewAccount, now: Date): Promise<void> {
  const playId = sampleIdOf(userId);
  const play = samplePlay(() => nanoid(10) as BlockId, language);
  const { title, subtitle, authors } = play.front;
  const at = now.toISOString();
  const bytes = deflateRawSync(encodeStateAsUpdate(documentOf(play)));
  await createPlayItem(table, {
    card: {
      playId,
      title,
      subtitle,
      authors,
      words: countPlay(play).words,
      pages: paginate(play).pages.filter(({ start }) => start).length,
      language: cardLanguageOf(play.typing),
      createdAt: at,
      changedAt: at,
      isSample: true,
    },
    owner: userId,
    limit: null,
    firstUpdate: entryInTransaction(table, playId, await firstEntry(table, playId, bytes, now)),
  });
}
