import type * as z from "zod";
import type { patchShare } from "#domain/api/sharing.ts";
import { Refused } from "#domain/refused.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import { findFrozen } from "#lambdas/shared/links/findFrozen.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import { deleteProjections } from "#lambdas/stores/projections.ts";
import { changeShare, type ShareChange, type StoredShare } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { freeze, storeWithCopy } from "./freeze.ts";
import { storePassword } from "./passwords.ts";
import { assertInFuture, assertPlanAllowsLink, type PaidLinkOptions } from "./planGates.ts";
import { freezeLimit } from "./rateLimits.ts";
import { assertMayRename } from "./readerNames.ts";

interface Changing {
  readonly before: StoredShare;
  readonly asked: z.output<typeof patchShare.body>;
}

/** Changes the link's options and, if requested, what it shows. */
export async function changeLink(
  table: Table,
  head: Head,
  { before, asked: { password, refresh, shows, ...asked } }: Changing,
  now: Date,
): Promise<StoredShare> {
  const offers = offersOf(before);
  const hasPassword = password === undefined ? offers.hasPassword : password !== null;
  const offered = { ...offers, ...asked, hasPassword };
  if (asked.reader) await assertMayRename(table, before, asked.reader);
  if (offered.endsAt !== offers.endsAt) assertInFuture(offered.endsAt, now);
  await assertPlanAllowsLink(table, before.owner, offered, now, {
    ...offers,
    hasPassword: password ? false : hasPassword,
  });
  const change: ShareChange = {
    ...asked,
    ...(password !== undefined && { password: password === null ? null : await storePassword(password) }),
    ...((refresh || shows) && (await refreshed(table, head, { ...before, ...(shows && { shows }) }, { before, now }))),
  };
  const { shareId } = before;
  const after = await storeWithCopy(table, shareId, change.projection, () => changeShare(table, shareId, change));
  if (change.projection) await deleteProjections(table, after.shareId, after.projection);
  return after;
}

const offersOf = ({ isBlind, takesFeedback, endsAt, password }: StoredShare): PaidLinkOptions => ({
  isBlind,
  takesFeedback,
  endsAt,
  hasPassword: password !== null,
});

interface Refreshing {
  readonly before: StoredShare;
  readonly now: Date;
}

/** A new choice of scenes may show more than before. A refresh alone may not. */
async function refreshed(
  table: Table,
  head: Head,
  share: StoredShare,
  { before, now }: Refreshing,
): Promise<ShareChange> {
  if (share.isLive) throw new Refused("conflict", "This link already shows the latest draft.", { code: "live" });
  await assertWithinRate(table, freezeLimit(share.owner), now);
  const isRefreshOnly = share.shows === before.shows && share.shows.what === "scenes";
  const shownBefore = isRefreshOnly ? await findFrozen(table, before) : undefined;
  const projection = await freeze(table, head, share, { now, before: shownBefore });
  return { shows: share.shows, projection, frozenAt: now.toISOString() };
}
