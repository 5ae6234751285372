import { type ObjectNumber, type PdfFile, ref } from "./pdfFile.ts";
import { pdfString } from "./pdfValues.ts";

export interface Bookmark {
  readonly title: string;
  /** Index of its page. */
  readonly page: number;
}

/** Writes the bookmarks and returns their root; undefined if there are none. */
export function writeOutline(
  file: PdfFile,
  bookmarks: readonly Bookmark[],
  pages: readonly ObjectNumber[],
): ObjectNumber | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = file.reserve();
  const items = bookmarks.map(() => file.reserve());
  for (const [index, { title, page }] of bookmarks.entries()) {
    const previous = items[index - 1];
    const next = items[index + 1];
    const neighbors = `${previous ? ` /Prev ${ref(previous)}` : ""}${next ? ` /Next ${ref(next)}` : ""}`;
    file.set(
      items[index] ?? 0,
      `<</Title ${pdfString(title)} /Parent ${ref(root)}${neighbors} /Dest [${ref(pages[page] ?? 0)} /Fit]>>`,
    );
  }
  file.set(
    root,
    `<</Type /Outlines /First ${ref(items[0] ?? 0)} /Last ${ref(items.at(-1) ?? 0)} /Count ${items.length}>>`,
  );
  return root;
}
