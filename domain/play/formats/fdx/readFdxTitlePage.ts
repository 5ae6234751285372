import { emptyFront, type HeadedPart } from "#domain/play/front/frontFields.ts";
import { titlePageInFiles } from "#domain/play/front/frontInFiles.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { fieldsAtFoot, type TitlePageField, titlePageFields } from "#domain/play/front/frontPlaces.ts";
import { findIntroduced } from "#domain/play/layout/front/findIntroduced.ts";
import { isUsualCredit, partOfHeading } from "#domain/play/layout/pageWords.ts";
import type { BlockId, FrontMatter } from "#domain/play/play.ts";
import { textOfSpans } from "../plainText/paragraph.ts";
import { readFrontParts } from "../reading/frontPartsOf.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn } from "../xml/tree.ts";
import { readFdxText } from "./readFdxText.ts";

interface TitleLine {
  readonly text: string;
  readonly isCentered: boolean;
}

const creditAndName = /^((?:.{0,40}\s)?by:?)\s+(\S.*)$/i;

/**
 * Reads a title page, which is free text: centered lines are title and author, lines at the side are the contact. What
 * our own files have after it begins with its heading.
 */
export function readFdxTitlePage(titlePage: XmlElement, newId: () => BlockId): FrontMatter {
  const lines = linesIn(titlePage);
  const end = lines.findIndex(({ text, isCentered }, at) => at > 0 && isCentered && partOfHeading(text) !== undefined);
  const title = readTitle(end < 0 ? lines : lines.slice(0, end));
  return { ...title, ...readFrontParts(partsIn(end < 0 ? [] : lines.slice(end)), newId) };
}

function partsIn(lines: readonly TitleLine[]) {
  const parts: { readonly part: HeadedPart; readonly lines: string[] }[] = [];
  for (const { text, isCentered } of lines) {
    const part = isCentered ? partOfHeading(text) : undefined;
    if (part) parts.push({ part, lines: [] });
    else parts.at(-1)?.lines.push(text);
  }
  return parts;
}

function readTitle(lines: readonly TitleLine[]): FrontMatter {
  const fields = new Map<FrontField, string[]>();
  for (const line of lines.filter(({ text }) => text !== ""))
    for (const [field, text] of partsOfLine(line, fields)) fields.set(field, [...(fields.get(field) ?? []), text]);
  return { ...emptyFront, ...Object.fromEntries([...fields].map(([field, lines]) => [field, lines.join("\n")])) };
}

/** Returns what a line says: one field, or a credit and a name. */
function partsOfLine(
  line: TitleLine,
  known: ReadonlyMap<FrontField, unknown>,
): readonly (readonly [FrontField, string])[] {
  if (known.has("title") && line.isCentered) {
    const introduced = findIntroduced(line.text);
    if (introduced) return [[introduced.field, introduced.text]];
    const [, by, name] = creditAndName.exec(line.text) ?? [];
    if (by && name)
      return [
        ["credit", by],
        ["authors", name],
      ];
  }
  return [[fieldOf(line, known), line.text]];
}

const linesIn = (titlePage: XmlElement): readonly TitleLine[] =>
  allIn(titlePage, "Paragraph").map((paragraph) => ({
    text: textOfSpans(readFdxText(paragraph)).trim(),
    isCentered: paragraph.attributes.Alignment === "Center",
  }));

function fieldOf({ text, isCentered }: TitleLine, known: ReadonlyMap<FrontField, unknown>): FrontField {
  const atFoot = fieldByWords(text, fieldsAtFoot);
  if (!known.has("title")) return atFoot ?? "title";
  if (!isCentered) return atFoot ?? "contact";
  if (isUsualCredit(text)) return "credit";
  return fieldByWords(text, titlePageFields) ?? (known.has("credit") ? "authors" : "subtitle");
}

/** Returns what a line is by its words. Rights may name a draft, so the last field decides. */
const fieldByWords = (text: string, fields: readonly TitlePageField[]): TitlePageField | undefined =>
  fields.findLast((field) => titlePageInFiles[field].finalDraft.words?.test(text));
