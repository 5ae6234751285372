import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import { cardTextOf } from "./cardText.ts";
import type { CardFields } from "./journal.ts";

export const playCardOf = (doc: Y.Doc): CardFields => cardOf(readPlay(doc));

/** Returns the card that a play's text makes. */
export const cardOf = (play: Play): CardFields => ({ ...cardTextOf(play), pages: countPages(play) });

/** Only pages of the play itself count: page 1 is the first page of dialogue. */
export const countPages = (play: Play): number =>
  play.blocks.length === 0 ? 0 : paginate(play).pages.filter(({ start }) => start).length;
