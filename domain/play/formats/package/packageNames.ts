import { pageWordsOf } from "../../layout/pageWords.ts";
import { acceptableName } from "../writing/fileName.ts";
import { nameByPattern, namesParts } from "./namePattern.ts";
import type { PackageChoices } from "./packageChoices.ts";
import type { PackagePart } from "./packagePart.ts";

/** File systems allow 255 for a name with its extension. */
const maxStemBytes = 240;

/** Enough for any title and author, and less than a file name may have on any system. */
const maxTitleBytes = 120;
const maxAuthorBytes = 60;
const maxLabelBytes = 60;
const maxRecipientBytes = 60;

interface FileFacts {
  readonly title: string;
  /** Empty in a blind file. */
  readonly author: string;
  /** What distinguishes it from the package's other files. */
  readonly label: string;
  /** To whom it's sent, if that's known. */
  readonly recipient?: string;
  readonly extension: string;
  /** The play's, a BCP 47 tag. */
  readonly language: string | undefined;
  /** See `nameByPattern`. Absent or empty: title, author and label. */
  readonly pattern?: string | undefined;
  /** Whether a pattern that doesn't name the part is enough for it, as for the script. */
  readonly isMain?: boolean;
}

/** Returns a name like `Ghosts - Henrik Ibsen - Synopsis.pdf` that every system accepts. */
export function packageFileName(facts: FileFacts): string {
  const stem = (facts.pattern && stemByPattern(facts, facts.pattern)) || usualStem(facts);
  return `${shorten(stem, maxStemBytes)}.${facts.extension}`.replace(device, "$1_");
}

function usualStem({ title, author, label, language, recipient = "" }: FileFacts): string {
  const named = shorten(acceptableName(title), maxTitleBytes) || pageWordsOf(language).untitled;
  const from = shorten(acceptableName(author), maxAuthorBytes);
  const to = shorten(acceptableName(recipient), maxRecipientBytes);
  return [named, from, to, label].filter((part) => part !== "").join(" - ");
}

function stemByPattern({ title, author, label, isMain }: FileFacts, pattern: string): string {
  const values = {
    title: shorten(acceptableName(title), maxTitleBytes),
    author: shorten(acceptableName(author), maxAuthorBytes),
    part: label,
  };
  const stem = nameByPattern(pattern, values);
  return stem === "" || isMain || namesParts(pattern)
    ? stem
    : `${shorten(stem, maxStemBytes - maxLabelBytes)} - ${label}`;
}

/** Windows reserves these names for devices, whatever follows their first period. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.)/i;

function shorten(text: string, maxBytes: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let end = 0;
  for (const letter of text) {
    bytes += encoder.encode(letter).length;
    if (bytes > maxBytes) return text.slice(0, end).replace(/[. ]+$/, "");
    end += letter.length;
  }
  return text;
}

/** What a package calls its files. */
interface PackageWords {
  readonly parts: Readonly<Record<Exclude<PackagePart, "firstPages">, string>>;
  readonly firstPages: (count: number) => string;
  readonly all: string;
}

const english: PackageWords = {
  parts: {
    script: "Full script",
    blindScript: "Full script (blind copy)",
    synopsis: "Synopsis",
    characters: "Character breakdown",
    actsAndScenes: "Acts and scenes",
    musicalNumbers: "Musical numbers",
    productionHistory: "Production history",
    titlePage: "Title page",
    coverLetter: "Cover letter",
    bio: "Bio",
    goals: "Developmental goals",
  },
  firstPages: (count) => (count === 1 ? "First page" : `First ${count} pages`),
  all: "Submission package",
};

const spanish: PackageWords = {
  parts: {
    script: "Texto completo",
    blindScript: "Texto completo (copia anónima)",
    synopsis: "Sinopsis",
    characters: "Personajes",
    actsAndScenes: "Actos y escenas",
    musicalNumbers: "Números musicales",
    productionHistory: "Historial de montajes",
    titlePage: "Portada",
    coverLetter: "Carta de presentación",
    bio: "Biografía",
    goals: "Objetivos de desarrollo",
  },
  firstPages: (count) => (count === 1 ? "Primera página" : `Primeras ${count} páginas`),
  all: "Paquete para convocatorias",
};

/** Returns the words for a play's language, a BCP 47 tag. A language that has none here gets English ones. */
export const packageWordsOf = (language: string | undefined): PackageWords =>
  language?.split("-")[0] === "es" ? spanish : english;

/** Returns what a part is called in its file's name. */
export const partLabel = (
  part: PackagePart,
  { firstPages }: Pick<PackageChoices, "firstPages">,
  words: PackageWords,
): string => (part === "firstPages" ? words.firstPages(firstPages) : words.parts[part]);
