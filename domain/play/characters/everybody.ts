import { plain, wordsOf } from "../stage/foldName.ts";

/** Returns the words of a text as names are compared, each once. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(plain(text).toLowerCase().split(/\s+/));

/** Words with which a name means everybody, besides those that the languages of directions have. */
export const everybodyWords = wordSet(
  `all everyone everybody both others omnes ensemble tutti todos todas ambos ambas demas todo tous toutes alle sämtliche
  beide übrigen anderen autres altri altre все остальные остальное`,
);

/** Words that may be beside those. */
export const besideEverybody = wordSet(
  `the of them us you together rest other else who is are here present at once in unison
  two three four five six seven eight nine ten
  los las el la lo dos tres cuatro cinco seis siete ocho juntos juntas a la vez presentes
  les deux trois quatre cinq six ensemble le monde die der zwei drei vier viere fünf sechs zusammen
  gli le due tre quattro insieme de to tre fyra fire tillsammans sammen alla вместе двое трое`,
);

/** "All but Hamlet". */
export const exceptWords = wordSet(
  "but except excepting save menos excepto salvo sauf excepte außer ausser bis tranne meno utom unntatt undtagen behalve кроме",
);

/** Returns the words of a name without what it excepts: `ALL` of `ALL BUT HAMLET`. */
export function wordsBeforeExcept(name: string): readonly string[] {
  const words = wordsOf(name);
  const end = words.findIndex((word) => exceptWords.has(word));
  return end > 0 ? words.slice(0, end) : words;
}

/**
 * Returns whether a name is one of the usual words for everybody. `isEverybodyName` knows more of them, with words that
 * are too many for what the editor loads first.
 */
export function saysEverybody(name: string): boolean {
  const words = wordsBeforeExcept(name);
  return (
    words.every((word) => everybodyWords.has(word) || besideEverybody.has(word)) &&
    words.some((word) => everybodyWords.has(word))
  );
}
