import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { Block, FrontMatter } from "#domain/play/play.ts";
import { type LinkTextStore, openLinkTextStore } from "./linkTextStore.ts";

/** A play as somebody last read it behind a link. */
export interface LastRead {
  /** The link's name, which doesn't open the play. */
  readonly name: string;
  readonly front: FrontMatter;
  readonly blocks: readonly Block[];
  /** When the text was like this, and its number in the play's log: they tell one text from another. */
  readonly asOf: string;
  readonly sequence: number;
  /** Epoch ms. */
  readonly readAt: number;
}

export type LastReadStore = LinkTextStore<LastRead>;

/** What changes are counted from, by link. */
export const openLastReadStore = (databaseName?: string): LastReadStore => openLinkTextStore("texts", databaseName);

/** What a link showed when the server last answered. Without a connection, it's shown again. */
export interface StoredSharedPlay {
  /** The link's name, which doesn't open the play. */
  readonly name: string;
  readonly play: SharedPlayAnswer;
  /** Epoch ms. */
  readonly shownAt: number;
}

export const openShownStore = (databaseName?: string): LinkTextStore<StoredSharedPlay> =>
  openLinkTextStore("shown", databaseName);
