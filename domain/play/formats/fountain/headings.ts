import { isOpening, readHeading, readIdeographicHeading, type WrittenHeading } from "../words/headingWords.ts";

/** Scene numbers as screenplay programs write them after a heading: `#12A#`. */
export const sceneNumber = /[ \t]#[^#\s][^#]*(?<!\\)#$/;

const castWords =
  /^(dramatis person(ae|æ|a)|(list of |the )?characters?( of the play| in order of (appearance|speaking))?|(the )?cast( of characters| list)?|(the )?persons? (of|in) the play|the persons|personen( ?\/.*)?|personnages|personajes|personaggi|personer(na)?|действующие лица|登場人物)[.:]?$/i;

/** Returns whether a text is the heading of the cast list. */
export const isCastHeading = (text: string): boolean => text.length < 60 && castWords.test(text);

const screenHeading = /^(int|ext|est|int\.?\/ext|ext\.?\/int|i\.?\/e)[. ]/i;
const maxTitledLength = 80;
const maxBareLength = 40;

/** Whether a heading that has lines below it ends with its line: `Act 1`, `Act 1, Scene 2`, `Scene 2: A Yard`. */
const isOfOneLine = ({ rest, end, number }: WrittenHeading, line: string): boolean =>
  rest === ""
    ? line.length <= maxBareLength
    : readHeading(rest)?.kind === "scene" || (number.place === "after" && titled.test(line.slice(end)));

const titled = /^ ?[.:–—-]\s*[\p{Lu}\p{Lo}]/u;

/** Recognizes a heading without a mark; `alone` if its paragraph has no other line. */
export const findPlainHeading = (line: string, alone: boolean): "act" | "scene" | undefined =>
  screenHeading.test(line) ? "scene" : findStageHeading(line, alone);

/** Returns whether a line begins as a screenplay's heading does, with a period or in capitals: `Int. Kitchen`. */
export const isScreenHeading = (line: string): boolean =>
  /^(int|ext|int\.?\/ext|ext\.?\/int|i\.?\/e)(\. ?| )\S/i.test(line) &&
  (/^[^ ]*\./.test(line) || !/\p{Ll}/u.test(line));

/** Like `findPlainHeading`, without screenplay headings, whose words may begin any sentence: `Est-ce vous ?` */
export function findStageHeading(line: string, alone: boolean): "act" | "scene" | undefined {
  if (line.length > maxTitledLength) return undefined;
  const heading = readHeading(line);
  if (heading) return alone || isOfOneLine(heading, line) ? heading.kind : undefined;
  if (!alone) return undefined;
  return isOpening(line) ? "act" : readIdeographicHeading(line);
}

const bareText = (text: string): string =>
  text
    .replace(/[*_\\.:]/g, "")
    .trim()
    .toLowerCase();

/**
 * Returns whether a line only repeats a heading, as in `# ACT I` with `> ACT I <` below it for programs that skip
 * sections.
 */
export const repeatsText = (heading: string, line: string): boolean => bareText(heading) === bareText(line);
