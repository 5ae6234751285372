import { type BlockId, emptyFront, type FrontMatter } from "#domain/play/play.ts";
import { Collector } from "../fountain/collector.ts";
import { readTitlePage } from "../fountain/fountainTitlePage.ts";
import { readFountain } from "../fountain/readFountain.ts";
import { readFrontParts } from "../frontPartsOf.ts";
import type { ReadOptions, ReadPlay } from "../readPlay.ts";
import { blocksByLayout, groupParagraphs, withGroupKinds } from "../typed/paragraphGroups.ts";
import { takeFrontParts } from "./frontParts.ts";
import { noticesOf } from "./notices.ts";
import { type Paragraph, plainLayout, readLine } from "./paragraph.ts";
import { recognizeParagraphs } from "./recognize.ts";
import { createUnwrapper } from "./unwrap.ts";

/**
 * Reads a play from plain text: as Fountain if it has Fountain's marks, otherwise by how plays are usually typed.
 * Anything unrecognized becomes a stage direction, so no word is lost; every kind of guess has a notice.
 */
export function readPlainText(text: string, newId: () => BlockId, { kinds = {} }: ReadOptions = {}): ReadPlay {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const { front, length, unknown } = readTitlePage(lines, newId);
  if (unknown.length > 0 || hasFountainMarks(lines)) return readFountain(text, newId);
  const collector = new Collector(front, newId);
  const { parts, rest } = takeFrontParts(lines.slice(length).join("\n"));
  const paragraphs = paragraphsOf(rest);
  const { original, placed, front: chosenFront } = withGroupKinds(paragraphs, kinds);
  const read = recognizeParagraphs(placed, collector, { hasTitlePage: length === 0 });
  const play = collector.finish();
  const title = read.front ?? readArchiveHeader(lines);
  const firstBlocks = blocksByLayout(original, placed, read.firstBlocks);
  return {
    play: {
      ...play,
      front: chosenFront.addTo(
        { ...play.front, ...(title && nonEmpty(title)), ...readFrontParts(parts, newId) },
        newId,
      ),
    },
    notices: noticesOf({ guesses: read.guesses, play, front: title, source: "Plain text" }),
    groups: groupParagraphs(paragraphs, { firstBlocks, blocks: play.blocks, kinds }),
  };
}

const nonEmpty = (front: FrontMatter): Partial<FrontMatter> =>
  Object.fromEntries(Object.entries(front).filter(([, value]) => value.length > 0));

/** Marks that only Fountain has: `# Act`, `.HEADING`, `@name`, `> centered <`, `~lyric`, `[[note]]`, `/*`. */
const fountainLine =
  /^[ \t]*(#{1,6}[ \t]*\p{L}|@\p{L}|>.*<[ \t]*$|>[ \t]*\p{Lu}\P{Ll}*$|~\S|!\p{L}|\.\p{Lu}\p{Lu}|(INT|EXT)[./]|\p{Lu}\P{Ll}*[ \t]\^$)/u;

/** Returns whether a text uses Fountain's own marks. */
export function hasFountainMarks(lines: readonly string[]): boolean {
  return lines.some((line) => fountainLine.test(line.slice(0, 400)) || line.includes("[[") || line.startsWith("/*"));
}

/** Splits text into paragraphs at empty lines. */
export function paragraphsOf(text: string): readonly Paragraph[] {
  const unwrap = createUnwrapper(text);
  return text
    .split(/\n[ \t\u00a0]*(?=\n)/)
    .map((paragraph) => paragraph.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      lines: unwrap(lines).map(readLine),
      apart: true,
      layout: { ...plainLayout, spaces: lines[0]?.search(/\S/) ?? 0 },
    }));
}

/** Reads the header that book archives put at the top of their files. */
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
