import type * as Y from "yjs";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import type { ContentCheckOptions } from "../exchange/contentCheck.ts";
import type { PerformExchangeEffect } from "../exchange/exchange.ts";
import type { Log } from "../exchange/log.ts";
import type { LossStore } from "../history/lossStore.ts";
import type { CardText, Journal } from "../journal/journal.ts";
import type { PageLifecycle } from "./pageLifecycle.ts";
import type { Tabs } from "./tabs.ts";

/** What a new play starts with (a template or an imported file). */
export interface StartingContent {
  readonly update: Uint8Array;
  /** The update in parts that are applied one after the other, so that the page keeps responding. */
  readonly parts: readonly Uint8Array[];
}

/** Everything that a session uses from outside. */
export interface PlaySessionOptions {
  /** The play is being created now, under an id that was never used. */
  readonly isNew: boolean;
  /** It's saved at once, even without any words. */
  readonly startWith?: StartingContent | undefined;
  /** Prepares the document before what's on the device is put into it. `read` ends when that has been read. Must not fail. */
  readonly prepare?: ((doc: Y.Doc, read: Promise<unknown>) => Promise<void>) | undefined;
  readonly describe: (doc: Y.Doc) => CardText;
  /** Returns the number of pages that the text makes. It's called about once a minute. May throw `Refused`. */
  readonly countPages: (doc: Y.Doc) => Promise<number>;
  /** Whether only a newer version of Ghostlight can read the document. */
  readonly isTooNew: (doc: Y.Doc) => boolean;
  readonly journal: Journal;
  readonly losses?: LossStore | undefined;
  /** Returns the moments that this device can show by itself. */
  readonly momentsHere: () => Promise<MomentLog | undefined>;
  readonly log: Log;
  /** Carries out the steps of sending and reading. May throw `Refused`. */
  readonly performExchangeEffect: PerformExchangeEffect;
  readonly tabs: Tabs;
  /** Runs one callback at a time across all tabs with this play. */
  readonly withLock: <T>(run: () => Promise<T>) => Promise<T>;
  readonly page: PageLifecycle;
  readonly clock: Scheduler;
  readonly newId: () => string;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Compares the play with the server's from time to time; absent if there's nothing to compare with. */
  readonly checking?: ContentCheckOptions | undefined;
}
