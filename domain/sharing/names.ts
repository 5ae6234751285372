/** Bounds for what is typed into a field of the title page. */
const mostNames = 20;
const mostWords = 6;

/** The people that a line of authors names, a list of words each: `Ann Lee & Bo Ray`, `Ray, Bo`, `by Ann Lee`. */
export function authorNamesIn(line: string): readonly (readonly string[])[] {
  return line
    .split(/[\n;&/+|]|(?<!\p{L})(?:and|und|et|with|mit|avec|by|von|par)(?!\p{L})/iu)
    .flatMap(apartAtCommas)
    .map((name) => name.split(/[\s.]+/u).filter((word) => /\p{L}/u.test(word)))
    .filter((words) => words.length > 0)
    .slice(0, mostNames)
    .map((words) => words.slice(0, mostWords));
}

/** Between two names of one word each a comma turns one person's name round. */
function apartAtCommas(text: string): readonly string[] {
  const parts = text.split(",").map((part) => part.trim());
  const [last = "", first = ""] = parts;
  const isTurned = parts.length === 2 && !/\s/.test(last) && first !== "";
  return isTurned ? [`${first} ${last}`] : parts;
}

interface Options {
  /** Each long enough word of a name by itself as well, written like a name. */
  readonly partsToo: boolean;
  /** Words to find besides the names. */
  readonly words?: readonly string[];
}

const shortestPart = 3;

/** Finds the names however they are written: in full, without the middle ones, with initials, turned round, in capitals. */
export function patternOf(
  names: readonly (readonly string[])[],
  { partsToo, words = [] }: Options,
): RegExp | undefined {
  const forms = names.flatMap((name) => [
    ...formsOf(name),
    ...(partsToo ? name.filter(isPart).map(writtenAsName) : []),
  ]);
  return patternOfForms([...forms, ...words.map(asWritten)]);
}

const isPart = (word: string) => word.length >= shortestPart;

/** Whole words only; of several that begin alike the longest. */
function patternOfForms(forms: readonly string[]): RegExp | undefined {
  if (forms.length === 0) return undefined;
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

/** Finds whole words, each written like a name. */
export const patternOfWords = (words: readonly string[]): RegExp | undefined =>
  patternOfForms(words.map(writtenAsName));

const between = "[\\s\\p{P}]{1,3}";

function formsOf(words: readonly string[]): readonly string[] {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length === 1) return [writtenAsName(first)];
  const middle = words.slice(1, -1);
  const leading = (word: string) => `(?:${anyCase(word)}${between}|${anyCase(initialOf(word))}[.\\s-]{0,3})`;
  const following = (word: string) => `(?:${between}${anyCase(word)}|[\\s\\p{P}]{0,3}${capital(word)}\\.)`;
  return [
    words.map(anyCase).join(between),
    `${leading(first)}${middle.map((word) => `${leading(word)}?`).join("")}${anyCase(last)}`,
    `${anyCase(last)}${following(first)}${middle.map((word) => `${following(word)}?`).join("")}`,
    // An initial without its dot is a word too often: "Will I", of Will Irving.
    `${anyCase(first)}${between}${capital(last)}\\.`,
  ];
}

/** Its first sign, whole. */
const initialOf = (word: string): string => Array.from(word)[0] ?? "";
const capital = (word: string): string => escaped(initialOf(word).toUpperCase());

/** A word that begins with a capital is found as a name is, another one in any case. */
const asWritten = (word: string): string => {
  const isName = initialOf(word) !== initialOf(word).toLowerCase();
  return isName ? writtenAsName(word) : anyCase(word);
};

/** With a capital where the script has them: `King` is a name, `king` is a word. */
const writtenAsName = (word: string): string => `${escaped(word.slice(0, 1).toUpperCase())}${anyCase(word.slice(1))}`;

/** Composed and decomposed letters look alike. */
const anyCase = (text: string): string => {
  const forms = new Set([text.normalize("NFC"), text.normalize("NFD")].map(caseless));
  return forms.size === 1 ? [...forms].join("") : `(?:${[...forms].join("|")})`;
};

const caseless = (text: string): string =>
  [...text]
    .map((sign) => {
      const [lower, upper] = [sign.toLowerCase(), sign.toUpperCase()];
      return lower === upper ? escaped(sign) : `(?:${escaped(lower)}|${escaped(upper)})`;
    })
    .join("");

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
