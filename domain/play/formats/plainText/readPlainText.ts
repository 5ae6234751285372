import type { HeadedPart } from "#domain/play/front/frontFields.ts";
import { partOfHeading } from "#domain/play/layout/pageWords.ts";
import type { BlockId } from "#domain/play/play.ts";
import { Collector } from "../fountain/collector.ts";
import { readTitlePage } from "../fountain/fountainTitlePage.ts";
import { readFountain } from "../fountain/readFountain.ts";
import { readFrontParts } from "../reading/frontPartsOf.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { withAsides } from "../reading/withAsides.ts";
import { withoutYaml } from "../reading/yamlFront.ts";
import { choosePlay, frontOfChosen, notesBefore, withChosenTitle } from "../typed/choosePlay.ts";
import type { Corrections } from "../typed/corrections.ts";
import { mergeFronts } from "../typed/mergeFronts.ts";
import { recognizeGrouped } from "../typed/recognizeGrouped.ts";
import { asidesOf } from "./asides.ts";
import { beginsSpeech, findCueForms } from "./cueForm.ts";
import { withEastAsianNames } from "./eastAsianNames.ts";
import { noticesOf } from "./noticesOf.ts";
import { type Line, type Paragraph, plainLayout, readLine } from "./paragraph.ts";
import { segmentParagraphs } from "./segmentParagraphs.ts";
import { createUnwrapper } from "./unwrap.ts";
import { withoutPageEnds } from "./withoutPageEnds.ts";
import { spacesBefore } from "./writePlainText.ts";

/**
 * Reads a play from plain text: as Fountain if it has Fountain's marks, otherwise by how plays are usually typed.
 * Anything unrecognized becomes a stage direction, so no word is lost; every kind of guess has a notice.
 */
export function readPlainText(text: string, newId: () => BlockId, options: ReadOptions = {}): ReadPlay {
  const given = withoutYaml(text)
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/);
  const lines = withoutPageEnds(given, { joinsSentences: true });
  const { front, length, unknown } = readTitlePage(lines, newId);
  if (unknown.length > 0 || hasFountainMarks(lines)) return readFountain(lines.join("\n"), newId);
  const { parts, rest } = takeFrontParts(lines.slice(length).join("\n"));
  const chosen = choosePlay(segmentParagraphs(withEastAsianNames(paragraphsOf(rest, options)), options), options.play);
  const collector = new Collector(frontOfChosen(front, chosen), newId);
  const { read, found, chosenFront, notices, groupsOf } = recognizeGrouped(chosen.paragraphs, collector, {
    corrections: options,
    hasTitlePage: length === 0 || chosen.chosen !== undefined,
  });
  const { front: collected, blocks } = collector.finish();
  const before = notesBefore(chosen, newId);
  const merged = withChosenTitle(mergeFronts(collected, found), chosen);
  const withParts = { ...merged, ...(chosen.chosen ? {} : readFrontParts(parts, newId)) };
  const play = { front: chosenFront.addTo(withParts, newId), blocks: [...before.blocks, ...blocks] };
  return {
    play,
    notices: [
      ...withAsides([], [{ asides: asidesOf({ pageMarks: given.length - lines.length }) }], newId).notices,
      ...chosen.notices,
      ...before.notices,
      ...notices,
      ...noticesOf({ guesses: read.guesses, play, front: read.front }),
    ],
    plays: chosen.plays,
    ...groupsOf(blocks),
  };
}

/** Marks that only Fountain has: `# Act`, `.HEADING`, `@name`, `> centered <`, `~lyric`, `[[note]]`, `/*`. */
const fountainLine =
  /^[ \t]*(#{1,6}[ \t]*\p{L}|@\p{L}|>.*<[ \t]*$|>[ \t]*\p{Lu}\P{Ll}*$|~\S|!\p{L}|\.\p{Lu}\p{Lu}|(INT|EXT)[./]|\p{Lu}\P{Ll}*[ \t]\^$)/u;

/** Returns whether a text uses Fountain's own marks. */
export function hasFountainMarks(lines: readonly string[]): boolean {
  return lines.some((line) => fountainLine.test(line.slice(0, 400)) || line.includes("[[") || line.startsWith("/*"));
}

/** Splits text into paragraphs at empty lines, and joins lines that were wrapped unless every line is a paragraph. */
export function paragraphsOf(text: string, { linesAreParagraphs = false }: Corrections = {}): readonly Paragraph[] {
  const groups = text
    .split(/\n[ \t\u00a0]*(?=\n)/)
    .map((paragraph) => paragraph.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0);
  const read = createLineReader();
  const toParagraph = (lines: readonly string[], written = lines): Paragraph => {
    const [spaces = 0, ...more] = written.map((line) => line.search(/\S/));
    return {
      lines: lines.map(read),
      apart: true,
      layout: { ...plainLayout, spaces },
      ...(more.length > 0 && { spacesBelow: more.reduce((least, one) => Math.min(least, one)) }),
    };
  };
  const trimmed = (lines: readonly string[]): readonly string[] => lines.map((line) => line.trim());
  if (linesAreParagraphs) return groups.map((lines) => toParagraph(trimmed(lines), lines));
  const forms = findCueForms(groups.map((lines) => toParagraph(trimmed(lines))));
  const unwrap = createUnwrapper(text, forms.isDense ? (line) => beginsSpeech(read(line), forms) : undefined);
  return groups.map((lines) => toParagraph(unwrap(lines), lines));
}

/** Returns a function that reads the same text once. Each line is still an object of its own. */
function createLineReader(): (text: string) => Line {
  const known = new Map<string, Line>();
  return (text) => {
    const line = known.get(text) ?? readLine(text);
    known.set(text, line);
    return { ...line };
  };
}

interface FrontPartLines {
  readonly part: HeadedPart;
  readonly lines: string[];
}

/**
 * Takes the front matter out of a text as `writePlainText` writes it: each part under its centered heading, at the
 * margin. Nothing of the play before the first speech is at the margin.
 */
function takeFrontParts(text: string): { readonly parts: readonly FrontPartLines[]; readonly rest: string } {
  const unwrap = createUnwrapper(text);
  const parts: FrontPartLines[] = [];
  const rest: string[] = [];
  let isInPart = false;
  for (const paragraph of text.split(/\n[ \t\u00a0]*(?=\n)/)) {
    const lines = paragraph.split("\n").filter((line) => line.trim() !== "");
    const [heading = "", ...below] = lines;
    const part = below.length > 0 && isCentered(heading) ? partOfHeading(heading) : undefined;
    isInPart = part !== undefined || (isInPart && heading.trim() === heading);
    if (part) parts.push({ part, lines: [...unwrap(below)] });
    else if (isInPart) parts.at(-1)?.lines.push("", ...unwrap(lines));
    else rest.push(paragraph);
  }
  return { parts, rest: rest.join("\n") };
}

const isCentered = (line: string): boolean => line.search(/\S/) === spacesBefore(line.trim());
