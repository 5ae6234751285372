import { emptyFront, type HeadedPart } from "#domain/play/front/frontFields.ts";
import { partOfHeading } from "#domain/play/layout/pageWords.ts";
import type { Block, BlockId, BlockKind } from "#domain/play/play.ts";
import { readTitlePage } from "../fountain/fountainTitlePage.ts";
import { headingKind } from "../fountain/headings.ts";
import { readInline } from "../fountain/inlineReader.ts";
import { type Asides, addAsides, asidesOf } from "../plainText/asides.ts";
import { findMarkedCue } from "../plainText/cueFinders.ts";
import { guessBelowTitle } from "../plainText/guessTitlePage.ts";
import { type Line, lineOf, type Paragraph, plainLayout } from "../plainText/paragraph.ts";
import { readFrontParts } from "../reading/frontPartsOf.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { takeStruck } from "../reading/struckText.ts";
import { withoutYaml } from "../reading/yamlFront.ts";
import { mergeFronts } from "../typed/mergeFronts.ts";
import { recognizePlay } from "../typed/recognizePlay.ts";

/** Reads a play from Markdown: `#` for the title, acts and scenes, bold names, directions in italics or brackets. */
export function readMarkdown(given: string, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const { front, unknown, text } = takeYaml(given, newId);
  const read = readBody(text, newId, options);
  const notes = unknown.map((entry): Block => ({ id: newId(), kind: "note", text: [{ text: entry }] }));
  return {
    ...read,
    play: { ...read.play, front: mergeFronts(front, read.play.front), blocks: [...notes, ...read.play.blocks] },
  };
}

/** Reads the title page that's written as YAML, if there's one. What has no field becomes a note. */
function takeYaml(given: string, newId: () => BlockId) {
  const rewritten = withoutYaml(given);
  const lines = rewritten.split("\n");
  const none = { front: emptyFront, unknown: [], text: given };
  if (rewritten === given) return none;
  const { front, unknown, length } = readTitlePage(lines, newId);
  return length === 0 ? none : { front, unknown, text: lines.slice(length).join("\n") };
}

function readBody(text: string, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const groups = text.split(/\n[ \t]*(?=\n)/).map((group) => group.split("\n").filter((line) => line.trim() !== ""));
  const blocks = groups.flatMap(splitAtHeadings).filter((lines) => lines.length > 0 && !isRule(lines));
  const title = titleIn(blocks[0]);
  const { parts, rest } = takeFrontParts(title === undefined ? blocks : blocks.slice(1));
  const matter = { ...emptyFront, ...readFrontParts(parts, newId) };
  const paragraphs = toParagraphs(rest);
  if (title === undefined) return recognizePlay(paragraphs, matter, newId, options);
  // "By" and a name after the title are read as on a title page without marks.
  const guessed = guessBelowTitle(title, paragraphs);
  const front = mergeFronts({ ...matter, title }, guessed.front);
  return recognizePlay(after(paragraphs, guessed.length), front, newId, options);
}

type MarkdownBlock = readonly string[];

/** Takes the front matter out, as `writeMarkdown` writes it: before the play's headings, a heading and a text for each part. */
function takeFrontParts(blocks: readonly MarkdownBlock[]) {
  const partOf = (block: MarkdownBlock) => partOfHeading(headingIn(block) ?? "");
  const end = blocks.findIndex((block) => headingIn(block) !== undefined && partOf(block) === undefined);
  const parts: { readonly part: HeadedPart; readonly lines: readonly string[] }[] = [];
  const taken = new Set<MarkdownBlock>();
  for (const [at, block] of blocks.slice(0, end < 0 ? undefined : end).entries()) {
    const part = partOf(block);
    const texts = part ? textsUnder(blocks.slice(at + 1)) : [];
    if (!part || texts.length === 0) continue;
    const text = texts.flatMap((one, index) => (index === 0 ? one : ["", ...one]));
    const mark = part === "characters" ? listMark : "";
    parts.push({ part, lines: text.map((line) => readText(line.replace(mark, "")).text) });
    for (const one of [block, ...texts]) taken.add(one);
  }
  return { parts, rest: blocks.filter((block) => !taken.has(block)) };
}

const listMark = /^[ \t]*[-*+][ \t]+/;

/** Returns the paragraphs up to the next heading. If the play may begin among them, only the first belongs to its heading. */
function textsUnder(blocks: readonly MarkdownBlock[]): readonly MarkdownBlock[] {
  const end = blocks.findIndex((block) => headingIn(block) !== undefined);
  const texts = blocks.slice(0, Math.max(0, end));
  return end >= 0 && !texts.slice(1).some(isPlayed) ? texts : blocks.slice(0, end === 0 ? 0 : 1);
}

/** Returns whether a paragraph is a speech or a direction. */
const isPlayed = ([line = ""]: MarkdownBlock): boolean =>
  /^\s*([*_]+\S|>)/.test(line) || findMarkedCue(readText(line).text)?.certain === true;

const headingIn = ([first = ""]: MarkdownBlock): string | undefined => heading.exec(first)?.[2];

const heading = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*$/;

/** A heading is a paragraph of its own, even without empty lines around it. */
function splitAtHeadings(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (heading.test(line)) parts.push([line], []);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

const isRule = ([line = "", ...more]: readonly string[]): boolean =>
  more.length === 0 && /^[ \t]*([-*_][ \t]*){3,}$/.test(line);

/** The first heading is the title if it's the highest and doesn't say that it's an act or a scene. */
function titleIn(lines: readonly string[] | undefined): string | undefined {
  const [, marks = "", text = ""] = heading.exec(lines?.[0] ?? "") ?? [];
  if (marks !== "#" || lines?.length !== 1) return undefined;
  return headingKind(2, text) === "act" || /^(scene|szene)/i.test(text) ? undefined : readText(text).text;
}

/** Returns the paragraphs from one on, with what was beside the text of those before. */
function after(paragraphs: readonly Paragraph[], start: number): readonly Paragraph[] {
  const before = paragraphs
    .slice(0, start)
    .reduce<Asides | undefined>((sum, { asides }) => addAsides(sum, asides), undefined);
  return paragraphs.slice(start).map((one, at) => (at === 0 ? { ...one, asides: addAsides(before, one.asides) } : one));
}

/** Struck-out passages are beside the text. Those in a paragraph of their own belong to the one before. */
function toParagraphs(blocks: readonly MarkdownBlock[]): readonly Paragraph[] {
  const out: Paragraph[] = [];
  let first: Asides | undefined;
  for (const block of blocks) {
    const { lines, struck } = takeStruck(block);
    const asides = asidesOf({
      struck: struck.map((text) =>
        text
          .split("\n")
          .map((line) => readText(line).text)
          .join("\n"),
      ),
    });
    const last = out.at(-1);
    if (lines.length > 0) {
      out.push({ ...toParagraph(lines), asides: addAsides(first, asides) });
      first = undefined;
    } else if (last) out[out.length - 1] = { ...last, asides: addAsides(last.asides, asides) };
    else first = addAsides(first, asides);
  }
  return out;
}

function toParagraph(lines: readonly string[]): Paragraph {
  const [, marks, text] = heading.exec(lines[0] ?? "") ?? [];
  if (marks !== undefined && text !== undefined) {
    const kind: BlockKind = headingKind(Math.max(1, marks.length - 1), text);
    return { lines: [readText(text)], apart: true, layout: { ...plainLayout, kind } };
  }
  return {
    lines: lines.map((line) => readText(line.replace(/^[ \t]*>[ \t]?/, ""))),
    apart: true,
    layout: { ...plainLayout },
  };
}

/** Reads a line's emphasis. Markdown's `_` is emphasis, not underline; a `\` or spaces at the end are a line break. */
const readText = (line: string): Line =>
  lineOf(
    readInline(
      line
        .trim()
        .replace(/\\$/, "")
        .replace(
          /(?<![\\\p{L}\p{N}_])(_{1,2})(?=\S)([^_\n]{1,2000}?)(?<=[^\s\\])\1(?![\p{L}\p{N}_])/gu,
          (_, marks: string, words) => {
            const stars = "*".repeat(marks.length);
            return `${stars}${words}${stars}`;
          },
        ),
    ).spans,
  );
