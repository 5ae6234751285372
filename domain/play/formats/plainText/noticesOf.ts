import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { FrontMatter, Play } from "#domain/play/play.ts";
import { formatCount, type ImportNotice, NoticeLog } from "../reading/importNotice.ts";
import { spokenNames } from "../reading/selfChecks.ts";
import type { Guess, Guesses } from "./guesses.ts";

/** What was guessed in a text whose names, headings or directions aren't marked. */
export interface GuessedPlay {
  readonly guesses: Guesses;
  readonly play: Pick<Play, "blocks">;
  /** The title page, if it was guessed, too. */
  readonly front: FrontMatter | undefined;
}

/** Returns one notice with a count for each kind of guess, so that people know what to check. */
export function noticesOf({ guesses, play, front }: GuessedPlay): readonly ImportNotice[] {
  const log = new NoticeLog({
    "title-page-guess": { kind: "guessed", message: titlePageMessage(front) },
    "plain-text": {
      kind: "guessed",
      message: `The text doesn't say what's a name, a heading, or a direction, so this was guessed. ${foundMessage(guesses, play)} Everything else became a heading or a stage direction. Check the play.`,
    },
    ...texts,
  });
  if (front) log.add("title-page-guess");
  log.add("plain-text");
  for (const [guess, code] of counted) log.addMany(code, guesses.countOf(guess), guesses.placesOf(guess));
  for (const way of otherWays(guesses)) log.addMany("other-forms", guesses.countOf(way), guesses.placesOf(way));
  return log.list();
}

/** Returns the ways of writing names beside the most common one. Names above speeches are one way. */
function otherWays(guesses: Guesses): readonly Guess[] {
  const used = ways.map(([way]) => way).sort((a, b) => guesses.countOf(b) - guesses.countOf(a));
  const isAbove = (way: Guess): boolean => way === "alone" || way === "below";
  const [main] = used;
  return used.filter((way) => main && way !== main && !(isAbove(way) && isAbove(main)));
}

const titlePageMessage = ({ title, authors } = emptyFront): string =>
  authors ? `The title page was guessed: “${title}” by ${authors}.` : `The title page was guessed: “${title}”.`;

/** How many characters there are is among the facts about the file, which don't count groups. */
function foundMessage(guesses: Guesses, play: Pick<Play, "blocks">): string {
  const count = spokenNames(play.blocks).length;
  if (count === 0) return "No lines were found.";
  const found = count === 1 ? "1 line was found." : `${formatCount(count)} lines were found.`;
  const [first, ...more] = ways.filter(([way]) => guesses.countOf(way) > 0).map(([, words]) => words);
  if (first === undefined) return found;
  const places = more.reduce((all: string, one) => `${all}, or ${one}`, first);
  return `${found} The speakers' names are ${places}.`;
}

/** Where the names are, after "The speakers' names are". */
const ways = [
  ["marked", "followed by a period or colon"],
  ["below", "in capitals above the lines"],
  ["alone", "in paragraphs of their own"],
  ["tabbed", "followed by a tab or a gap"],
  ["dashed", "followed by a dash"],
  ["bracketed", "in square brackets"],
  ["bold", "in bold before the words"],
  ["spaced", "in capitals before the words"],
] as const;

const counted = [
  ["unspoken", "unspoken"],
  ["unnamed", "unnamed"],
  ["speechEnds", "speech-ends"],
  ["tabbed", "names"],
  ["spaced", "names"],
  ["brackets", "brackets"],
  ["numerals", "numerals"],
  ["listed", "listed"],
] as const satisfies readonly (readonly [Guess, keyof typeof texts])[];

const texts = {
  unspoken: {
    kind: "guessed",
    message: (count: string) =>
      `Paragraphs that begin as speeches do (${count}) became stage directions, because they don't seem to begin with a name. Check them.`,
  },
  unnamed: {
    kind: "guessed",
    message: (count: string) =>
      `Lines without a name (${count}) became stage directions, because nearly every line of this text is a speech. Check them.`,
  },
  "speech-ends": {
    kind: "guessed",
    message: (count: string) =>
      `The last lines of some speeches (${count}) may be stage directions, because this text has no empty lines between them. Check them.`,
  },
  "other-forms": {
    kind: "guessed",
    message: (count: string) =>
      `Most names are written in one way. Speeches whose names are written in another way (${count}) may be something else. Check them.`,
  },
  names: {
    kind: "guessed",
    message: (count: string) => `Names without punctuation before the speech (${count}) were read as speakers.`,
  },
  brackets: {
    kind: "guessed",
    message: (count: string) => `Text in brackets within speeches (${count}) became parentheticals.`,
  },
  numerals: {
    kind: "guessed",
    message: (count: string) => `Lines with only a number (${count}) became scene headings.`,
  },
  listed: {
    kind: "guessed",
    message: (count: string) => `Paragraphs before the play that look like a list (${count}) became stage directions.`,
  },
} as const;
