import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { pageCount } from "#domain/play/layout/pageCount.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import type { CardFields } from "../journal/journal.ts";
import { cardTextOf } from "./cardText.ts";

export const playCardOf = (doc: Y.Doc): CardFields => cardOf(readPlay(doc));

/** Returns the card that a play's text makes. */
export const cardOf = (play: Play): CardFields => ({ ...cardTextOf(play), pages: countPages(play) });

export const countPages = (play: Play): number => (play.blocks.length === 0 ? 0 : pageCount(paginate(play)).pages);
