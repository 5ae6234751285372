import { readNumber } from "#domain/play/layout/headings/headingNumbers.ts";
import type { Span } from "#domain/play/play.ts";
import { readCastLine } from "../fountain/cast.ts";
import { isCastHeading } from "../fountain/castHeading.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { readHeading } from "../words/headingWords.ts";
import { foldName } from "./cueForm.ts";
import { type Line, type Paragraph, splitSpans, textOfSpans } from "./paragraph.ts";

const firstText = ({ lines }: Paragraph): string => lines[0]?.text.trim() ?? "";

/** Returns the act that a line heads, by its number if that's readable. */
export function actOf(line: string): string | undefined {
  const heading = readHeading(line);
  if (heading?.kind !== "act") return undefined;
  const words = line.slice(0, heading.end);
  return String(readNumber(words) ?? words.toLowerCase());
}

/** No list of characters has more paragraphs. */
const maxListed = 200;

/** What a paragraph before the play lists. */
type Listing = "characters" | "acts";

/**
 * Returns the paragraphs before the play that only list things: the characters under their heading, and acts whose
 * headings occur again later. `from` is where the title page ends.
 */
export function findListings(paragraphs: readonly Paragraph[], from: number): ReadonlyMap<Paragraph, Listing> {
  const acts = findListedActs(paragraphs);
  const listed = new Map<Paragraph, Listing>([...acts].map((one) => [one, "acts"]));
  const heading = paragraphs.findIndex(
    (one, index) => index >= from && index < from + maxListed && isCastHeading(firstText(one)),
  );
  if (heading < 0) return listed;
  const end = paragraphs.findIndex((one, index) => index > heading && isHeading(one) && !acts.has(one));
  const last = end < 0 ? endOfLines(paragraphs, heading + 2) : end;
  if (last - heading > maxListed) return listed;
  let listing: Listing = "characters";
  for (const one of paragraphs.slice(heading, last)) {
    if (acts.has(one)) listing = "acts";
    listed.set(one, listing);
  }
  return listed;
}

/** No list without a heading below it has more paragraphs. */
const maxLines = 40;

/** Returns where paragraphs without empty lines between them end: each person of a list may be one. */
function endOfLines(paragraphs: readonly Paragraph[], from: number): number {
  const end = paragraphs.findIndex((one, index) => index >= from && one.apart);
  return end < 0 || end - from > maxLines ? from : end;
}

/** Returns the names in a list of characters. */
export const castIn = (listed: Iterable<Paragraph>): ReadonlySet<string> =>
  new Set([...listed].flatMap(({ lines }) => lines.map(({ text }) => foldName(readCastLine(text.trim()).name))));

const isHeading = (one: Paragraph): boolean => findStageHeading(firstText(one), one.lines.length === 1) !== undefined;

/** Returns the act headings before the last one that is called act one. */
function findListedActs(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const acts = paragraphs.flatMap((paragraph, index) => {
    const act = paragraph.lines.length === 1 ? actOf(firstText(paragraph)) : undefined;
    return act === undefined ? [] : [{ paragraph, act, index, isCombined: isCombined(firstText(paragraph)) }];
  });
  const first = acts[0];
  if (!first || acts.some(({ isCombined: combined }) => combined)) return new Set();
  const again = acts.findIndex(({ act }, at) => at > 0 && act === first.act);
  const listing = acts.slice(0, Math.max(0, again));
  const lastListed = listing.at(-1);
  // A list has little text between its lines.
  // One act twice is the only act of two plays, unless there's nothing between.
  const next = listing.length === 1 ? acts[again] : lastListed;
  const isClose = next !== undefined && next.index - first.index <= 4 * listing.length;
  return new Set(isClose ? listing.map(({ paragraph }) => paragraph) : []);
}

/** Returns whether a line heads an act and a scene: `ACT I. SCENE II.` */
export const isCombined = (line: string): boolean => sceneAfterAct(line) !== undefined;

/** Returns where the scene begins in a line that heads an act and a scene. */
export function sceneAfterAct(line: string): number | undefined {
  const heading = readHeading(line);
  if (heading?.kind !== "act" || heading.rest === "") return undefined;
  const start = heading.end + line.slice(heading.end).search(/[\p{L}\d]/u);
  return readHeading(line.slice(start))?.kind === "scene" ? start : undefined;
}

/** Splits a line that heads an act and a scene, `ACT I, SCENE 1`, where the scene begins. */
export function splitActAndScene({ spans }: Line, scene: number): readonly (readonly Span[])[] {
  const [act = [], rest = []] = splitSpans(spans, [scene]);
  const length = textOfSpans(act).replace(/[\s.,:;(–—-]+$/, "").length;
  return [splitSpans(act, [length])[0] ?? [], rest];
}
