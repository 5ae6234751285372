import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId, BlockKind, FrontMatter, Span } from "#domain/play/play.ts";
import { isMarkedThroughout, splitSpans, textOfSpans, withoutWholeMarks } from "../../plainText/paragraph.ts";
import { withoutOuterBrackets } from "../../words/outerBrackets.ts";
import { kindOfTag } from "../structureTags.ts";
import { fieldOf, type Section, toFront } from "./frontPages.ts";
import { continuedName } from "./furniture.ts";
import type { PageText } from "./pageText.ts";
import type { PrintedRow } from "./printedRows.ts";
import { readTitlePage } from "./readTitlePage.ts";
import { type TaggedElement, taggedElements, textOfElement } from "./taggedElements.ts";

export interface TaggedPlay {
  readonly front: FrontMatter;
  readonly blocks: readonly Block[];
  /** How many elements were joined from two pages. */
  readonly joined: number;
}

/** Returns whether we made a file, and nobody added text to it. Then its structure has every element. */
export const isTagged = (pages: readonly PageText[]): boolean =>
  pages.every(({ tagged }) => tagged !== undefined) &&
  pages.some(({ tagged = [] }) => tagged.some(({ tag }) => kindOfTag(tag) !== undefined));

/** Reads a file that we made by the names of its elements. `rows` are the lines of its pages. */
export function readTaggedPlay(
  pages: readonly PageText[],
  rows: readonly (readonly PrintedRow[])[],
  newId: () => BlockId,
): TaggedPlay {
  const elements = taggedElements(pages);
  const printed = elements.flatMap((element): readonly PrintedElement[] => {
    const kind = kindOfTag(element.tag);
    return kind ? [{ kind, element }] : [];
  });
  const textOf = asWritten(printed);
  return {
    front: readFront(elements, rows, newId),
    blocks: printed.map(({ kind, element }) => ({
      id: newId(),
      kind,
      text: textOf(kind, element.spans),
      ...(element.isBeside ? { simultaneous: true as const } : {}),
    })),
    joined: printed.filter(({ element }) => element.isSplit).length,
  };
}

interface PrintedElement {
  readonly kind: BlockKind;
  readonly element: TaggedElement;
}

/** Kinds in which continuous emphasis is the writer's. */
const keepsEmphasis: ReadonlySet<BlockKind> = new Set(["dialogue", "centered"]);
/** Kinds that some layouts print in brackets. */
const mayBeBracketed: ReadonlySet<BlockKind> = new Set(["setting", "direction", "parenthetical"]);

/** Returns a function that removes what the layout added to a text. All names, or all songs, have the same. */
function asWritten(printed: readonly PrintedElement[]): (kind: BlockKind, spans: readonly Span[]) => readonly Span[] {
  const all = (of: BlockKind): readonly TaggedElement[] =>
    printed.filter(({ kind }) => kind === of).map(({ element }) => element);
  const hasStops = all("cue").every((cue) => /[.:!?…]$/.test(textOfElement(cue)));
  const hasItalicSongs = all("lyric").every(({ spans }) => isMarkedThroughout(spans, "italic"));
  return (kind, spans) => {
    if (keepsEmphasis.has(kind) || (kind === "lyric" && !hasItalicSongs)) return spans;
    const plain = withoutWholeMarks(spans);
    if (kind === "cue") return nameIn(plain, hasStops);
    return mayBeBracketed.has(kind) ? withoutOuterBrackets(plain) : plain;
  };
}

function nameIn(spans: readonly Span[], hasStops: boolean): readonly Span[] {
  const text = textOfSpans(spans);
  const name = continuedName(text) ?? text;
  const length = hasStops && name.endsWith(".") ? name.length - 1 : name.length;
  return splitSpans(spans, [length])[0] ?? [];
}

function readFront(
  elements: readonly TaggedElement[],
  rows: readonly (readonly PrintedRow[])[],
  newId: () => BlockId,
): FrontMatter {
  const title = elements.find(({ tag }) => tag === "FrontTitle");
  const titleRows = title ? (rows[title.page] ?? []).filter((row) => !row.isArtifact) : [];
  const titlePage = readTitlePage(titleRows) ?? { ...emptyFront, title: title ? textOfElement(title) : "" };
  const sections: Section[] = [];
  for (const element of elements)
    if (!kindOfTag(element.tag) && element.page !== title?.page) addFront(sections, element);
  return toFront(titlePage, sections, newId);
}

function addFront(sections: Section[], element: TaggedElement): void {
  const text = textOfElement(element);
  const field = element.tag === "FrontHeading" ? fieldOf(text) : undefined;
  const last = sections.at(-1);
  if (field) sections.push({ field, paragraphs: [] });
  else if (!last) sections.push({ field: "dedication", paragraphs: [text] });
  else if (last.field === "dedication") sections.push({ field: "epigraph", paragraphs: [text] });
  else last.paragraphs.push(text);
}
