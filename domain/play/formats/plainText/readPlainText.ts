import { type BlockId, emptyFront, type FrontMatter, type Play } from "#domain/play/play.ts";
import { Collector } from "../fountain/collector.ts";
import { readTitlePage } from "../fountain/fountainTitlePage.ts";
import { readFountain } from "../fountain/readFountain.ts";
import type { ImportNotice } from "../importNotice.ts";
import { noticesOf } from "./notices.ts";
import { type Paragraph, plainLayout, readLine } from "./paragraph.ts";
import { recognize } from "./recognize.ts";
import { unwrapper } from "./unwrap.ts";

/**
 * Reads a play from plain text: as Fountain where it has Fountain's marks, else by how plays are typed. What is not
 * recognized becomes a stage direction, so that no word is lost; every guess has its notice.
 */
export function readPlainText(text: string, newId: () => BlockId): { play: Play; notices: readonly ImportNotice[] } {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const { front, length, unknown } = readTitlePage(lines, newId);
  if (unknown.length > 0 || hasFountainMarks(lines)) return readFountain(text, newId);
  const collector = new Collector(front, newId);
  const rest = lines.slice(length).join("\n");
  const paragraphs = paragraphsOf(rest);
  const { guesses, front: guessed } = recognize(paragraphs, collector, { hasTitlePage: length === 0 });
  const play = collector.finish();
  const title = guessed ?? readArchiveHeader(lines);
  return {
    play: title ? { ...play, front: { ...play.front, ...filled(title) } } : play,
    notices: noticesOf(guesses, play, title),
  };
}

const filled = (front: FrontMatter): Partial<FrontMatter> =>
  Object.fromEntries(Object.entries(front).filter(([, value]) => value.length > 0));

/** Marks that only Fountain has: `# Act`, `.HEADING`, `@name`, `> centered <`, `~lyric`, `[[note]]`, `/*`. */
const fountainLine =
  /^[ \t]*(#{1,6}[ \t]*\p{L}|@\p{L}|>.*<[ \t]*$|>[ \t]*\p{Lu}\P{Ll}*$|~\S|!\p{L}|\.\p{Lu}\p{Lu}|(INT|EXT)[./]|\p{Lu}\P{Ll}*[ \t]\^$)/u;

/** Whether text says in Fountain's own marks what it is. */
export function hasFountainMarks(lines: readonly string[]): boolean {
  return lines.some((line) => fountainLine.test(line.slice(0, 400)) || line.includes("[[") || line.startsWith("/*"));
}

/** Paragraphs of text that stand between empty lines. */
export function paragraphsOf(text: string): readonly Paragraph[] {
  const unwrap = unwrapper(text);
  return text
    .split(/\n[ \t\u00a0]*(?=\n)/)
    .map((paragraph) => paragraph.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ lines: unwrap(lines).map(readLine), apart: true, layout: plainLayout }));
}

/** An archive of books says at the top what the file holds. */
function readArchiveHeader(lines: readonly string[]): FrontMatter | undefined {
  const top = lines.slice(0, 60);
  if (!top.some((line) => /project gutenberg/i.test(line))) return undefined;
  const entry = (key: string): string =>
    top
      .find((line) => line.startsWith(`${key}: `))
      ?.slice(key.length + 2)
      .trim() ?? "";
  const title = entry("Title");
  return title === "" ? undefined : { ...emptyFront, title, authors: entry("Author") };
}
