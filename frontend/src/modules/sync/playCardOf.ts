import type * as Y from "yjs";
import { countPlay } from "#domain/play/count.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { CardFields } from "./journal.ts";

/** Returns the card that a play's text makes. Only pages of the play itself count: page 1 is the first page of dialogue. */
export function playCardOf(doc: Y.Doc): CardFields {
  const play = readPlay(doc);
  const { title, subtitle, authors } = play.front;
  const pages = play.blocks.length === 0 ? 0 : paginate(play).pages.filter(({ start }) => start).length;
  return { title, subtitle, authors, words: countPlay(play).words, pages };
}
