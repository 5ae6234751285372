import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import { type ImportNotice, NoticeLog } from "../reading/importNotice.ts";
import { type Paragraph, textOfParagraph } from "./paragraph.ts";

/* Project Gutenberg puts a header and a license around a book. Marks say where the book begins and ends. */

const startMark = /^\W*start of (?:the|this) project gutenberg e-?(?:book|text)(?!\p{L})/iu;
const endMark = /^\W*end of (?:the |this )?project gutenberg(?:['’]s| e-?(?:book|text))(?!\p{L})/iu;
/** Who made the file, in the first paragraphs of the book. */
const credit =
  /^\W*(?:produced by|transcribed from|(?:this )?e-?(?:text|book) (?:was )?(?:prepared|produced))(?!\p{L})/iu;

/** A mark's title may take several lines. A longer paragraph has more than the mark. */
const maxMarkLines = 3;

const isMark = (one: Paragraph, mark: RegExp): boolean =>
  one.lines.length <= maxMarkLines && mark.test(textOfParagraph(one));

/** Returns the paragraphs around a book from Project Gutenberg, with the marks; none for other files. */
export function findArchiveText(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const start = paragraphs.findIndex((one) => isMark(one, startMark));
  const end = paragraphs.findIndex((one, at) => at > start && isMark(one, endMark));
  const book = paragraphs.findIndex((one, at) => at > start && !isMark(one, credit));
  return [...(start < 0 ? [] : paragraphs.slice(0, book)), ...(end < 0 ? [] : paragraphs.slice(end))];
}

/** Reads the title and the author from the header. */
export function readArchiveHeader(archiveText: readonly Paragraph[]): FrontMatter {
  const lines = archiveText.flatMap(({ lines }) => lines.map(({ text }) => text.trim()));
  const entry = (key: string): string =>
    lines
      .find((line) => line.startsWith(`${key}: `))
      ?.slice(key.length + 2)
      .trim() ?? "";
  return { ...emptyFront, title: entry("Title"), authors: entry("Author") };
}

/** Returns what to tell the writer about paragraphs that were left out: those of an archive, and those around an article. */
export function noticesOfAround(ofArchive: number, ofPage: number): readonly ImportNotice[] {
  const log = new NoticeLog({
    archive: {
      kind: "dropped",
      message: (paragraphs: string) =>
        `Project Gutenberg's header and license (${paragraphs} paragraphs) were left out.`,
    },
    page: {
      kind: "dropped",
      message: (paragraphs: string) =>
        `What's around the article of the web page (${paragraphs} paragraphs), such as links and comments, was left out.`,
    },
  });
  log.addMany("archive", ofArchive);
  log.addMany("page", ofPage);
  return log.list();
}
