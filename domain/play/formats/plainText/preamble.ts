import { readNumber } from "#domain/play/layout/headingNumbers.ts";
import { findStageHeading, isCastHeading } from "../fountain/headings.ts";
import { readHeading } from "../headingWords.ts";
import type { Paragraph } from "./paragraph.ts";

const firstText = ({ lines }: Paragraph): string => lines[0]?.text.trim() ?? "";

/** The act that a line heads: by its number, where that can be read. */
export function actOf(line: string): string | undefined {
  const heading = readHeading(line);
  if (heading?.kind !== "act") return undefined;
  const words = line.slice(0, heading.end);
  return String(readNumber(words) ?? words.toLowerCase());
}

/** A list of characters has no more paragraphs. */
const mostListed = 200;

/**
 * What stands before the play and only lists it: the people below their heading, and acts that come again. Nobody
 * speaks there. `from` is where the title page ends.
 */
export function findListed(paragraphs: readonly Paragraph[], from: number): ReadonlySet<Paragraph> {
  const actsAgain = findActsListed(paragraphs);
  const listed = new Set<Paragraph>(actsAgain);
  const heading = paragraphs.findIndex(
    (one, index) => index >= from && index < from + mostListed && isCastHeading(firstText(one)),
  );
  if (heading < 0) return listed;
  const end = paragraphs.findIndex((one, index) => index > heading && isHeading(one) && !actsAgain.has(one));
  const last = end < 0 ? heading + 2 : end;
  if (last - heading > mostListed) return listed;
  for (const one of paragraphs.slice(heading, last)) listed.add(one);
  return listed;
}

const isHeading = (one: Paragraph): boolean => findStageHeading(firstText(one), one.lines.length === 1) !== undefined;

/** Headings of acts before the last one that is called act one. */
function findActsListed(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const acts = paragraphs.flatMap((paragraph, index) => {
    const act = paragraph.lines.length === 1 ? actOf(firstText(paragraph)) : undefined;
    return act === undefined ? [] : [{ paragraph, act, index, isCombined: isCombined(firstText(paragraph)) }];
  });
  const first = acts[0];
  if (!first || acts.some(({ isCombined: combined }) => combined)) return new Set();
  const again = acts.findIndex(({ act }, at) => at > 0 && act === first.act);
  const listing = acts.slice(0, Math.max(0, again));
  const lastListed = listing.at(-1);
  // A list has little between its lines.
  const isClose = lastListed !== undefined && lastListed.index - first.index <= 4 * listing.length;
  return new Set(isClose ? listing.map(({ paragraph }) => paragraph) : []);
}

/** `ACT I. SCENE II.` */
export const isCombined = (line: string): boolean => sceneBehindAct(line) !== undefined;

/** Where the scene begins in a line that heads an act and a scene. */
export function sceneBehindAct(line: string): number | undefined {
  const heading = readHeading(line);
  if (heading?.kind !== "act" || heading.rest === "") return undefined;
  const start = heading.end + line.slice(heading.end).search(/[\p{L}\d]/u);
  return readHeading(line.slice(start))?.kind === "scene" ? start : undefined;
}
