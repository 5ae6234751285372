import { cleanLine } from "#domain/feedback/cleanText.ts";
import type { QuotedPassage, ShownDraft } from "#domain/feedback/feedback.ts";
import { readFront } from "#domain/play/document/front.ts";
import { maxDraftLength } from "#domain/play/front/maxDraftLength.ts";
import type { Play } from "#domain/play/play.ts";
import { blackOut } from "#domain/sharing/blackOut.ts";
import { blackOutOf } from "#domain/sharing/withoutNames.ts";
import { findHiddenNames } from "#lambdas/shared/links/findHiddenNames.ts";
import type { OpenedLink } from "#lambdas/shared/links/openLink.ts";
import type { LoadedDocument } from "#lambdas/stores/documents.ts";
import { findCard } from "#lambdas/stores/plays.ts";
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
import type { LinkAccess } from "./link.ts";

/** What the place of a comment is read from. */
export interface PlaceSources {
  readonly table: Table;
  readonly links: LinkAccess;
}

/** Returns where a comment belongs, and the draft line of the title page where that was read for it. */
export async function placeOf(deps: PlaceSources, link: OpenedLink, passage: QuotedPassage | undefined) {
  if (passage) return anchored(deps, link, passage);
  if (link.share.isLive) return { line: undefined };
  // The comment matters more than the name of its draft.
  const frozen = await deps.links.readFrozen(link).catch(() => undefined);
  return { line: frozen?.play.front.draftDate };
}

interface DraftSource {
  /** The title page's draft line; undefined if it has to be looked up. */
  readonly line: string | undefined;
  /** What the reader's browser says about the text on the page. Nothing depends on it but what the author is told. */
  readonly asOf: string | undefined;
}

/** Returns which draft the link showed when the comment was written. */
export async function draftShown(
  table: Table,
  { share, now }: Pick<OpenedLink, "share"> & { readonly now: Date },
  { line, asOf }: DraftSource,
): Promise<ShownDraft> {
  if (!share.isLive) return { line: lineOf(line), asOf: share.frozenAt ?? share.createdAt };
  const card = await findCard(table, share.owner, share.playId);
  const changedAt = card?.changedAt ?? now.toISOString();
  return { line: lineOf(line ?? card?.draft), asOf: asOf && asOf < changedAt ? asOf : changedAt };
}

const lineOf = (line = ""): string => cleanLine(line).slice(0, maxDraftLength);

/** Returns the passage and which letters of the play it covers. A reader can't quote what the link doesn't show. */
async function anchored(deps: PlaceSources, link: OpenedLink, given: QuotedPassage) {
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
  return { passage, quoteCheck: checkQuotes(given, shown), places, line: shown?.line };
}

type HideIn = (play: Pick<Play, "front">) => Hide;

interface ShownText extends ShownPlay {
  /** The title page's draft line. */
  readonly line: string;
}

function liveText({ doc, sequence }: LoadedDocument, hideIn: HideIn): ShownText {
  const front = readFront(doc);
  return { textOf: shownOf(doc, hideIn({ front })), sequence, line: front.draftDate };
}

async function frozenText({ links }: PlaceSources, link: OpenedLink, hideIn: HideIn): Promise<ShownText> {
  const { play, sequence } = await links.readFrozen(link);
  return { textOf: shownIn(play.blocks, hideIn(play)), sequence, line: play.front.draftDate };
}
