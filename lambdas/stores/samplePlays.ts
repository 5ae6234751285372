import { deflateRawSync } from "node:zlib";
import { encodeStateAsUpdate } from "yjs";
import { countPlay } from "#domain/play/countPlay.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play, PlayId, UserId } from "#domain/play/play.ts";
import { cardLanguageOf } from "#domain/play/typing/cardLanguage.ts";
import { firstEntry } from "./firstEntry.ts";
import { createPlayItem } from "./plays.ts";
import type { Table } from "./table.ts";
import { entryInTransaction } from "./updates.ts";

interface NewSample {
  readonly owner: UserId;
  readonly playId: PlayId;
  readonly play: Play;
}

/** Adds a sample play to somebody's plays. It isn't counted. The same ID twice is one play. */
export async function putSamplePlay(table: Table, { owner, playId, play }: NewSample, now: Date): Promise<void> {
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
    owner,
    limit: null,
    firstUpdate: entryInTransaction(table, playId, await firstEntry(table, playId, bytes, now)),
  });
}
