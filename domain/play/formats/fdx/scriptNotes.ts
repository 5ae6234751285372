import { maxNoteElements } from "../../notes/noteLimits.ts";
import {
  type BlockId,
  normalizeSpans,
  type PlayNote,
  type PlayNotes,
  type QuotedRange,
  type Span,
} from "../../play.ts";
import { textOfSpans } from "../plainText/paragraph.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild } from "../xml/tree.ts";
import { readFdxText } from "./readFdxText.ts";

/** Where a paragraph of the script is, and the block that it became. */
export interface ScriptPlace {
  /** The paragraph's text as it is in the file. */
  readonly text: string;
  /** The range in Final Draft's count, without the end of the paragraph. */
  readonly start: number;
  readonly end: number;
  /** Absent if the paragraph became none. */
  readonly block?: { readonly id: BlockId; readonly text: string } | undefined;
}

/** A note and its range in Final Draft's count; none if it's about the whole script. */
export interface ScriptNote {
  readonly note: XmlElement;
  readonly range?: ScriptRange | undefined;
}

type ScriptRange = readonly [start: number, end: number];

/** What a paragraph can contain that has paragraphs of its own. */
const embedded = ["DualDialogue", "OmittedScene"];
/** How much each of them counts, whatever is in it. */
export const embeddedLength = 2;

/**
 * Returns the length of a paragraph as the ranges of notes count it in Final Draft's own files: the UTF-16 units of its
 * text, and two for whatever is embedded. The end of each paragraph counts one more.
 */
export const lengthInScript = (paragraph: XmlElement, text: string): number =>
  text.length + embeddedLength * embedded.filter((name) => findChild(paragraph, name)).length;

/** The range in our files of a note before the first paragraph. */
export const rangeBeforeAll = "0,0";

/** Returns the range in our files of a note after a paragraph. It's never empty, so it differs from `rangeBeforeAll`. */
export const rangeAfter = (start: number, end: number): string => `${start},${Math.max(end, start + 1)}`;

/** Returns a note's words, one line per paragraph. */
export const readNoteText = (note: XmlElement): readonly Span[] =>
  normalizeSpans(allIn(note, "Paragraph").flatMap((one, at) => [{ text: at > 0 ? "\n" : "" }, ...readFdxText(one)]));

/** Returns the notes after the script. Final Draft writes them there in files with `Version="5"` and later. */
export const notesAfterScript = (root: XmlElement): readonly XmlElement[] =>
  elementsIn(root, "ScriptNotes").flatMap((list) => elementsIn(list, "ScriptNote"));

/** Returns a note after the script with its range. */
export function toScriptNote(note: XmlElement): ScriptNote {
  const [, from, to] = /^(\d{1,9}),(\d{1,9})$/.exec(note.attributes.Range ?? "") ?? [];
  if (from === undefined || to === undefined) return { note };
  return { note, range: [Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))] };
}

/** Returns the notes of a script as private notes about the text in their ranges. Those without words are left out. */
export function readScriptNotes(
  notes: readonly ScriptNote[],
  places: readonly ScriptPlace[],
  newId: () => BlockId,
): PlayNotes {
  const writers = new Set(notes.map(({ note }) => writerOf(note)));
  const read = notes.flatMap(({ note, range }): readonly (readonly [string, PlayNote])[] => {
    const text = textOf(note, writers.size > 1);
    if (text === "") return [];
    const at = dateOf(note.attributes.DateTime);
    const passage = passageOf(range, places);
    return [[newId(), { text, ...(at && { at }), ...(passage.length > 0 && { passage }) }]];
  });
  return Object.fromEntries(read);
}

const writerOf = ({ attributes }: XmlElement): string => (attributes.WriterName ?? "").trim();

/** Returns a note's title and words, and who wrote it if there are several writers. */
function textOf(note: XmlElement, withWriter: boolean): string {
  const title = (note.attributes.Name ?? "").trim();
  const heading = [withWriter ? writerOf(note) : "", title].filter(Boolean).join(": ");
  return [heading, textOfSpans(readNoteText(note)).trim()].filter(Boolean).join("\n");
}

/** Reads `20201213T214959`, which is in the writer's time zone, as ISO 8601. */
function dateOf(written: string | undefined): string | undefined {
  const iso = (written ?? "").replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6");
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

function passageOf(range: ScriptRange | undefined, places: readonly ScriptPlace[]): readonly QuotedRange[] {
  if (!range) return [];
  const [from, to] = range;
  const first = places.findIndex(({ end }) => from < end);
  const covered = first < 0 ? [] : places.slice(first, first + maxNoteElements).filter(({ start }) => start < to);
  const quoted = covered.flatMap((place) => quotedIn(place, from, to));
  if (quoted.length > 0) return quoted;
  const near = places.findLast(({ start, block }) => start <= from && block && block.text !== "");
  return near ? quotedIn(near, near.start, near.end) : [];
}

/** Finds the words in the block, which can be shorter than the paragraph: brackets and "(CONT'D)" are gone. */
function quotedIn({ text, start, block }: ScriptPlace, from: number, to: number): readonly QuotedRange[] {
  if (!block || block.text === "") return [];
  const words = text.slice(Math.max(0, from - start), to - start).trim();
  const before = text.slice(0, Math.max(0, from - start)).trimStart().length;
  const at = words === "" ? -1 : nearest(block.text, words, before);
  const range = at < 0 ? { start: 0, end: block.text.length } : { start: at, end: at + words.length };
  return [{ blockId: block.id, ...range, quote: block.text.slice(range.start, range.end) }];
}

/** Returns the last place of the words up to where they should be, or else the first after it; -1 if there's none. */
function nearest(text: string, words: string, expected: number): number {
  const before = text.lastIndexOf(words, expected);
  return before < 0 ? text.indexOf(words, expected) : before;
}
