import { readFront } from "#domain/play/document/front.ts";
import { blackOutOf } from "#domain/sharing/withoutNames.ts";
import { findHiddenNames } from "#lambdas/shared/links/findHiddenNames.ts";
import type { OpenedLink } from "#lambdas/shared/links/openLink.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import { findCard } from "#lambdas/stores/plays.ts";
import type { PlaceSources } from "./commentPlace.ts";

/** Returns a play's title as the link shows it: of the same draft, and on a blind link without the author's names. */
export async function titleShown({ table, links }: PlaceSources, link: OpenedLink): Promise<string> {
  const { share, head } = link;
  const hidden = await findHiddenNames(table, share);
  if (share.isLive && !hidden) return (await findCard(table, share.owner, share.playId))?.title ?? "";
  const front = share.isLive
    ? readFront((await loadDocument(table, share.playId, head)).doc)
    : (await links.readFrozen(link)).play.front;
  return hidden ? blackOutOf({ front }, hidden)(front.title).text : front.title;
}
