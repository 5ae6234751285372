/** `-`, the typographic hyphen, and the soft hyphen, which is only there where a word is divided. */
const lineEnd = /([\p{L}\p{M}’'-]*\p{L})([-\u2010\u00AD])$/u;
const lineStart = /^\p{Ll}[\p{L}\p{M}]*/u;
const word = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

/** Of a longer one, the end is enough. It keeps the search short in a long paragraph. */
const maxWordLength = 60;

/**
 * How a word goes on in the next line: "divided" if the hyphen is only there because the line was full, "hyphenated" if
 * it belongs to the word. Undefined if no word goes on.
 */
export type FindDivision = (line: string, next: string) => "divided" | "hyphenated" | undefined;

/**
 * Returns a function that says how a word of a text goes on in the next line. It was divided only if that's clear: with a
 * soft hyphen, if the text also has it undivided, or if one of the parts can't be a word. Otherwise the hyphen may be the
 * writer's, as in "mother-in-law".
 */
export function createDivisionFinder(text: string): FindDivision {
  let known: ReadonlySet<string> | undefined;
  const has = (whole: string): boolean => {
    known ??= new Set(text.toLowerCase().match(word));
    return known.has(whole);
  };
  return (line, next) => {
    const [end, first, hyphen] = lineEnd.exec(line.slice(-maxWordLength)) ?? [];
    const [second] = lineStart.exec(next) ?? [];
    if (end === undefined || first === undefined || second === undefined) return undefined;
    const isDivided = hyphen === "\u00AD" || isDividedWord(first.toLowerCase(), second.toLowerCase(), has);
    return isDivided ? "divided" : "hyphenated";
  };
}

function isDividedWord(first: string, second: string, has: (whole: string) => boolean): boolean {
  // "mother-in-law" has another hyphen, "b-but" is a stammer.
  if (/[-’']/.test(first) || first.length < 2 || second.startsWith(first)) return false;
  if (has(`${first}-${second}`)) return false;
  const whole = first + second;
  return has(whole) || usual.test(whole) || (first.length > 2 && ending.test(second));
}

/** Frequent words of two parts that are both words, so their parts don't tell. */
const usual =
  /^((some|any|every)(thing|one|body|where|how|what|times?)|no(thing|body|where)|with(out|in)|(my|your|him|her|it|our|them)sel(f|ves)|to(day|night|morrow|gether|wards?)|be(fore|hind|cause|tween|neath|yond|low|came|come|gan|gin|lieved?|longs?|sides?)|under(stand|stood)|(what|when|who|how|wher)ever|another|al(ways|ready|most|though)|for(get|got|give|ever)|maybe|perhaps|in(side|to|deed|stead)|outside|after(noon|wards?)|upon|onto)$/u;

/** Second parts that are no words: the ends of English words and of many in other languages. */
const ending =
  /^([bcdfgkptz]les?|[bdglmnrtv]?ly|[cdglmntv]?ings?|[cst]ions?|ments?|ness|[bcdglnrst]?ers?|[dt]?ed|dren|i?ty|[cgtrlv]?i?ous|ents?|[ae]nces?|ful(ly)?|tur(e|es|ed)|(ic|i|t|n)al(ly)?|[st]ives?|ized?)$/u;
