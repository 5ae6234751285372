import { textPages } from "../../layout/front/textPages.ts";
import type { Layout } from "../../layout/layout.ts";
import { type PageCount, pageCount } from "../../layout/pageCount.ts";
import type { PagedManuscript } from "../../layout/pagedManuscript.ts";
import type { Play } from "../../play.ts";
import { exportPagesSteps } from "../export/exportPagesSteps.ts";
import { layoutFor, wholePlayAs } from "../export/exportSettings.ts";
import { prepareExport } from "../export/prepareExport.ts";
import type { PackageChoices } from "./packageChoices.ts";
import { type PackageFile, pagesOf } from "./planPackage.ts";

interface PackageSource {
  readonly play: Play;
  readonly choices: PackageChoices;
}

/** Returns the layout of every file of the package. */
export const layoutOfPackage = ({ play, choices }: PackageSource): Layout => layoutFor(play, pagesOf(choices));

/** Lays out a file's pages, yielding so that typing isn't blocked. */
export function* filePagesSteps({ content }: PackageFile, layout: Layout): Generator<undefined, PagedManuscript> {
  if (content.kind === "text") return textPages(content.paragraphs, layout);
  return yield* exportPagesSteps(prepareExport(content.play, content.settings));
}

/** Counts the pages of each file by its planned name. Word breaks pages itself, so only its first pages are counted. */
export function* pageCountsSteps(
  files: readonly PackageFile[],
  source: PackageSource,
): Generator<undefined, ReadonlyMap<string, PageCount>> {
  const counts = new Map<string, PageCount>();
  for (const file of files) {
    if (source.choices.format === "docx" && file.part !== "firstPages") continue;
    counts.set(file.name, pageCount(yield* filePagesSteps(file, layoutOfPackage(source))));
  }
  return counts;
}

/** Counts the pages of the full script in the chosen layout, also if the package doesn't have it. */
export function* scriptPagesSteps(
  play: Play,
  pages: Pick<PackageChoices, "layout" | "paper">,
): Generator<undefined, PageCount> {
  return pageCount(yield* exportPagesSteps(prepareExport(play, { ...wholePlayAs("pdf"), ...pagesOf(pages) })));
}
