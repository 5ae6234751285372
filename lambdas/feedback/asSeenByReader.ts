import { readFront } from "#domain/play/document/front.ts";
import type { Play } from "#domain/play/play.ts";
import { withoutSurnamesOf } from "#domain/sharing/withoutNames.ts";
import { findHiddenNames } from "#lambdas/shared/links/findHiddenNames.ts";
import type { OpenedLink } from "#lambdas/shared/links/openLink.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import type { StoredFeedback } from "#lambdas/stores/feedback.ts";
import type { Table } from "#lambdas/stores/table.ts";
import type { LinkAccess } from "./link.ts";

interface Deps {
  readonly table: Table;
  readonly links: LinkAccess;
}

/** Returns a reader's feedback as they see it: on a blind link, the author's names are blacked out in the replies. */
export async function asSeenByReader(
  deps: Deps,
  link: OpenedLink,
  feedback: readonly StoredFeedback[],
): Promise<StoredFeedback[]> {
  const hidden = await findHiddenNames(deps.table, link.share);
  if (!hidden || feedback.every(({ replies }) => replies.length === 0)) return [...feedback];
  const censor = withoutSurnamesOf(await frontOf(deps, link), hidden);
  return feedback.map((one) => ({
    ...one,
    replies: one.replies.map((reply) => ({ ...reply, text: censor(reply.text) })),
  }));
}

export async function oneAsSeenByReader(deps: Deps, link: OpenedLink, feedback: StoredFeedback) {
  const [seen = feedback] = await asSeenByReader(deps, link, [feedback]);
  return seen;
}

/** Returns the title page that names the author. */
async function frontOf({ table, links }: Deps, link: OpenedLink): Promise<Pick<Play, "front">> {
  const { share, head } = link;
  if (!share.isLive) return (await links.readFrozen(link)).play;
  return { front: readFront((await loadDocument(table, share.playId, head)).doc) };
}
