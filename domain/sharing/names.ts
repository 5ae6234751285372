/** Limits for the text of a title page field. */
const maxNames = 20;
const maxWords = 6;

/** Returns the people in a line of authors, each as a list of words: `Ann Lee & Bo Ray`, `Ray, Bo`, `by Ann Lee`. */
export function authorNamesIn(line: string): readonly (readonly string[])[] {
  return line
    .split(/[\n;&/+|]|(?<!\p{L})(?:and|und|et|with|mit|avec|by|von|par)(?!\p{L})/iu)
    .flatMap(apartAtCommas)
    .map((name) => name.split(/[\s.]+/u).filter((word) => /\p{L}/u.test(word)))
    .filter((words) => words.length > 0)
    .slice(0, maxNames)
    .map((words) => words.slice(0, maxWords));
}

/** A comma between two single words means one person, last name first. */
function apartAtCommas(text: string): readonly string[] {
  const parts = text.split(",").map((part) => part.trim());
  const [last = "", first = ""] = parts;
  const isTurned = parts.length === 2 && !/\s/.test(last) && first !== "";
  return isTurned ? [`${first} ${last}`] : parts;
}

interface Options {
  /** Whether to find each sufficiently long word of a name on its own, too, if it's capitalized. */
  readonly partsToo: boolean;
  /** Additional words to find. */
  readonly words?: readonly string[];
}

const minPartLength = 3;

/**
 * Returns a pattern that finds the names in every form: in full, without middle names, with initials, last name first,
 * in capitals.
 */
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

const isPart = (word: string) => word.length >= minPartLength;

/** Matches whole words only. Of several with the same beginning, the longest. */
function patternOfForms(forms: readonly string[]): RegExp | undefined {
  if (forms.length === 0) return undefined;
  const maxFirstLength = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${maxFirstLength.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

/** Returns a pattern that finds whole words that are capitalized like a name. */
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
    // An initial without a period is too often a word: "Will I", for Will Irving.
    `${anyCase(first)}${between}${capital(last)}\\.`,
  ];
}

/** Returns the first character, without splitting it. */
const initialOf = (word: string): string => Array.from(word)[0] ?? "";
const capital = (word: string): string => escaped(initialOf(word).toUpperCase());

/** A capitalized word is found only if it's written like a name, any other word in any case. */
const asWritten = (word: string): string => {
  const isName = initialOf(word) !== initialOf(word).toLowerCase();
  return isName ? writtenAsName(word) : anyCase(word);
};

/** Requires a capital if the script has them: `King` is a name, `king` is a word. */
const writtenAsName = (word: string): string => `${capital(word)}${anyCase(word.slice(initialOf(word).length))}`;

/** Matches composed and decomposed letters alike. */
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

/** Escapes no hyphen: outside of brackets it's an ordinary character, and `\-` is an error in a Unicode pattern. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
