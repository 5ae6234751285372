import { counted } from "../format.ts";
import type * as english from "../pageCount.ts";
import type { Translation } from "../translation.ts";

export const pageCountWords: Translation<typeof english.pageCountWords> = {
  pages: (pages: number) => counted(pages, "página", "páginas"),
  withSheets: (pages: string, sheets: number) => `${pages}, ${counted(sheets, "hoja", "hojas")} con los preliminares`,
};
