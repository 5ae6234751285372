import { emptyFront, type HeadedPart } from "#domain/play/front/frontFields.ts";
import type { FrontField } from "#domain/play/front/frontTable.ts";
import { isUsualCredit, partOfHeading } from "#domain/play/layout/pageWords.ts";
import type { BlockId, FrontMatter } from "#domain/play/play.ts";
import { readFrontParts } from "../frontPartsOf.ts";
import { textOfSpans } from "../plainText/paragraph.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn } from "../xml/tree.ts";
import { readFdxText } from "./fdxText.ts";

interface TitleLine {
  readonly text: string;
  readonly isCentered: boolean;
}

/** What a line of a title page is by its words, wherever it is. */
const fieldsByWords: readonly (readonly [FrontField, RegExp])[] = [
  ["copyright", /^(©|\(c\)|copyright)/i],
  ["draftDate", /\bdraft\b|\brevis(ed|ion)\b|^\W*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\W*$/i],
];
/** What a centered line under the title is by its words. */
const centeredByWords: readonly (readonly [FrontField, RegExp])[] = [
  ["source", /^(based (up)?on|adapted from|from the|after the)\b/i],
  ["credit", /^(a play |a musical |words and music |book and lyrics )?(written |adapted |devised )?by:?$/i],
];
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
  const add = (field: FrontField, text: string): unknown => fields.set(field, [...(fields.get(field) ?? []), text]);
  for (const line of lines) {
    if (line.text === "") continue;
    const [, by, name] = creditAndName.exec(line.text) ?? [];
    if (fields.has("title") && line.isCentered && by && name) {
      add("credit", by);
      add("authors", name);
    } else add(fieldOf(line, fields), line.text);
  }
  return { ...emptyFront, ...Object.fromEntries([...fields].map(([field, lines]) => [field, lines.join("\n")])) };
}

const linesIn = (titlePage: XmlElement): readonly TitleLine[] =>
  allIn(titlePage, "Paragraph").map((paragraph) => ({
    text: textOfSpans(readFdxText(paragraph)).trim(),
    isCentered: paragraph.attributes.Alignment === "Center",
  }));

function fieldOf({ text, isCentered }: TitleLine, known: ReadonlyMap<FrontField, unknown>): FrontField {
  const byWords = (list: typeof fieldsByWords) => list.find(([, words]) => words.test(text))?.[0];
  if (!known.has("title")) return byWords(fieldsByWords) ?? "title";
  if (!isCentered) return byWords(fieldsByWords) ?? "contact";
  if (isUsualCredit(text)) return "credit";
  return byWords([...fieldsByWords, ...centeredByWords]) ?? (known.has("credit") ? "authors" : "subtitle");
}
