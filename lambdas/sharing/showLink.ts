import type * as z from "zod";
import type { sharedPlay } from "#domain/api/shared.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { projectionOf } from "#domain/sharing/projection.ts";
import { withoutNames } from "#domain/sharing/withoutNames.ts";
import { mayUse } from "#domain/subscription/plans.ts";
import { findFrozen } from "#lambdas/shared/links/frozen.ts";
import { findHiddenNames } from "#lambdas/shared/links/hiddenNames.ts";
import type { OpenedLink } from "#lambdas/shared/links/openLink.ts";
import { type LoadedDocument, loadDocument } from "#lambdas/stores/documents.ts";
import { findCard } from "#lambdas/stores/plays.ts";
import { listQuestions } from "#lambdas/stores/questions.ts";
import { findShare, type StoredShare } from "#lambdas/stores/shares.ts";
import { findTier } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { hasEntryAfter } from "#lambdas/stores/updates.ts";

type SharedPlayBody = z.input<typeof sharedPlay>;

/** All that this link lets its reader see. */
export async function showLink(table: Table, link: OpenedLink, now: Date): Promise<SharedPlayBody> {
  const { share } = link;
  const [view, tier, hidden] = await Promise.all([
    share.isLive ? liveView(table, link) : frozenView(table, share),
    findTier(table, share.owner, now),
    findHiddenNames(table, share),
  ]);
  const { front, blocks } = hidden ? withoutNames(view.play, hidden) : view.play;
  const takes = mayUse(tier, "feedback") ? "open" : "closed";
  return {
    front,
    blocks,
    sequence: view.sequence,
    asOf: view.asOf,
    isPart: share.shows.what !== "play",
    isBlind: share.isBlind,
    isLive: share.isLive,
    mayDownload: share.mayDownload,
    feedback: share.takesFeedback ? takes : "none",
    questions: share.takesFeedback && mayUse(tier, "guidedQuestions") ? await listQuestions(table, share.playId) : [],
  };
}

interface View {
  readonly play: Play;
  readonly sequence: number;
  readonly asOf: string;
}

async function liveView(table: Table, { share, head }: OpenedLink): Promise<View> {
  const [{ doc, sequence }, card] = await Promise.all([
    loadLately(table, { share, head }),
    findCard(table, share.owner, share.playId),
  ]);
  return { play: projectionOf(readPlay(doc), share.shows), sequence, asOf: card?.changedAt ?? share.createdAt };
}

/** A moment old will do and costs half, unless it is not all there. */
async function loadLately(table: Table, { share, head }: OpenedLink): Promise<LoadedDocument> {
  const lately = await loadDocument(table, share.playId, head, { consistent: false }).catch(() => undefined);
  return lately?.isWhole ? lately : loadDocument(table, share.playId, head);
}

/** Where another copy took its place in this moment, the link names that one by now. */
async function frozenView(table: Table, share: StoredShare): Promise<View> {
  for (const find of [async () => share, () => findShare(table, share.shareId)]) {
    const named = await find();
    const frozen = named && (await findFrozen(table, named));
    if (frozen) return { ...frozen, asOf: named.frozenAt ?? named.createdAt };
  }
  throw new Refused("unavailable", "The play is being refreshed. Try again in a moment.");
}

/** Whether the link shows another text than the one with these marks. */
export async function isNewer(
  table: Table,
  { share }: OpenedLink,
  { sequence, asOf }: { readonly sequence: number; readonly asOf: string },
): Promise<boolean> {
  if (!share.isLive) return asOf !== (share.frozenAt ?? share.createdAt);
  return hasEntryAfter(table, share.playId, sequence);
}
