import type * as z from "zod";
import type { sharedPlay } from "#domain/api/shared.ts";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import { speakersIn } from "#domain/play/characters/speakersIn.ts";
import { readServedPlay } from "#domain/play/document/readServedPlay.ts";
import { coverCreditOf } from "#domain/play/layout/pageWords.ts";
import type { Play } from "#domain/play/play.ts";
import { demonstrationComments } from "#domain/play/sample/demonstrationComments.ts";
import { Refused } from "#domain/refused.ts";
import { demonstrationOf } from "#domain/sharing/demonstrations.ts";
import { projectionOf } from "#domain/sharing/projectionOf.ts";
import { type BlindOptions, withoutNames, withoutSurnamesOf } from "#domain/sharing/withoutNames.ts";
import { mayUse } from "#domain/subscription/plans.ts";
import { findFrozen } from "#lambdas/shared/links/findFrozen.ts";
import { findHiddenNames } from "#lambdas/shared/links/findHiddenNames.ts";
import type { OpenedLink } from "#lambdas/shared/links/openLink.ts";
import { countMoreParts, noteLoggedParts, type PartCounting, partsOf } from "#lambdas/shared/links/partLimits.ts";
import { loggedBytesOf } from "#lambdas/shared/readLimits.ts";
import { type LoadedDocument, loadDocument } from "#lambdas/stores/documents.ts";
import { findCard } from "#lambdas/stores/plays.ts";
import { findProfile } from "#lambdas/stores/profiles.ts";
import { listQuestions } from "#lambdas/stores/questions.ts";
import type { RateLimit } from "#lambdas/stores/rateLimits.ts";
import { findShare, type StoredShare } from "#lambdas/stores/shares.ts";
import { findTier } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { hasEntryAfter } from "#lambdas/stores/updates.ts";

type SharedPlayBody = z.input<typeof sharedPlay>;

/** Returns everything that the link shows its reader, for whom `opens` has counted one part of the play. */
export async function showLink(table: Table, link: OpenedLink, now: Date, opens: RateLimit): Promise<SharedPlayBody> {
  const { share } = link;
  const parts = { table, now, rate: opens };
  await countMoreParts(parts, partsOf(link));
  const [view, tier, hidden, profile] = await Promise.all([
    share.isLive ? liveView(parts, link) : frozenView(table, share),
    findTier(table, share.owner, now),
    findHiddenNames(table, share),
    findProfile(table, share.owner),
  ]);
  const { front, blocks, pageLayout, typing } = hidden ? withoutNames(view.play, hidden) : view.play;
  const language = typing?.language ?? profile?.manuscript_language;
  // The page has no words in other languages than the reader's. Those of a play that has a language aren't in it.
  const credit = front.credit.trim() || (language ? coverCreditOf(language) : "");
  const takes = mayUse(tier, "feedback") ? "open" : "closed";
  return {
    front: { ...front, credit },
    blocks,
    speakers: speakersIn({ blocks, front }),
    pageLayout,
    language,
    sequence: view.sequence,
    asOf: view.asOf,
    isPart: share.shows.what !== "play",
    isBlind: share.isBlind,
    isLive: share.isLive,
    mayDownload: share.mayDownload,
    tellsLastScene: share.tellsLastScene && !share.isBlind,
    feedback: share.takesFeedback ? takes : "none",
    endsAt: share.endsAt ?? undefined,
    announcement: announcedIn(view, hidden),
    reader: share.reader && { name: share.reader.name },
    demonstration: demonstrationIn(share, blocks, view.sequence),
    questions:
      share.takesFeedback && mayUse(tier, "guidedQuestions") ? await questionsFor(table, share, view.play, hidden) : [],
  };
}

/** On a blind link, without the author's names, also where a part of them stands alone. */
function announcedIn({ play, announcement }: View, hidden: BlindOptions | undefined): SharedPlayBody["announcement"] {
  if (!announcement || !hidden) return announcement;
  return { ...announcement, text: withoutSurnamesOf(play, hidden)(announcement.text) };
}

/** Returns the comments that everybody sees behind a demonstration's link; undefined behind any other. */
function demonstrationIn(
  { shareId, createdAt }: StoredShare,
  blocks: Play["blocks"],
  sequence: number,
): SharedPlayBody["demonstration"] {
  const demonstration = demonstrationOf(shareId);
  if (!demonstration) return undefined;
  const comments = demonstrationComments(demonstration.language, blocks, createdAt).map(({ range, ...comment }) => ({
    ...comment,
    passage: { sequence, ranges: [range] },
    email: "",
    state: "open" as const,
  }));
  return { comments };
}

/** On a blind link, without the author's names. */
async function questionsFor(
  table: Table,
  { playId }: StoredShare,
  play: Play,
  hidden: BlindOptions | undefined,
): Promise<GuidedQuestion[]> {
  const questions = await listQuestions(table, playId);
  if (!hidden) return questions;
  const censor = withoutSurnamesOf(play, hidden);
  return questions.map(({ id, text }) => ({ id, text: censor(text) }));
}

interface View {
  readonly play: Play;
  readonly sequence: number;
  readonly asOf: string;
  readonly announcement?: SharedPlayBody["announcement"];
}

async function liveView(parts: PartCounting, { share, head }: OpenedLink): Promise<View> {
  const { table } = parts;
  const [loaded, card] = await Promise.all([
    loadCheaply(table, { share, head }),
    findCard(table, share.owner, share.playId),
  ]);
  await noteLoggedParts(parts, loggedBytesOf(loaded, head));
  const { doc, sequence } = loaded;
  return {
    play: projectionOf(readServedPlay(doc), share.shows),
    sequence,
    asOf: card?.changedAt ?? share.createdAt,
    announcement: card?.announcement ?? undefined,
  };
}

/** An eventually consistent read costs half. If its result is incomplete, a consistent one follows. */
async function loadCheaply(table: Table, { share, head }: OpenedLink): Promise<LoadedDocument> {
  const loaded = await loadDocument(table, share.playId, head, { consistent: false }).catch(() => undefined);
  return loaded?.isWhole ? loaded : loadDocument(table, share.playId, head);
}

/** If the copy was replaced in this moment, the link already names the new one. */
async function frozenView(table: Table, share: StoredShare): Promise<View> {
  for (const find of [async () => share, () => findShare(table, share.shareId)]) {
    const named = await find();
    const frozen = named && (await findFrozen(table, named));
    if (frozen) return { ...frozen, asOf: named.frozenAt ?? named.createdAt };
  }
  throw new Refused("unavailable", "The play is being refreshed. Try again in a moment.");
}

/** Returns whether the link shows a newer text than the one with these marks. */
export async function isNewer(
  table: Table,
  { share }: OpenedLink,
  { sequence, asOf }: { readonly sequence: number; readonly asOf: string },
): Promise<boolean> {
  if (!share.isLive) return asOf !== (share.frozenAt ?? share.createdAt);
  return hasEntryAfter(table, share.playId, sequence);
}
