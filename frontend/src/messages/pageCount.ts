import type { PageCount } from "#domain/play/layout/pageCount.ts";
import { pageCountWords } from "./pageCount.yaml";

/** Says both numbers where they differ. A text that isn't a play has sheets only, which are its pages. */
export function describePageCount({ pages, sheets }: PageCount): string {
  const length = pageCountWords.pages({ pages: pages || sheets });
  return pages === 0 || pages === sheets ? length : pageCountWords.withSheets({ pages: length, sheets });
}
