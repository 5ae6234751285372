import type * as Y from "yjs";
import { countPlay } from "#domain/play/count.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import type { CardFields } from "./journal.ts";

export const playCardOf = (doc: Y.Doc): CardFields => cardOf(readPlay(doc));

/** Returns the card that a play's text makes. Only pages of the play itself count: page 1 is the first page of dialogue. */
export function cardOf(play: Play): CardFields {
  const { title, subtitle, authors } = play.front;
  const pages = play.blocks.length === 0 ? 0 : paginate(play).pages.filter(({ start }) => start).length;
  return { title, subtitle, authors, words: countPlay(play).words, pages };
}
