import { passwordNeeded } from "#domain/api/shared.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { findAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import { findHead, type Head } from "#lambdas/stores/heads.ts";
import { findShare, type StoredShare } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";
import type { LinkKeys } from "./linkKeys.ts";
import { isGoodPass } from "./passes.ts";
import { isOurs, shareIdIn } from "./tokens.ts";

export interface OpenedLink {
  readonly share: StoredShare;
  /** The play's head; neither binned nor purged. */
  readonly head: Head;
}

interface Visit {
  readonly token: string;
  /** The pass from unlocking, if the link has a password. */
  readonly pass: string | undefined;
}

/**
 * Returns the link that a reader opens. Refuses as `not-found` a link that never existed, was revoked, has ended, or
 * whose play or author is gone, and as `not-allowed` with code `password-needed` one with a password and no valid pass.
 */
export async function openLink(table: Table, keys: LinkKeys, { token, pass }: Visit, now: Date): Promise<OpenedLink> {
  const link = await findLink(table, keys, token, now);
  const { shareId, password } = link.share;
  if (!password || isGoodPass(keys, { shareId, password }, pass, now)) return link;
  throw new Refused("not-allowed", "This link needs a password. Ask the person who sent you the link.", {
    code: passwordNeeded,
  });
}

/**
 * Returns the link without checking its password. Every token takes the same look-ups, so that timing reveals nothing.
 */
export async function findLink(table: Table, keys: LinkKeys, token: string, now: Date): Promise<OpenedLink> {
  const isReal = isOurs(keys, token);
  const share = await findShare(table, shareIdIn(token));
  const [head, closing] = await Promise.all([
    findHead(table, share?.playId ?? noPlay),
    findAccountDeletion(table, share?.owner ?? nobody),
  ]);
  if (!isReal || !share || !head || closing || !isOpen(share, head, now)) throw noSuchLink();
  return { share, head };
}

const noPlay = "no-such-play" as PlayId;
const nobody = "nobody" as UserId;

const isOpen = ({ endsAt, owner }: StoredShare, head: Head, now: Date): boolean =>
  (endsAt === null || Date.parse(endsAt) > now.getTime()) &&
  head.owner === owner &&
  head.binnedAt === undefined &&
  head.purgedAt === undefined;

const noSuchLink = () =>
  new Refused(
    "not-found",
    "This link doesn't work. It may have expired. Ask the person who sent it to you for a new one.",
  );
