import { passwordNeeded } from "#domain/api/shared.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { findAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import { findHead, type Head } from "#lambdas/stores/heads.ts";
import { findShare, type StoredShare } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { isGoodPass } from "./passes.ts";
import { isOurs, shareIdIn } from "./tokens.ts";

export interface OpenedLink {
  readonly share: StoredShare;
  /** Of the play; neither binned nor purged. */
  readonly head: Head;
}

interface Shown {
  readonly token: string;
  /** What unlocking gave, where the link has a password. */
  readonly pass: string | undefined;
}

/**
 * The link that a reader opens. One that was never made, was revoked, has ended, or whose play or author is gone is
 * refused as `not-found`, alike; one with a password as `not-allowed` with code `password-needed`.
 */
export async function openLink(table: Table, key: string, { token, pass }: Shown, now: Date): Promise<OpenedLink> {
  const link = await findLink(table, key, token, now);
  const { shareId, password } = link.share;
  if (!password || isGoodPass(key, { shareId, password }, pass, now)) return link;
  throw new Refused("not-allowed", "This link needs a password. Ask the person who sent you the link.", {
    code: passwordNeeded,
  });
}

/** The link without its lock. Every token costs the same look-ups, so that the time tells nothing of it. */
export async function findLink(table: Table, key: string, token: string, now: Date): Promise<OpenedLink> {
  const isReal = isOurs(key, token);
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
