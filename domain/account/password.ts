import { commonFormsOf } from "./commonForms.ts";
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

/** Neighboring keys, in both directions. */
const runs = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiopasdfghjklzxcvbnm", "qwertzuiopasdfghjklyxcvbnm"]
  .flatMap((run) => [run, [...run].reverse().join("")])
  .map((run) => run + run);

const maxUnitLength = 4;

/** A few characters repeated, or one run of neighboring keys. */
function isEasyPattern(password: string): boolean {
  const lower = password.toLowerCase();
  if (lower.length < 4) return false;
  if (runs.some((run) => run.includes(lower))) return true;
  return [...Array(maxUnitLength).keys()].some((n) => repeats(lower, lower.slice(0, n + 1)));
}

const repeats = (text: string, unit: string): boolean =>
  text.length >= 2 * unit.length && unit.repeat(Math.ceil(text.length / unit.length)).startsWith(text);

/** Whether only a few characters are left after removing what anyone can know about the person. */
function isPersonal(password: string, { email = "", fullName = "" }: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const known = [email, ...email.split("@"), ...email.split(/[^\p{L}]+/u), ...fullName.split(/\s+/u), "ghostlight"]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= minWordLength)
    .sort((a, b) => b.length - a.length);
  const rest = known.reduce((left, word) => left.replaceAll(word, ""), lower);
  return rest !== lower && rest.length < ownCharacters;
}

const minWordLength = 3;
/** The number of characters that must be the person's own. */
const ownCharacters = 6;
