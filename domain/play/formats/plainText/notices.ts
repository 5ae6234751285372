import { countPlay } from "#domain/play/count.ts";
import type { FrontMatter, Play } from "#domain/play/play.ts";
import type { ImportNotice } from "../importNotice.ts";
import type { Guesses } from "./recognize.ts";

/** Returns one notice with a count for each kind of guess, so that people know what to check. */
export function noticesOf(guesses: Guesses, play: Play, front: FrontMatter | undefined): readonly ImportNotice[] {
  return [
    ...(front ? [titlePage(front)] : []),
    speeches(guesses, play),
    ...counted
      .filter(({ of }) => guesses[of] > 0)
      .map(({ of, code, message }) => ({ code, message: message(guesses[of]) })),
  ];
}

const titlePage = ({ title, authors }: FrontMatter): ImportNotice => ({
  code: "title-page-guess",
  message: `The title page was guessed: “${title}”${authors === "" ? "" : ` by ${authors}`}.`,
});

function speeches(guesses: Guesses, play: Play): ImportNotice {
  const { speeches: count, parts } = countPlay(play);
  const found =
    count === 0
      ? "No speeches were recognized."
      : `${count} ${count === 1 ? "speech" : "speeches"} by ${parts.length} ${parts.length === 1 ? "character" : "characters"} were recognized by ${waysOf(guesses)}.`;
  return {
    code: "plain-text",
    message: `Plain text doesn't mark names, headings, or directions. ${found} Everything else became a heading or a stage direction. Check the play.`,
  };
}

const ways = [
  ["marked", "names before a period or colon"],
  ["below", "names in capitals above the lines"],
  ["alone", "names in paragraphs of their own"],
  ["tabbed", "names before a tab or a gap"],
  ["spaced", "names in capitals before the words"],
] as const;

const waysOf = (guesses: Guesses): string =>
  ways
    .filter(([form]) => guesses[form] > 0)
    .map(([, words]) => words)
    .join(", ");

const counted = [
  {
    of: "tabbed",
    code: "names",
    message: (count: number) => `Names without punctuation before the speech (${count}) were read as speakers.`,
  },
  {
    of: "spaced",
    code: "names",
    message: (count: number) => `Names without punctuation before the speech (${count}) were read as speakers.`,
  },
  {
    of: "brackets",
    code: "brackets",
    message: (count: number) => `Text in brackets within speeches (${count}) became parentheticals.`,
  },
  {
    of: "numerals",
    code: "numerals",
    message: (count: number) => `Lines with only a number (${count}) became scene headings.`,
  },
  {
    of: "listed",
    code: "listed",
    message: (count: number) =>
      `Lists of characters and acts before the play (${count} paragraphs) stayed stage directions.`,
  },
] as const;
