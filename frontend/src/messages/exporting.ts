import { counted } from "./format.ts";

/** A character that no font of the PDF has. */
interface Character {
  readonly character: string;
  readonly codePoints: readonly string[];
}

interface Place {
  readonly section: "title" | "front" | "play";
  readonly page: string;
  readonly act: string;
  readonly scene: string;
}

/** Messages for exports that fail or are incomplete. */
export const exportingWords = {
  missingGlyphs: (characters: number) =>
    `The manuscript fonts are missing ${counted(characters, "character", "characters")} used in this play.`,
  missingTitle: "Some characters can't be printed",
  missingLead:
    "The manuscript fonts don't have these characters. In the PDF, each one appears as a box (□). A Fountain file keeps every character.",
  missingList: "Characters that can't be printed",
  exportAnyway: "Export anyway",
  cancel: "Cancel",
  times: (count: number) => counted(count, "time", "times"),
  moreCharacters: (count: number) => `And ${counted(count, "more character", "more characters")}.`,
  /** Added to file names after the title. */
  blindFile: "blind copy",
  notesFile: "with notes",
  fontsUnreachable: "We couldn't load the manuscript fonts. Check your connection and export again.",
  pdfFailed: "We couldn't create the PDF. Try again, or export as Fountain, which keeps all of your text.",
} as const;

/** Describes a place, e.g. `Act One, Scene 2, page I-2-11`. */
export function describePlace({ section, page, act, scene }: Place): string {
  if (section === "title") return "Title page";
  if (section === "front") return "Front matter";
  return [act, scene, page && `page ${page}`].filter((part) => part !== "").join(", ");
}

/** Describes a character by kind and number, e.g. `emoji, U+1F600`. */
export const describeCharacter = ({ character, codePoints }: Character): string =>
  [names[character] ?? kindOf(character), codePoints.join(" ")].join(", ");

const names: Readonly<Record<string, string>> = {
  "♭": "music flat sign",
  "♮": "music natural sign",
  "✓": "check mark",
  "✔": "check mark",
  "✗": "cross mark",
  "✘": "cross mark",
  "★": "star",
  "☆": "star",
  "❦": "floral heart",
  "⁂": "asterism",
  "‽": "interrobang",
  "�": "replacement character",
};

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}/u, "emoji or picture"],
  [/\p{Script=Han}/u, "Chinese character"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "Japanese letter"],
  [/\p{Script=Hangul}/u, "Korean letter"],
  [/\p{Script=Arabic}/u, "Arabic letter"],
  [/\p{Script=Devanagari}/u, "Devanagari letter"],
  [/\p{Script=Thai}/u, "Thai letter"],
  [/\p{L}/u, "letter"],
  [/\p{N}/u, "number"],
  [/\p{P}/u, "punctuation mark"],
];

const kindOf = (character: string): string => kinds.find(([pattern]) => pattern.test(character))?.[1] ?? "symbol";
