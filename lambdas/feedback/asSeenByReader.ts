import { readFront } from "#domain/play/document/front.ts";
import type { Play } from "#domain/play/play.ts";
import { withoutSurnamesOf } from "#domain/sharing/withoutNames.ts";
import { findHiddenNames } from "#lambdas/shared/links/findHiddenNames.ts";
import type { OpenedLink } from "#lambdas/shared/links/openLink.ts";
import { countMoreParts, noteLoggedParts, partsOf } from "#lambdas/shared/links/partLimits.ts";
import { loggedBytesOf } from "#lambdas/shared/readLimits.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import type { StoredFeedback } from "#lambdas/stores/feedback.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { requestLimitOf } from "./limits.ts";
import type { LinkAccess } from "./link.ts";

interface Deps {
  readonly table: Table;
  readonly links: LinkAccess;
}

/** A link that somebody at this address has opened now. */
interface VisitedLink extends OpenedLink {
  readonly viewerAddress: string;
  readonly now: Date;
}

/** Returns a reader's feedback as they see it: on a blind link, the author's names are blacked out in the replies. */
export async function asSeenByReader(
  deps: Deps,
  link: VisitedLink,
  feedback: readonly StoredFeedback[],
): Promise<StoredFeedback[]> {
  const hidden = await findHiddenNames(deps.table, link.share);
  if (!hidden || feedback.every(({ replies }) => replies.every(({ by }) => by === "reader"))) return [...feedback];
  const censor = withoutSurnamesOf(await frontOf(deps, link), hidden);
  return feedback.map((one) => ({
    ...one,
    replies: one.replies.map((reply) => (reply.by === "reader" ? reply : { ...reply, text: censor(reply.text) })),
  }));
}

export async function oneAsSeenByReader(deps: Deps, link: VisitedLink, feedback: StoredFeedback) {
  const [seen = feedback] = await asSeenByReader(deps, link, [feedback]);
  return seen;
}

/** Returns the title page that names the author. */
async function frontOf({ table, links }: Deps, link: VisitedLink): Promise<Pick<Play, "front">> {
  const { share, head, viewerAddress, now } = link;
  const counting = { table, rate: requestLimitOf(viewerAddress), now };
  await countMoreParts(counting, partsOf(link));
  if (!share.isLive) return (await links.readFrozen(link)).play;
  const loaded = await loadDocument(table, share.playId, head);
  await noteLoggedParts(counting, loggedBytesOf(loaded, head));
  return { front: readFront(loaded.doc) };
}
