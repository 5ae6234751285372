import { missingWords } from "./exporting.yaml";

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

/** Describes a place, e.g. `Act One, Scene 2, page I-2-11`. */
export function describePlace({ section, page, act, scene }: Place): string {
  if (section !== "play") return missingWords.places[section];
  return [act, scene, page && missingWords.page({ page })].filter((part) => part !== "").join(", ");
}

/** Describes a character by kind and number, e.g. `emoji, U+1F600`. */
export const describeCharacter = ({ character, codePoints }: Character): string =>
  [names[character] ?? missingWords.kinds[kindOf(character)], codePoints.join(" ")].join(", ");

/** Names a format in a list, e.g. `Word (.docx)`. */
export const formatName = (label: string, extension: string): string =>
  `${label.charAt(0).toUpperCase()}${label.slice(1)} (${extension})`;

const names: Readonly<Record<string, string | undefined>> = missingWords.names;

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
