import { countWords } from "../count.ts";
import { plainMatcher } from "../search/plainMatcher.ts";
import { emptyQuery } from "../search/searchQuery.ts";
import { type DeletedPassage, textOfPassage } from "./deletedPassages.ts";
import { type StandingText, standingText } from "./standingText.ts";

/** Shorter passages are in no list, but are found. */
const listedWords = 20;
const maxListed = 1_000;
const maxFound = 100;

/**
 * Returns the passages of more than 20 words that aren't in the play now, the latest first. What was deleted, undone and
 * deleted again is listed once.
 */
export function listDeleted(passages: readonly DeletedPassage[], now: StandingText): readonly DeletedPassage[] {
  const listed: DeletedPassage[] = [];
  const listedText = standingText([]);
  for (const passage of passages.toSorted(latestFirst)) {
    const texts = passage.pieces.map(({ text }) => text);
    if (countWords(textOfPassage(passage)) <= listedWords || missingIn(now, texts) <= listedWords) continue;
    if (missingIn(listedText, texts) <= listedWords) continue;
    listedText.add(texts);
    listed.push(passage);
    if (listed.length === maxListed) break;
  }
  return listed;
}

const missingIn = (standing: StandingText, texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + standing.missingWords(text), 0);

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
      return find(text).length > 0 && missingIn(now, text.split("\n")) > 0;
    })
    .toSorted(latestFirst)
    .slice(0, maxFound);
}

const latestFirst = (one: DeletedPassage, other: DeletedPassage): number => other.at - one.at;
