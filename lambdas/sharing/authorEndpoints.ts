import * as z from "zod";
import { instant, shareId } from "#domain/api/shapes.ts";
import { createShare, listShares, maxShares, patchShare, revokeShare, type shareLink } from "#domain/api/sharing.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import type { LinkKeys, ReadLinkKeys } from "#lambdas/shared/links/linkKeys.ts";
import { tokenOf } from "#lambdas/shared/links/tokens.ts";
import { deleteReplyMailsOfLink } from "#lambdas/stores/replyMails.ts";
import * as shares from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { changeLink } from "./changeLink.ts";
import { createLink } from "./createLink.ts";
import { assertReaderIsNew } from "./readerNames.ts";

/** For the author of the play. */
export const authorShareEndpoints = (table: Table, now: Clock, readKeys: ReadLinkKeys): readonly Endpoint[] => [
  ownerEndpoint(listShares, { table, now }, async ({ params: { playId }, query: { cursor } }) => {
    const keys = await readKeys();
    const { links, next } = await shares.listSharePage(
      table,
      playId,
      cursor === undefined ? undefined : placeOf(cursor),
    );
    return { shares: links.map((link) => linkOf(keys, link)), cursor: next && `${next.createdAt} ${next.shareId}` };
  }),
  ownerEndpoint(createShare, { table, now }, async ({ userId, head, params: { playId }, body }) => {
    const links = await shares.listLinkReaders(table, playId);
    if (links.length >= maxShares) throw tooManyLinks();
    if (body.reader) assertReaderIsNew(body.reader, links, body.shareId);
    const share = await createLink(table, head, { userId, playId, asked: body }, now());
    return linkOf(await readKeys(), { ...share, opens: 0 });
  }),
  ownerEndpoint(patchShare, { table, now }, async ({ userId, head, params: { playId, shareId }, body }) => {
    const before = await getOwnShare(table, userId, playId, shareId);
    const after = await changeLink(table, head, { before, asked: body }, now());
    return linkOf(await readKeys(), { ...before, ...after });
  }),
  ownerEndpoint(revokeShare, { table, now }, async ({ userId, params: { playId, shareId } }) => {
    const share = await shares.findShare(table, shareId);
    if (share?.owner === userId && share.playId === playId) await shares.revokeStoredShare(table, shareId, now());
    // Even if it's off already: an earlier request may have been cut off in between.
    await deleteReplyMailsOfLink(table, playId, shareId);
    return { shareId };
  }),
];

const cursorShape = z.tuple([instant, shareId]);

/** A cursor is the time and the ID of the last link read. It reveals nothing that the play's author doesn't know. */
function placeOf(cursor: string) {
  const parsed = cursorShape.safeParse(cursor.split(" "));
  if (parsed.success) return { createdAt: parsed.data[0], shareId: parsed.data[1] };
  throw new Refused("invalid", "We couldn't load more of this list. Reload the page.", {
    fields: { cursor: "This isn't a valid cursor." },
  });
}

async function getOwnShare(table: Table, userId: UserId, playId: PlayId, id: ShareId): Promise<shares.ListedShare> {
  const share = await shares.findListedShare(table, id);
  if (share?.owner !== userId || share.playId !== playId) throw shares.noSuchShare();
  return share;
}

const tooManyLinks = () =>
  new Refused("too-many", `A play can have at most ${maxShares} links at a time. Turn off one you don't need.`, {
    code: "share-limit",
  });

/** Returns the link as its author sees it. The token is computed each time, because it isn't stored. */
const linkOf = (keys: LinkKeys, { password, ...link }: shares.ListedShare): LinkBody => ({
  ...link,
  reader: link.reader ?? null,
  token: tokenOf(keys, link.shareId),
  hasPassword: password !== null,
  frozenAt: link.frozenAt ?? null,
  lastOpenedAt: link.lastOpenedAt ?? null,
  lastScene: link.lastScene ?? null,
});

type LinkBody = z.input<typeof shareLink>;
