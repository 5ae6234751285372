import type * as z from "zod";
import type { newFeedback } from "#domain/api/feedback.ts";
import * as api from "#domain/api/readerFeedback.ts";
import { feedbackClosed } from "#domain/api/shared.ts";
import type { FeedbackId, QuotedPassage, ReaderId } from "#domain/feedback/feedback.ts";
import { readFront } from "#domain/play/document/front.ts";
import type { Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { blackOut } from "#domain/sharing/blackOut.ts";
import type { Share } from "#domain/sharing/share.ts";
import { blackOutOf } from "#domain/sharing/withoutNames.ts";
import { mayUse } from "#domain/subscription/plans.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import type { LinkReader } from "#lambdas/shared/linkReader.ts";
import { findHiddenNames } from "#lambdas/shared/links/findHiddenNames.ts";
import type { OpenedLink } from "#lambdas/shared/links/openLink.ts";
import type { LoadedDocument } from "#lambdas/stores/documents.ts";
import * as store from "#lambdas/stores/feedback.ts";
import type { PlayOfOwner } from "#lambdas/stores/feedbackCounts.ts";
import { isBlocked, numberOfReader, readerIdOf } from "#lambdas/stores/feedbackReaders.ts";
import { listQuestions } from "#lambdas/stores/questions.ts";
import { findTier } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import {
  assertShown,
  checkQuotes,
  findDocument,
  type Hide,
  placesIn,
  type ShownPlay,
  shownIn,
  shownOf,
} from "./anchoring.ts";
import { asSeenByReader, oneAsSeenByReader } from "./asSeenByReader.ts";
import { assertNotTooMuch, requestLimitOf } from "./limits.ts";
import type { LinkAccess } from "./link.ts";
import { getKey, hashOfKey, isSameHash } from "./readerKey.ts";

/** For a reader with a link, and only their own feedback. To a reader with another key, it doesn't exist. */
export function readerFeedbackEndpoints(table: Table, now: Clock, links: LinkAccess): readonly Endpoint[] {
  const openFor = async ({ params: { token }, reader, viewerAddress }: Visit): Promise<LinkVisitor> => {
    const at = now();
    await assertWithinRate(table, requestLimitOf(viewerAddress), at);
    const link = await links.open({ token, reader }, at);
    const keyHash = hashOfKey(getKey(reader.key), link.share.shareId);
    return { ...link, keyHash, readerId: readerIdOf(keyHash), viewerAddress, now: at };
  };
  return [
    openEndpoint(api.listOwnFeedback, async (given) => {
      const visitor = await openFor(given);
      const own = await store.listOfReader(table, visitor.share.shareId, visitor.keyHash);
      return { body: { feedback: await asSeenByReader({ table, links }, visitor, own) } };
    }),
    openEndpoint(api.leaveFeedback, async ({ body, ...given }) => {
      const visitor = await openFor(given);
      return {
        body: await oneAsSeenByReader({ table, links }, visitor, await addFeedback({ table, links }, visitor, body)),
      };
    }),
    openEndpoint(api.patchOwnFeedback, async ({ body, ...given }) => {
      const visitor = await openFor(given);
      const changed = await change(table, visitor, given.params.feedbackId, body);
      return { body: await oneAsSeenByReader({ table, links }, visitor, changed) };
    }),
    openEndpoint(api.deleteOwnFeedback, async (given) => {
      const { feedbackId } = given.params;
      await deleteOwn(table, await openFor(given), feedbackId);
      return { body: { feedbackId } };
    }),
  ];
}

interface Visit {
  readonly params: { readonly token: string };
  readonly reader: LinkReader;
  readonly viewerAddress: string;
}

interface LinkVisitor extends OpenedLink {
  readonly keyHash: string;
  readonly readerId: ReaderId;
  readonly viewerAddress: string;
  readonly now: Date;
}

async function assertMayWrite(table: Table, visitor: LinkVisitor): Promise<void> {
  const { share, readerId, keyHash, viewerAddress, now } = visitor;
  await assertTakesFeedback(table, share, now);
  if (await isBlocked(table, share.playId, readerId)) throw readerBlocked();
  await assertNotTooMuch(table, { viewerAddress, keyHash, shareId: share.shareId }, now);
}

const readerBlocked = () =>
  new Refused("not-allowed", "The author takes no more feedback from this browser. Your words stay on this device.", {
    code: "reader-blocked",
  });

type Deps = { readonly table: Table; readonly links: LinkAccess };

async function addFeedback({ table, links }: Deps, visitor: LinkVisitor, said: z.output<typeof newFeedback>) {
  await assertMayWrite(table, visitor);
  const { share, readerId, keyHash, now } = visitor;
  if (said.questionId !== undefined) await assertAsked(table, share, said.questionId);
  const feedback: store.StoredFeedback = {
    ...said,
    ...(share.reader && { name: share.reader.name, email: share.reader.email ?? "" }),
    ...(said.passage && (await anchored({ table, links }, visitor, said.passage))),
    shareId: share.shareId,
    linkLabel: share.label,
    readerNumber: await numberOfReader(table, share, readerId),
    keyHash,
    at: now.toISOString(),
    state: "open",
    replies: [],
  };
  if (await store.putFeedback(table, share, feedback)) return feedback;
  return getOwn(table, visitor, said.feedbackId);
}

async function assertAsked(table: Table, { playId }: PlayOfOwner, questionId: string): Promise<void> {
  const questions = await listQuestions(table, playId);
  if (questions.some(({ id }) => id === questionId)) return;
  throw new Refused("invalid", "The author no longer asks this question. Reload the page.", {
    fields: { questionId: "We couldn't find this question." },
  });
}

/** Returns the passage and which letters of the play it covers. A reader can't quote what the link doesn't show. */
async function anchored(deps: Deps, link: OpenedLink, given: QuotedPassage) {
  const { share, head } = link;
  const [loaded, hidden] = await Promise.all([
    findDocument(deps.table, share.playId, head, given.sequence),
    findHiddenNames(deps.table, share),
  ]);
  const hideIn = (play: Pick<Play, "front">): Hide =>
    hidden ? blackOutOf(play, hidden) : (text) => blackOut(text, undefined);
  const shown = share.isLive ? loaded && liveText(loaded, hideIn) : await frozenText(deps, link, hideIn);
  const passage = assertShown(given, shown?.textOf);
  const places = loaded && placesIn(loaded.doc, given, hideIn({ front: readFront(loaded.doc) }));
  return { passage, quoteCheck: checkQuotes(given, shown), places };
}

type HideIn = (play: Pick<Play, "front">) => Hide;

const liveText = ({ doc, sequence }: LoadedDocument, hideIn: HideIn): ShownPlay => ({
  textOf: shownOf(doc, hideIn({ front: readFront(doc) })),
  sequence,
});

async function frozenText({ links }: Deps, link: OpenedLink, hideIn: HideIn): Promise<ShownPlay> {
  const { play, sequence } = await links.readFrozen(link);
  return { textOf: shownIn(play.blocks, hideIn(play)), sequence };
}

/** Another reader's comment is treated as if it didn't exist. */
async function findOwn(table: Table, { share, keyHash }: LinkVisitor, feedbackId: FeedbackId) {
  const found = await store.findFeedback(table, share.playId, feedbackId);
  return found?.shareId === share.shareId && isSameHash(found.keyHash, keyHash) ? found : undefined;
}

async function getOwn(table: Table, visitor: LinkVisitor, feedbackId: FeedbackId): Promise<store.StoredFeedback> {
  const own = await findOwn(table, visitor, feedbackId);
  if (!own) throw store.noSuchFeedback();
  return own;
}

async function change(
  table: Table,
  visitor: LinkVisitor,
  feedbackId: FeedbackId,
  changes: z.output<typeof api.patchOwnFeedback.body>,
) {
  await assertMayWrite(table, visitor);
  const { kind } = await getOwn(table, visitor, feedbackId);
  if (kind === "answer" && changes.kind !== undefined) throw answersStayAnswers();
  const editedAt = visitor.now.toISOString();
  return store.changeFeedback(table, visitor.share.playId, feedbackId, { ...changes, editedAt });
}

const answersStayAnswers = () =>
  new Refused("invalid", "You can change the text of an answer, but not its kind.", {
    fields: { kind: "This is an answer." },
  });

/** Readers can delete their own feedback even after the author stops accepting more. */
async function deleteOwn(table: Table, visitor: LinkVisitor, feedbackId: FeedbackId): Promise<void> {
  if (await findOwn(table, visitor, feedbackId)) await store.deleteStoredFeedback(table, visitor.share, feedbackId);
}

/** Refuses readers if the link doesn't accept feedback, or its author's plan currently doesn't include it. */
async function assertTakesFeedback(
  table: Table,
  { takesFeedback, owner }: Pick<Share, "takesFeedback" | "owner">,
  now: Date,
): Promise<void> {
  if (takesFeedback && mayUse(await findTier(table, owner, now), "feedback")) return;
  throw new Refused("not-allowed", "This play isn't accepting comments right now. Your text is saved on this device.", {
    code: feedbackClosed,
  });
}
