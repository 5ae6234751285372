import { countWords } from "../count.ts";
import type { BlockId } from "../play.ts";
import { plainMatcher } from "../search/plainMatcher.ts";
import { emptyQuery } from "../search/searchQuery.ts";
import { type DeletedPassage, textOfPassage } from "./deletedPassages.ts";
import { gatherScattered } from "./scatteredDeletions.ts";
import { type StandingText, standingText } from "./standingText.ts";
import type { RemovedPiece, RemovedRun } from "./textChange.ts";

/** Shorter passages are in no list by themselves, but are found. */
const listedWords = 20;
const maxListed = 1_000;
const maxFound = 100;
/** Shorter text is elsewhere in the play by chance. */
const fewestWordsElsewhere = 3;

/** Returns the text of an element that's in the play now. */
type TextNow = (id: BlockId) => string | undefined;

/**
 * Returns the passages of more than 20 words that aren't in the play now, the latest first. Shorter ones that went in many
 * places, one after the other, are one passage. What was deleted, undone and deleted again is listed once.
 */
export function listDeleted(
  passages: readonly DeletedPassage[],
  now: StandingText,
  textNow: TextNow = () => undefined,
): readonly DeletedPassage[] {
  const isLong = (passage: DeletedPassage) => countWords(textOfPassage(passage)) > listedWords;
  const long = listLong(passages.filter(isLong), now);
  const short = passages.filter(
    (passage) =>
      passage.replacedBy === undefined &&
      !isLong(passage) &&
      passage.pieces.some((piece) => countWords(piece.text) > 0 && !isThere(piece, now, textNow)),
  );
  return [...long, ...listScattered(short)].toSorted(latestFirst).slice(0, maxListed);
}

function listLong(passages: readonly DeletedPassage[], now: StandingText): readonly DeletedPassage[] {
  const listed = standingText([]);
  return passages.toSorted(latestFirst).filter((passage) => {
    const texts = textsOf(passage);
    if (missingIn(now, texts) <= listedWords || missingIn(listed, texts) <= listedWords) return false;
    listed.add(texts);
    return true;
  });
}

/** A place counts once, however often its text was deleted and brought back. */
function listScattered(passages: readonly DeletedPassage[]): readonly DeletedPassage[] {
  const listed = new Set<string>();
  const last = passages.toSorted(latestFirst).filter(({ pieces: [first] }) => {
    const place = `${first?.id} ${first?.start} ${first?.text}`;
    return !listed.has(place) && listed.add(place);
  });
  return gatherScattered(last).filter((passage) => countWords(textOfPassage(passage)) > listedWords);
}

/** Words that are in many elements say nothing, so short pieces are looked for in their own. */
function isThere({ id, text, isWhole }: RemovedPiece, now: StandingText, textNow: TextNow): boolean {
  const own = textNow(id);
  if (own !== undefined && (isWhole || own.includes(text.trim()))) return true;
  return countWords(text) >= fewestWordsElsewhere && now.missingWords(text) === 0;
}

const textsOf = ({ pieces }: Pick<RemovedRun, "pieces">): readonly string[] => pieces.map(({ text }) => text);

const missingIn = (standing: StandingText, texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + standing.missingWords(text), 0);

/**
 * Returns the passages with these words that aren't in the play now, the latest first. Words may be in several elements of a
 * passage, one after the other. Everything else is as in the editor's own search.
 */
export function searchDeleted(
  passages: readonly DeletedPassage[],
  now: StandingText,
  words: string,
): readonly DeletedPassage[] {
  const find = plainMatcher({ ...emptyQuery, text: inOneLine(words).trim() });
  const found = passages.filter((passage) => {
    const [before, after] = passage.around;
    const text = inOneLine(`${before}${textOfPassage(passage)}${after}`);
    return find(text).length > 0 && missingIn(now, textsOf(passage)) > 0;
  });
  const isReplaced = ({ replacedBy }: DeletedPassage) => replacedBy !== undefined;
  return [...found.filter(isReplaced), ...gatherScattered(found.filter((passage) => !isReplaced(passage)))]
    .toSorted(latestFirst)
    .slice(0, maxFound);
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

const latestFirst = (one: DeletedPassage, other: DeletedPassage): number => other.at - one.at;
