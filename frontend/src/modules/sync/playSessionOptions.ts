import type * as Y from "yjs";
import type { Scheduler } from "#frontend/platform/clock.ts";
import type { ContentCheckOptions } from "./contentCheck.ts";
import type { CardFields, Journal } from "./journal.ts";
import type { Log } from "./log.ts";
import type { PageLifecycle } from "./pageLifecycle.ts";
import type { Tabs } from "./tabs.ts";

/** Everything that a script needs of the world. */
export interface PlaySessionOptions {
  /** The play is being made now, under an id that nobody has used. */
  readonly isNew: boolean;
  /** What a new play begins with (a template, an imported file); kept at once, be it without a word. */
  readonly startWith?: Uint8Array | undefined;
  readonly describe: (doc: Y.Doc) => CardFields;
  /** Whether a document has a shape that only a newer Ghostlight can read. */
  readonly isTooNew: (doc: Y.Doc) => boolean;
  readonly journal: Journal;
  readonly log: Log;
  readonly tabs: Tabs;
  /** One at a time over all tabs with this play. */
  readonly withLock: <T>(run: () => Promise<T>) => Promise<T>;
  readonly page: PageLifecycle;
  readonly clock: Scheduler;
  readonly newId: () => string;
  /** 0 to 1. */
  readonly random: () => number;
  /** Compares the play with the server's now and then; absent where there is nothing to compare with. */
  readonly checking?: ContentCheckOptions | undefined;
}
