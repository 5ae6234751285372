import type * as z from "zod";
import { checkSharedPlay, noteVisit, readSharedPlay, unlockSharedPlay } from "#domain/api/shared.ts";
import { Refused } from "#domain/refused.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import type { ReadLinkKeys } from "#lambdas/shared/links/linkKeys.ts";
import { findLink, type OpenedLink, openLink } from "#lambdas/shared/links/openLink.ts";
import { passFor } from "#lambdas/shared/links/passes.ts";
import { noteReading } from "#lambdas/stores/plays.ts";
import { countWithinLimit, type RateLimit } from "#lambdas/stores/rateLimits.ts";
import { storeVisit } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { isPassword } from "./passwords.ts";
import {
  checksFrom,
  firstGuessesOf,
  guessesFrom,
  guessesOf,
  openLimitOfAddress,
  openLimitOfLink,
  visitsFrom,
  visitsOfLink,
} from "./rateLimits.ts";
import { isNewer, showLink } from "./showLink.ts";

/** For readers with a link. */
export const readerShareEndpoints = (table: Table, now: Clock, readKeys: ReadLinkKeys): readonly Endpoint[] => [
  openEndpoint(readSharedPlay, async ({ params, reader, viewerAddress }) => {
    const at = now();
    await assertWithinRate(table, openLimitOfAddress(viewerAddress), at);
    const link = await openLink(table, await readKeys(), { ...params, pass: reader.pass }, at);
    await assertWithinRate(table, openLimitOfLink(link.share.shareId), at);
    return { body: await showLink(table, link, at, openLimitOfAddress(viewerAddress)) };
  }),
  openEndpoint(noteVisit, async ({ params, body, reader, viewerAddress }) => {
    const at = now();
    await assertWithinRate(table, visitsFrom(viewerAddress), at);
    const link = await openLink(table, await readKeys(), { ...params, pass: reader.pass }, at);
    await assertWithinRate(table, visitsOfLink(link.share.shareId), at);
    await storeVisitOf(table, link, body, at);
    return { body: {} };
  }),
  openEndpoint(checkSharedPlay, async ({ params, query, reader, viewerAddress }) => {
    const at = now();
    await assertWithinRate(table, checksFrom(viewerAddress), at);
    const link = await openLink(table, await readKeys(), { ...params, pass: reader.pass }, at);
    return { body: { isNewer: await isNewer(table, link, query) } };
  }),
  openEndpoint(unlockSharedPlay, async ({ params, body, viewerAddress }) => {
    const at = now();
    await assertWithinRate(table, guessesFrom(viewerAddress), at);
    const keys = await readKeys();
    const { shareId, password } = (await findLink(table, keys, params.token, at)).share;
    if (!password) throw notLocked();
    const counted = await countGuess(table, { shareId, viewerAddress }, at);
    if (!(await isPassword(body.password, password))) throw wrongPassword();
    await countWithinLimit(table, { ...counted, amount: -1 }, at);
    return { body: passFor(keys, { shareId, password }, at) };
  }),
];

/**
 * Counts a guess before it's compared, because a hundred may be compared at once, and returns where it was counted. Whoever
 * guesses right isn't counted in the end.
 */
async function countGuess(
  table: Table,
  { shareId, viewerAddress }: { readonly shareId: ShareId; readonly viewerAddress: string },
  at: Date,
): Promise<RateLimit> {
  const first = firstGuessesOf(shareId, viewerAddress);
  if ((await countWithinLimit(table, first, at)).allowed) return first;
  const ofLink = guessesOf(shareId);
  await assertWithinRate(table, ofLink, at);
  return ofLink;
}

/** The author's list of links has the number of opens, and the list of plays the last one. */
async function storeVisitOf(
  table: Table,
  { share }: OpenedLink,
  { isNew, lastScene }: z.output<typeof noteVisit.body>,
  at: Date,
): Promise<void> {
  const { shareId, owner, playId, label, reader, tellsLastScene, isBlind } = share;
  const toldScene = tellsLastScene && !isBlind ? lastScene : undefined;
  if (!isNew && !toldScene) return;
  await Promise.all([
    storeVisit(table, shareId, { isNew, lastScene: toldScene }, at),
    isNew && noteReading(table, owner, playId, { at: at.toISOString(), link: label || reader?.name || "" }),
  ]);
}

const notLocked = () =>
  new Refused("conflict", "This link no longer has a password. Open it again.", { code: "not-locked" });

const wrongPassword = () =>
  new Refused("not-allowed", "That password isn't right. Try again.", { code: "wrong-password" });
