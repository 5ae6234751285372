import type * as z from "zod";
import type { sharedPlay } from "#domain/api/shared.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { projectionOf } from "#domain/sharing/projection.ts";
import { withoutNames } from "#domain/sharing/withoutNames.ts";
import { mayUse, tierOf } from "#domain/subscription/plans.ts";
import { type LoadedDocument, loadDocument } from "#lambdas/stores/documents.ts";
import { findCard } from "#lambdas/stores/plays.ts";
import { findProfile } from "#lambdas/stores/profiles.ts";
import { listQuestions } from "#lambdas/stores/questions.ts";
import { findShare, type StoredShare } from "#lambdas/stores/shares.ts";
import { findSubscription } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { findFrozen } from "./freeze.ts";
import type { OpenedLink } from "./openLink.ts";

type SharedPlayBody = z.input<typeof sharedPlay>;

/** All that this link lets its reader see. */
export async function showLink(table: Table, link: OpenedLink, now: Date): Promise<SharedPlayBody> {
  const { share } = link;
  const [view, subscription, names] = await Promise.all([
    share.isLive ? liveView(table, link) : frozenView(table, share),
    findSubscription(table, share.owner),
    share.isBlind ? namesOf(table, share) : [],
  ]);
  const { front, blocks } = share.isBlind ? withoutNames(view.play, names) : view.play;
  const tier = tierOf(subscription, now);
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

/** What the author is called besides what the title page says. */
async function namesOf(table: Table, { owner }: StoredShare): Promise<readonly string[]> {
  const profile = await findProfile(table, owner);
  return [profile?.full_name, profile?.pen_name].filter((name) => name !== undefined);
}
