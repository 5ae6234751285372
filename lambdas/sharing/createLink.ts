import type * as z from "zod";
import type { createShare } from "#domain/api/sharing.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Shown } from "#domain/sharing/share.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import { deleteProjections } from "#lambdas/stores/projections.ts";
import { findOwnShare, type StoredShare, storeShare } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { freeze, storeWithCopy } from "./freeze.ts";
import { storePassword } from "./passwords.ts";
import { assertInFuture, assertPlanAllowsLink } from "./planGates.ts";
import { freezeLimit } from "./rateLimits.ts";

interface NewLink {
  readonly userId: UserId;
  readonly playId: PlayId;
  readonly asked: z.output<typeof createShare.body>;
}

/** Creates the link and, if it isn't live, the copy that it shows. */
export async function createLink(
  table: Table,
  head: Head,
  { userId, playId, asked: { password, ...asked } }: NewLink,
  now: Date,
): Promise<StoredShare> {
  assertMayBeLive(asked);
  assertInFuture(asked.endsAt, now);
  await assertPlanAllowsLink(table, userId, { ...asked, hasPassword: password !== null }, now);
  const first = await findOwnShare(table, { shareId: asked.shareId, owner: userId, playId });
  if (first) return first;
  const share = {
    ...asked,
    playId,
    owner: userId,
    createdAt: now.toISOString(),
    password: password === null ? null : await storePassword(password),
  };
  if (share.isLive) return storeShare(table, share);
  await assertWithinRate(table, freezeLimit(userId), now);
  const projection = await freeze(table, head, share, { now });
  const frozen = { ...share, projection, frozenAt: now.toISOString() };
  const stored = await storeWithCopy(table, share.shareId, projection, () => storeShare(table, frozen));
  await deleteProjections(table, stored.shareId, stored.projection);
  return stored;
}

/** Live scenes aren't possible: if the next heading were deleted, the link would show the next scene, too. */
export function assertMayBeLive({ isLive, shows }: { readonly isLive: boolean; readonly shows: Shown }): void {
  if (!isLive || shows.what === "play") return;
  throw new Refused("invalid", "Only a link to the whole play can always show the latest draft.", {
    fields: { isLive: "Only for the whole play." },
  });
}
