import { nanoid } from "nanoid";
import type * as Y from "yjs";
import { binPlay, createPlay, getPlay, listPlays, type PlayCard, patchPlay, restorePlay } from "#domain/api/plays.ts";
import { playId } from "#domain/api/shapes.ts";
import { setTitle } from "#domain/play/document/front.ts";
import { readTyping } from "#domain/play/document/typing.ts";
import type { PlayId } from "#domain/play/play.ts";
import { cardLanguageOf } from "#domain/play/typing/cardLanguage.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint, ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import { loadCounted } from "#lambdas/shared/readLimits.ts";
import * as bin from "#lambdas/stores/bin.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import {
  announceOnCard,
  changeCard,
  getCard,
  listCards,
  pinCard,
  createPlayItem as storePlay,
  tagCard,
} from "#lambdas/stores/plays.ts";
import { countPlays } from "#lambdas/stores/profiles.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { append } from "./append.ts";
import { appendUpdateEndpoint } from "./appendUpdateEndpoint.ts";
import { checkPlayEndpoint } from "./checkPlayEndpoint.ts";
import { duplicatePlayEndpoint } from "./duplicatePlayEndpoint.ts";
import { assertMayCreate } from "./limits.ts";
import { playLimitOf } from "./playLimitOf.ts";
import { readUpdatesEndpoint } from "./readUpdatesEndpoint.ts";

export const playEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  listPlaysEndpoint(table, now),
  createPlayEndpoint(table, now),
  patchPlayEndpoint(table, now),
  duplicatePlayEndpoint(table, now),
  readUpdatesEndpoint(table, now),
  appendUpdateEndpoint(table, now),
  checkPlayEndpoint(table, now),
  ownerEndpoint(getPlay, { table, now }, ({ userId, params }) => getCard(table, userId, params.playId)),
  ownerEndpoint(binPlay, { table, now }, ({ userId, params }) =>
    bin.movePlayToBin(table, userId, params.playId, now()),
  ),
  ownerEndpoint(restorePlay, { table, now }, async ({ userId, params }) =>
    bin.restorePlayFromBin(table, userId, params.playId, await playLimitOf(table, userId, now())),
  ),
];

const patchPlayEndpoint = (table: Table, now: Clock) =>
  ownerEndpoint(patchPlay, { table, now }, ({ userId, head, params: { playId }, body }) => {
    if ("rename" in body) return renamePlay(table, { head, playId, title: body.rename, now: now() });
    if ("pin" in body) return pinCard(table, userId, playId, body.pin);
    if ("tags" in body) return tagCard(table, userId, playId, body.tags);
    if ("announcement" in body) {
      const text = body.announcement;
      return announceOnCard(table, userId, playId, text === null ? null : { text, at: now().toISOString() });
    }
    const { changedMsAgo = 0, ...card } = body;
    return changeCard(table, userId, playId, card, new Date(now().getTime() - changedMsAgo));
  });

const createPlayEndpoint = (table: Table, now: Clock) =>
  endpoint(createPlay, async ({ userId, body: { owner, ...front } }) => {
    if (owner !== userId) throw somebodyElsesJournal();
    const at = now();
    await assertMayCreate(table, userId, at);
    const limit = await playLimitOf(table, userId, at);
    return storePlay(table, { card: newCard(front, at), owner, limit });
  });

const somebodyElsesJournal = () =>
  new Refused("not-allowed", "Someone else started this play on this device. It will sync when they sign in.", {
    code: "wrong-owner",
  });

const newCard = <Front extends object>(front: Front, at: Date) => ({
  ...front,
  createdAt: at.toISOString(),
  changedAt: at.toISOString(),
});

const listPlaysEndpoint = (table: Table, now: Clock) =>
  endpoint(listPlays, async ({ userId, query: { list, cursor } }) => {
    const [page, count, limit] = await Promise.all([
      listCards(table, userId, list, cursor === undefined ? undefined : playOf(cursor)),
      countPlays(table, userId),
      playLimitOf(table, userId, now()),
    ]);
    return { plays: page.plays.sort(newestFirst), count, limit, cursor: page.next };
  });

/** A cursor is the id of the last play read. It reveals nothing that the owner doesn't know. */
function playOf(cursor: string) {
  const parsed = playId.safeParse(cursor);
  if (parsed.success) return parsed.data;
  throw new Refused("invalid", "We couldn't load more of this list. Reload the page.", {
    fields: { cursor: "This isn't a valid cursor." },
  });
}

const newestFirst = (a: { changedAt: string }, b: { changedAt: string }) => b.changedAt.localeCompare(a.changedAt);

interface Renaming {
  readonly head: Head;
  readonly playId: PlayId;
  readonly title: string;
  readonly now: Date;
}

/** The server writes like any other device, so open editors see the new title as another device's change. */
const device = "ghostlight-server";

/** The title is part of the text, so a rename is one more update in the log. The card's copy is updated afterwards. */
async function renamePlay(table: Table, { head, playId, title, now }: Renaming): Promise<PlayCard> {
  const { doc, sequence } = await loadCounted(table, { playId, head }, now);
  for (const bytes of updatesOf(doc, () => setTitle(doc, title))) {
    await append(table, { head, playId, after: sequence, updateId: nanoid(), device, bytes, now });
  }
  return changeCard(table, head.owner, playId, { title, language: cardLanguageOf(readTyping(doc)) }, now);
}

/** Returns what a change adds to the document; empty if it changes nothing. */
function updatesOf(doc: Y.Doc, change: () => void): readonly Uint8Array[] {
  const updates: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => updates.push(update));
  doc.transact(change);
  return updates;
}
