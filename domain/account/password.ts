import { maxPasswordLength, minPasswordLength, type Weakness, weaknesses } from "./weaknesses.ts";

export interface PasswordOwner {
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
}

/**
 * Returns every weakness of a password, in the order of `weaknesses`, which has the text for each. An empty list means
 * that the password is acceptable. `common` is the list of common passwords, which loads only where it's needed.
 */
export function weaknessesOf(
  password: string,
  common: ReadonlySet<string>,
  owner: PasswordOwner = {},
): readonly Weakness[] {
  const found: Readonly<Record<Weakness, boolean>> = {
    "too-short": [...password].length < minPasswordLength,
    "too-long": password.length > maxPasswordLength,
    "space-at-edge": password !== password.trim(),
    common: commonFormsOf(password).some((form) => common.has(form)),
    "easy-pattern": isEasyPattern(password),
    personal: isPersonal(password, owner),
  };
  return (Object.keys(weaknesses) as Weakness[]).filter((weakness) => found[weakness]);
}

/** Neighboring keys of usual keyboards, in both directions. */
const runs = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertyuiopasdfghjklñzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
]
  .flatMap((run) => [run, [...run].reverse().join("")])
  .map((run) => run + run);

const maxUnitLength = 4;

/** A few characters repeated, or one run of neighboring keys, with or without a few other characters. */
function isEasyPattern(password: string): boolean {
  const lower = password.toLowerCase();
  if (lower.length < 4) return false;
  if (runs.some((run) => run.includes(lower))) return true;
  if ([...Array(maxUnitLength).keys()].some((n) => repeats(lower, lower.slice(0, n + 1)))) return true;
  const rest = withoutPatterns(lower);
  return rest !== lower && rest.length < ownCharacters;
}

const repeats = (text: string, unit: string): boolean =>
  text.length >= 2 * unit.length && unit.repeat(Math.ceil(text.length / unit.length)).startsWith(text);

/** Shorter ones are in words, too: `rstu` is in "understudy". */
const minPatternLength = 5;
const minUnits = 3;

/** Removes what's only a pattern, from left to right. */
function withoutPatterns(text: string): string {
  let rest = "";
  for (let at = 0; at < text.length; ) {
    const length = patternLengthAt(text.slice(at));
    if (length === 0) rest += text[at];
    at += length || 1;
  }
  return rest;
}

/** Returns how many of the first characters are one pattern. */
function patternLengthAt(text: string): number {
  const lengths = [runLengthOf(text)];
  for (let unit = 1; unit <= maxUnitLength; unit++) {
    const length = repeatedLengthOf(text, unit);
    if (length >= minUnits * unit) lengths.push(length);
  }
  const longest = Math.max(...lengths);
  return longest >= minPatternLength ? longest : 0;
}

function runLengthOf(text: string): number {
  let length = 0;
  while (length < text.length && runs.some((run) => run.includes(text.slice(0, length + 1)))) length++;
  return length;
}

function repeatedLengthOf(text: string, unit: number): number {
  let length = unit;
  while (length < text.length && text[length] === text[length - unit]) length++;
  return length;
}

/** Whether only a few characters are left after removing what anyone can know about the person. */
function isPersonal(password: string, { email = "", fullName = "" }: PasswordOwner): boolean {
  const lower = withoutAccents(password);
  const names = [...fullName.split(/\s+/u), ...wordsOf(fullName)];
  const known = [email, ...email.split("@"), ...wordsOf(email), ...names, "ghostlight"]
    .map(withoutAccents)
    .filter((word) => word.length >= minWordLength)
    .sort((a, b) => b.length - a.length);
  const rest = known.reduce((left, word) => left.replaceAll(word, ""), lower);
  return rest !== lower && rest.length < ownCharacters;
}

/** The words of a text, and the parts of those with a hyphen or an apostrophe. */
const wordsOf = (text: string): readonly string[] => text.normalize("NFC").split(/[^\p{L}\p{M}]+/u);

/** A name is often typed without its accents. */
const withoutAccents = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const minWordLength = 3;
/** The number of characters that must be the person's own. */
const ownCharacters = 6;

/** Letters that people replace with digits and symbols. 1 stands for two of them. */
const letters: Readonly<Record<string, string>> = {
  0: "o",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** From this length on, a word is too common whatever follows it. */
const longWord = 8;

/**
 * Returns the forms in which a password may be in the list of common ones: in lower case, without accents, without digits
 * and symbols around it, and with letters for the digits and symbols in it. None of that makes a common word safer.
 */
function commonFormsOf(password: string): readonly string[] {
  const plain = password.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const tail = /[\d\p{P}\p{S}]+$/u;
  const head = /^[\d\p{P}\p{S}]+/u;
  const cores = [plain.replace(tail, ""), plain.replace(head, "").replace(tail, "")];
  const forms = [plain, ...cores.filter((core) => core.length >= Math.min(longWord, plain.length / 2))];
  return [...new Set(forms.flatMap((form) => [form, withLetters(form, "i"), withLetters(form, "l")]))];
}

const withLetters = (text: string, one: string): string =>
  [...text].map((sign) => (sign === "1" ? one : (letters[sign] ?? sign))).join("");
