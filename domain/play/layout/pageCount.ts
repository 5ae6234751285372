import type { PagedManuscript } from "./pagedManuscript.ts";

export interface PageCount {
  /** Pages of the play itself, from page 1 on. Everything that says how long a play is shows this number. */
  readonly pages: number;
  /** Sheets of paper, with the title page and the front matter. */
  readonly sheets: number;
}

/** Counts the pages of a manuscript. Title page and front matter aren't pages of the play: page 1 comes after them. */
export const pageCount = ({ pages }: Pick<PagedManuscript, "pages">): PageCount => ({
  pages: pages.filter(({ start }) => start !== undefined).length,
  sheets: pages.length,
});
