import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import { cardLanguageOf } from "#domain/play/typing/cardLanguage.ts";
import { printedWords } from "#domain/play/wordsIn.ts";
import type { CardText } from "../journal/journal.ts";

/** Returns what a play's card says without laying out its pages. */
export function cardTextOf(play: Play): CardText {
  const { title, subtitle, authors, draftDate: draft } = play.front;
  return { title, subtitle, authors, words: printedWords(play.blocks), language: cardLanguageOf(play.typing), draft };
}

export const readCardText = (doc: Y.Doc): CardText => cardTextOf(readPlay(doc));
