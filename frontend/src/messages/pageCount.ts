import type { PageCount } from "#domain/play/layout/pageCount.ts";
import { counted } from "./format.ts";
import { translated } from "./translation.ts";

/** How long a play is on paper. */
export const pageCountWords = translated("pageCountWords", {
  pages: (pages: number) => counted(pages, "page", "pages"),
  withSheets: (pages: string, sheets: number) => `${pages}, ${counted(sheets, "sheet", "sheets")} with front matter`,
});

/** Says both numbers where they differ. A text that isn't a play has sheets only, which are its pages. */
export function describePageCount({ pages, sheets }: PageCount): string {
  const length = pageCountWords.pages(pages || sheets);
  return pages === 0 || pages === sheets ? length : pageCountWords.withSheets(length, sheets);
}
