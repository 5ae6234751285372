import { countWords } from "../count.ts";
import { plainMatcher } from "../search/plainMatcher.ts";
import { emptyQuery } from "../search/searchQuery.ts";
import { type DeletedPassage, textOfPassage } from "./deletedPassages.ts";
import type { StandingText } from "./standingText.ts";

/** Shorter passages are in no list, but are found. */
const listedWords = 20;
const maxListed = 1_000;
const maxFound = 100;

/** Returns the passages of more than 20 words that aren't in the play now, the latest first. */
export const listDeleted = (passages: readonly DeletedPassage[], now: StandingText): readonly DeletedPassage[] =>
  passages
    .filter((passage) => {
      const text = textOfPassage(passage);
      return countWords(text) > listedWords && now.missingWords(text) > listedWords;
    })
    .toSorted(latestFirst)
    .slice(0, maxListed);

/** Returns the passages with these words that aren't in the play now, the latest first. */
export function searchDeleted(
  passages: readonly DeletedPassage[],
  now: StandingText,
  words: string,
): readonly DeletedPassage[] {
  const find = plainMatcher({ ...emptyQuery, text: words.trim() });
  return passages
    .filter((passage) => {
      const [before, after] = passage.around;
      const text = `${before}${textOfPassage(passage)}${after}`;
      return find(text).length > 0 && now.missingWords(text) > 0;
    })
    .toSorted(latestFirst)
    .slice(0, maxFound);
}

const latestFirst = (one: DeletedPassage, other: DeletedPassage): number => other.at - one.at;
