import { isOpening, readHeading, readIdeographicHeading, type WrittenHeading } from "../words/headingWords.ts";

const actWord = /^(acte?|akte?|atto|acto|aufzug)(?!\p{L})/iu;
const sceneWord = /^(scene|scène|szene|scena|escena|auftritt)(?!\p{L})/iu;

/** Level 1 is an act and all lower levels are scenes, unless the text says otherwise. */
export function headingKind(level: number, text: string): "act" | "scene" {
  if (actWord.test(text)) return "act";
  if (sceneWord.test(text)) return "scene";
  return level === 1 ? "act" : "scene";
}

const maxTitledLength = 80;
const maxBareLength = 40;

/** Whether a heading that has lines below it ends with its line: `Act 1`, `Act 1, Scene 2`, `Scene 2: A Yard`. */
const isOfOneLine = ({ rest, end, number }: WrittenHeading, line: string): boolean =>
  rest === ""
    ? line.length <= maxBareLength
    : readHeading(rest)?.kind === "scene" || (number.place === "after" && titled.test(line.slice(end)));

const titled = /^ ?[.:–—-]\s*[\p{Lu}\p{Lo}]/u;

/** Returns whether a line begins as a screenplay's heading does, with a period or in capitals: `Int. Kitchen`. */
export const isScreenHeading = (line: string): boolean =>
  /^(int|ext|int\.?\/ext|ext\.?\/int|i\.?\/e)(\. ?| )\S/i.test(line) &&
  (/^[^ ]*\./.test(line) || !/\p{Ll}/u.test(line));

/**
 * Recognizes a heading without a mark; `alone` if its paragraph has no other line. It finds no screenplay headings, whose words may
 * begin any sentence: `Est-ce vous ?`
 */
export function findStageHeading(line: string, alone: boolean): "act" | "scene" | undefined {
  if (line.length > maxTitledLength) return undefined;
  const heading = readHeading(line);
  if (heading) return alone || isOfOneLine(heading, line) ? heading.kind : undefined;
  if (!alone) return undefined;
  return isOpening(line) ? "act" : readIdeographicHeading(line);
}
