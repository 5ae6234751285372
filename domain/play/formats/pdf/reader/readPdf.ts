import type { Block, BlockId, FrontMatter, Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { NoticeLog } from "../../reading/importNotice.ts";
import type { ReadOptions, ReadPlay } from "../../reading/readPlay.ts";
import { type RecognizedPlay, recognizePlay } from "../../typed/recognizePlay.ts";
import { bodyRows } from "./bodyRows.ts";
import { readFrontPages } from "./frontPages.ts";
import { withoutFurniture } from "./furniture.ts";
import { type PageText, type PdfText, readPdfText } from "./pageText.ts";
import { type PdfParagraphs, pdfParagraphs } from "./pdfParagraphs.ts";
import { type PrintedRow, printedRows } from "./printedRows.ts";
import { isTagged, readTaggedPlay } from "./taggedPlay.ts";

/**
 * Reads the text of a PDF. Our own files name their elements. Others are read as well as possible: they only have text
 * at positions. Names above their speeches are recognized by their place, everything else as in a word processor's file.
 */
export async function readPdf(bytes: Uint8Array, newId: () => BlockId, options?: ReadOptions): Promise<ReadPlay> {
  const text = await readPdfText(bytes);
  const isPicture = ({ runs, over }: PageText): boolean =>
    over.texts.length === 0 && !runs.some((run) => /[\p{L}\p{N}]/u.test(run.text));
  if (text.pages.every(isPicture))
    throw new Refused(
      "invalid",
      "This PDF has no text, only pictures of pages. Run text recognition (OCR) on it and import the result.",
    );
  const rows = printedRows(text.pages);
  const read = isTagged(text.pages) ? readOwn(text, rows, newId) : recognize(text, rows, newId, options);
  return withWrittenOver(read, text, newId);
}

/** Makes notes at the play's end of what's in form fields and text boxes, because it has no place in the text. */
function withWrittenOver(read: ReadPlay, { pages }: PdfText, newId: () => BlockId): ReadPlay {
  const notes = pages
    .flatMap(({ over }) => over.texts)
    .map((text): Block => ({ id: newId(), kind: "note", text: [{ text }] }));
  const log = new NoticeLog(textsOver);
  for (const { id } of notes) log.add("fields", { blockId: id });
  log.addMany(
    "comments",
    pages.reduce((sum, { over }) => sum + over.comments, 0),
  );
  return {
    ...read,
    play: { ...read.play, blocks: [...read.play.blocks, ...notes] },
    notices: [...read.notices, ...log.list()],
  };
}

const textsOver = {
  fields: {
    kind: "changed",
    message: (count: string) =>
      `Text in form fields and text boxes (${count}) became private notes at the end of the play. Readers don't see them.`,
  },
  comments: { kind: "dropped", message: (count: string) => `Comments (${count}) were left out.` },
} as const;

type Rows = readonly (readonly PrintedRow[])[];

/** Reads a file that we made by its structure. */
function readOwn(text: PdfText, rows: Rows, newId: () => BlockId): ReadPlay {
  const { front, blocks, joined } = readTaggedPlay(text.pages, rows, newId);
  const log = new NoticeLog(texts);
  log.add("own");
  log.addMany("repeats", joined);
  return { play: withTitle({ front: withProperties(front, text), blocks }, text), notices: log.list() };
}

function recognize(text: PdfText, rows: Rows, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const heights = text.pages.map(({ height }) => height);
  const { front, body } = readFrontPages(withoutFurniture(rows, heights), newId);
  const found = pdfParagraphs(bodyRows(body));
  const read = recognizePlay(found.paragraphs, withProperties(front, text), newId, options);
  const log = new NoticeLog(texts);
  log.add("pdf");
  log.addMany("heads", body.heads);
  log.addMany("repeats", body.repeats + found.repeats);
  return {
    play: withTitle(withSimultaneous(read, found), text),
    notices: [...log.list(), ...read.notices],
    groups: read.groups,
    paragraphs: read.paragraphs,
    plays: read.plays,
  };
}

const texts = {
  own: {
    kind: "changed",
    message:
      "Names and headings that are printed in capitals stay in capitals. Underlines, page breaks and notes aren't in a PDF.",
  },
  pdf: {
    kind: "guessed",
    message:
      "A PDF has text at places on pages, but no elements. Each element was recognized by its place and its text. Check the play.",
  },
  heads: {
    kind: "dropped",
    message: (count: string) => `Page numbers and running heads (${count}) were left out. Ghostlight prints its own.`,
  },
  repeats: {
    kind: "changed",
    message: (count: string) => `Speeches that continue on the next page (${count}) were joined.`,
  },
} as const;

/** Takes the case of the title and the author from the file's properties, because title pages are often in capitals. */
function withProperties(front: FrontMatter, { title, author }: PdfText): FrontMatter {
  const isSame = (a: string, b: string): boolean => a !== "" && a.toLowerCase() === b.toLowerCase();
  return {
    ...front,
    ...(isSame(front.title, title) ? { title } : {}),
    ...(isSame(front.authors, author) ? { authors: author } : {}),
  };
}

/** Programs put their own name or the file's into the title. */
const isFileName = (title: string): boolean => /^microsoft |^untitled|\.\w{2,5}$/i.test(title);

/** Takes a missing title from the file's properties. */
function withTitle(play: Play, { title }: PdfText): Play {
  if (play.front.title !== "" || title === "" || title.length > 200 || isFileName(title)) return play;
  return { ...play, front: { ...play.front, title } };
}

function withSimultaneous({ play, firstBlocks }: RecognizedPlay, { simultaneous }: PdfParagraphs): Play {
  const ids = new Set([...simultaneous].map(({ layout }) => firstBlocks.get(layout)));
  if (ids.size === 0) return play;
  const blocks = play.blocks.map((block) =>
    block.kind === "cue" && ids.has(block.id) ? { ...block, simultaneous: true as const } : block,
  );
  return { ...play, blocks };
}
