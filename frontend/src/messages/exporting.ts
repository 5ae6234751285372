import { counted, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

/** A character that no font of the PDF has. */
interface Character {
  readonly character: string;
  readonly codePoints: readonly string[];
}

interface Place {
  readonly section: "title" | "front" | "play" | "watermark";
  readonly page: string;
  readonly act: string;
  readonly scene: string;
}

/** The export dialog, and exports that fail or are incomplete. */
export const exportingWords = translated("exportingWords", {
  title: "Export",
  remembered: "The options are as you chose last time.",
  useDefaults: "Use defaults",
  format: "Format",
  formatName: (label: string, extension: string) => `${label.charAt(0).toUpperCase()}${label.slice(1)} (${extension})`,
  layout: "Page layout",
  paper: "Paper",
  own: (name: string) => `As in the play (${name})`,
  ofLayout: (name: string) => `As in the layout (${name})`,
  scope: "What to export",
  wholePlay: "Whole play",
  headings: "Acts and scenes",
  headingsHint: "Pages keep the numbers they have in the whole play.",
  chooseHeading: "Choose at least one act or scene.",
  sides: "One character's sides",
  character: "Character",
  sidesHint: "All of the character's speeches, each after the last words of the speech before it.",
  sidesLocked: (plan: string) => `Sides are included in the ${plan} plan.`,
  noCharacters: "Characters appear here once they speak.",
  include: "Include",
  options: {
    titlePage: "Title page",
    characterPage: "Character page",
    notes: "Private notes",
    sceneNumbers: "Scene numbers",
    speechNumbers: "Speech numbers",
  },
  blind: "Blind copy",
  blindHint:
    "Leaves out the author and the contact details, and blacks out your full name everywhere. A blind copy has no private notes.",
  booklet: "Print as a booklet",
  bookletHint: "Two pages to a side, in the order for folding. Print on both sides, flipped on the short edge.",
  watermark: "Watermark",
  hasWatermark: (text: string) => `Each page has the watermark “${text}”.`,
  removeWatermark: "Remove watermark",
  watermarkHint: "Printed in gray across each page, such as “Draft” or a theater's name.",
  marks: "Mark changes",
  marksHint: "Prints an asterisk in the right margin beside each line that has changed since a named version.",
  marksLoading: "Loading versions…",
  marksSince: "Changes since",
  marksPaper: "Pages with changes",
  marksPaperHint: "Productions usually print each set of changes on another color, in this order.",
  paperColors: {
    white: "White",
    blue: "Blue",
    pink: "Pink",
    yellow: "Yellow",
    green: "Green",
    goldenrod: "Goldenrod",
  },
  noNamedVersion: "There is no earlier version with a name. You can name versions in the version history.",
  namesLocked: (plan: string) => `Only versions with names can be chosen. Naming them is included in the ${plan} plan.`,
  seePlans: "See plans",
  preview: "Preview",
  previewWait: "Preparing the preview…",
  previewFailed: "The preview couldn't be loaded. You can still export.",
  previewEmpty: "Nothing is selected yet.",
  previewFirst: (shown: number, length: string) => `${length}. The preview shows the first ${formatNumber(shown)}.`,
  previewAbout: (length: string) => `About ${length}. The program that opens the file sets the page breaks.`,
  previewChanges: ({
    shown,
    changed,
    count,
  }: {
    readonly shown: number;
    readonly changed: number;
    readonly count: number;
  }) =>
    `${formatNumber(changed)} of ${counted(count, "sheet", "sheets")} ${changed === 1 ? "has" : "have"} changes. The preview shows ${shown < changed ? `the first ${formatNumber(shown)}` : "only these"}.`,
  previewUnchanged: (length: string) => `No page has changed. ${length}`,
  previewText: "The beginning of the file",
  previewReading: "The beginning of the text",
  pageLabel: (number: number) => `Page ${formatNumber(number)}`,
  coloredPageLabel: (number: number, color: string) => `Page ${formatNumber(number)}, ${color.toLowerCase()}`,
  exportFile: "Export file",
  exporting: "Exporting…",
  missingGlyphs: (characters: number) =>
    `The manuscript fonts are missing ${counted(characters, "character", "characters")} used in this play.`,
  missingTitle: "Some characters can't be printed",
  missingLead:
    "The manuscript fonts don't have these characters. In the PDF, each one appears as a box (□). All other formats keep every character.",
  missingList: "Characters that can't be printed",
  exportAnyway: "Export anyway",
  cancel: "Cancel",
  times: (count: number) => counted(count, "time", "times"),
  moreCharacters: (count: number) => `And ${counted(count, "more character", "more characters")}.`,
  /** Added to file names after the title. */
  blindFile: "blind copy",
  notesFile: "with notes",
  bookletFile: "booklet",
  marksFile: "changes marked",
  sidesFile: (character: string) => `sides for ${character}`,
  partFile: "selected scenes",
  fileFailed: "We couldn't create the file. Check your connection and export again.",
  pdfFailed: "We couldn't create the PDF. Try again, or export in another format.",
});

/** Describes a place, e.g. `Act One, Scene 2, page I-2-11`. */
export function describePlace({ section, page, act, scene }: Place): string {
  if (section !== "play") return missingWords.places[section];
  return [act, scene, page && missingWords.page(page)].filter((part) => part !== "").join(", ");
}

/** Describes a character by kind and number, e.g. `emoji, U+1F600`. */
export const describeCharacter = ({ character, codePoints }: Character): string =>
  [missingWords.names[character] ?? missingWords.kinds[kindOf(character)], codePoints.join(" ")].join(", ");

/** Characters that can't be printed, and where they are. */
export const missingWords = translated("missingWords", {
  places: { title: "Title page", front: "Front matter", watermark: "Watermark" },
  page: (page: string) => `page ${page}`,
  names: {
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
  } as Readonly<Record<string, string>>,
  kinds: {
    emoji: "emoji or picture",
    han: "Chinese character",
    kana: "Japanese letter",
    hangul: "Korean letter",
    arabic: "Arabic letter",
    devanagari: "Devanagari letter",
    thai: "Thai letter",
    letter: "letter",
    number: "number",
    punctuation: "punctuation mark",
    symbol: "symbol",
  },
});

type CharacterKind = keyof typeof missingWords.kinds;

const patterns: readonly (readonly [RegExp, CharacterKind])[] = [
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}/u, "emoji"],
  [/\p{Script=Han}/u, "han"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "kana"],
  [/\p{Script=Hangul}/u, "hangul"],
  [/\p{Script=Arabic}/u, "arabic"],
  [/\p{Script=Devanagari}/u, "devanagari"],
  [/\p{Script=Thai}/u, "thai"],
  [/\p{L}/u, "letter"],
  [/\p{N}/u, "number"],
  [/\p{P}/u, "punctuation"],
];

const kindOf = (character: string): CharacterKind =>
  patterns.find(([pattern]) => pattern.test(character))?.[1] ?? "symbol";
