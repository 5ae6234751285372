import { plain } from "./foldName.ts";
import { allStageWords, compiled } from "./languages/allStageWords.ts";

/** Names in capitals, after which a verb may come. */
const namesInCapitals = /^[^\p{L}]*\p{Lu}[^\p{Ll}]*(?:\s\p{Ll}{1,3}\s\p{Lu}[^\p{Ll}]*)*\s(?=\p{Ll})/u;

/** What comes after a verb that's before a name: perhaps an article, and a capital. */
const nameAfter = /^\s+(?:\p{Ll}{1,4}\s+)?\p{Lu}/u;

const latin = /^\W*(re-?)?(enter|exit|exeunt)\b/i;

/** Patterns that match at one place only. Those of a language would look for a match in the whole line. */
function makeVerbs() {
  const languages = allStageWords.map(compiled);
  const atPlace = (patterns: readonly RegExp[]): RegExp =>
    new RegExp(patterns.map(({ source }) => source).join("|"), "yu");
  return {
    afterName: atPlace(languages.flatMap(({ enters, exits, crosses }) => [enters, exits, crosses])),
    // Words for an exit at the beginning are also something else, such as a street in Italian.
    beforeName: languages
      .filter(({ inverts }) => inverts)
      .flatMap(({ enters, crosses }) => [enters, crosses].map((pattern) => atPlace([pattern]))),
  };
}

let verbs: ReturnType<typeof makeVerbs> | undefined;

/**
 * Returns whether a line begins with somebody's entrance or exit, in any of the languages of directions: `Enter Jack.`,
 * `JACK enters.`, `Entra Inés.` The language isn't known before the whole play has been read.
 */
export function beginsWithEntrance(line: string): boolean {
  if (latin.test(line)) return true;
  verbs ??= makeVerbs();
  const folded = plain(line.toLowerCase());
  const [names] = namesInCapitals.exec(line) ?? [];
  if (names) return lengthAt(verbs.afterName, folded, names.length) > 0;
  const start = line.search(/\p{L}/u);
  return verbs.beforeName.some((pattern) => {
    const length = lengthAt(pattern, folded, start);
    return length > 0 && nameAfter.test(line.slice(start + length));
  });
}

/** Returns how long a match is that begins at a place. */
function lengthAt(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = Math.max(0, start);
  return pattern.exec(text)?.[0].length ?? 0;
}
