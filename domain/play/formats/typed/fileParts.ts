import type { FrontMatter } from "#domain/play/play.ts";
import { findArchiveText } from "../plainText/archiveText.ts";
import { guessBelowTitle, guessTitlePage } from "../plainText/guessTitlePage.ts";
import { type Paragraph, type TypedLayout, textOfParagraph } from "../plainText/paragraph.ts";
import { findListings } from "../plainText/preamble.ts";
import { findSpeakers } from "../plainText/speakers.ts";

/** What comes before or after a play in its file. */
export type FilePart = "archive" | "page" | "titlePage" | "characters" | "acts";

export interface FileParts {
  /** The part that a paragraph belongs to by its place, by its layout. Those of the play have none. */
  readonly parts: ReadonlyMap<TypedLayout, FilePart>;
  /** What is on the title page, if no style names the title. */
  readonly titlePage: FrontMatter | undefined;
  /** What an archive of books put around the play. */
  readonly archiveText: readonly Paragraph[];
}

/** Finds the paragraphs around a play. It doesn't depend on corrections. */
export function findFileParts(paragraphs: readonly Paragraph[]): FileParts {
  const archiveText = findArchiveText(paragraphs);
  const parts = new Map<TypedLayout, FilePart>(archiveText.map(({ layout }) => [layout, "archive"]));
  for (const { layout } of paragraphs) if (layout.isAround) parts.set(layout, "page");
  for (const { layout } of paragraphs) if (layout.field) parts.set(layout, "titlePage");
  const others = paragraphs.filter(({ layout }) => !parts.has(layout));
  const styled = paragraphs.filter(({ layout }) => layout.field === "title");
  const titlePage =
    styled.length === 0
      ? guessTitlePage(others, findSpeakers(others).has)
      : guessBelowTitle(styled.map(textOfParagraph).join(" "), others);
  for (const { layout } of others.slice(0, titlePage.length)) parts.set(layout, "titlePage");
  for (const [{ layout }, list] of findListings(others, titlePage.length)) parts.set(layout, list);
  return { parts, archiveText, titlePage: titlePage.length > 0 && styled.length === 0 ? titlePage.front : undefined };
}
