import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId, FrontMatter } from "#domain/play/play.ts";
import type { Collector } from "../fountain/collector.ts";
import { noticesOfAround, readArchiveHeader } from "../plainText/archiveText.ts";
import type { Paragraph, TypedLayout } from "../plainText/paragraph.ts";
import { type Recognized, recognizeParagraphs } from "../plainText/recognizeParagraphs.ts";
import type { ImportNotice } from "../reading/importNotice.ts";
import { byOriginalLayout, withChosenKinds } from "./chosenKinds.ts";
import type { Corrections } from "./corrections.ts";
import { type FilePart, findFileParts } from "./fileParts.ts";
import { groupingOf } from "./grouping.ts";
import type { ChosenFront, OtherKind } from "./groupKinds.ts";
import { mergeFronts } from "./mergeFronts.ts";
import { type GroupedParagraphs, groupParagraphs } from "./paragraphGroups.ts";

interface Options {
  readonly corrections: Corrections;
  readonly hasTitlePage: boolean;
  /** Gives kinds to paragraphs for which the writer chose none. */
  readonly withKinds?: (paragraphs: readonly Paragraph[]) => readonly Paragraph[];
}

interface RecognizedGroups {
  readonly read: Recognized;
  /** What was found about the title page. */
  readonly found: FrontMatter;
  readonly chosenFront: ChosenFront;
  /** The first block that came from a paragraph, by the paragraph's original layout. */
  readonly firstBlocks: ReadonlyMap<TypedLayout, BlockId>;
  readonly notices: readonly ImportNotice[];
  readonly groupsOf: (blocks: readonly Block[]) => GroupedParagraphs;
}

/** Recognizes paragraphs, groups them by how they look, and makes of each group what the writer says it is. */
export function recognizeGrouped(
  paragraphs: readonly Paragraph[],
  collector: Collector,
  { corrections, hasTitlePage, withKinds = (unchanged) => unchanged }: Options,
): RecognizedGroups {
  const { parts, archiveText, titlePage: front } = findFileParts(paragraphs);
  const grouping = groupingOf(paragraphs, parts, corrections);
  const { original, placed: chosen, front: chosenFront } = withChosenKinds(paragraphs, grouping);
  const placed = withKinds(chosen);
  const title = hasTitlePage ? chosenFront.styledTitle : undefined;
  const layoutsOf = (part: FilePart): ReadonlySet<TypedLayout> =>
    new Set(
      placed.flatMap(({ layout }, at) => {
        const before = original[at]?.layout;
        return before && parts.get(before) === part && !layout.isChosen ? [layout] : [];
      }),
    );
  const read = recognizeParagraphs(placed, collector, {
    hasTitlePage: hasTitlePage && (title !== undefined || !chosenFront.hasTitle),
    title,
    titlePage: front && { front, layouts: layoutsOf("titlePage") },
  });
  const firstBlocks = byOriginalLayout(original, placed, read.firstBlocks);
  const titlePage = new Map<TypedLayout, OtherKind>([...read.titlePage].map((layout) => [layout, "title"]));
  const others = new Map(byOriginalLayout(original, placed, titlePage));
  for (const { layout } of paragraphs) if (layout.field) others.set(layout, "title");
  return {
    read,
    found: mergeFronts(read.front ?? emptyFront, readArchiveHeader(archiveText)),
    chosenFront,
    firstBlocks,
    notices: noticesOfAround(grouping.archiveLeftOut, grouping.pageLeftOut),
    groupsOf: (blocks) => groupParagraphs(paragraphs, { grouping, firstBlocks, others, blocks }),
  };
}
