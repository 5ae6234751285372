import type { Saving } from "#frontend/modules/sync/session/playSession.ts";
import type { TestNetwork } from "#frontend/modules/sync/testing/testNetwork.ts";

/** A play that's open in one tab of one browser. */
export interface EditedPlay {
  /** Adds words at the end. Does nothing if the editor doesn't let its writer type. */
  readonly type: (words: string) => void;
  readonly text: () => string;
  /** Whether the writer may type. */
  readonly isReady: () => boolean;
  readonly saving: () => Saving["kind"];
  /** How many unsent changes the editor says are on this device. */
  readonly storedChanges: () => number;
  /** Whether the editor says that words have been waiting for too long. */
  readonly isOverdue: () => boolean;
  /** Whether the browser asks before it leaves the page. */
  readonly asksBeforeLeaving: () => boolean;
  /** The tab becomes visible again. */
  readonly wake: () => void;
  /** The page is left, and its tab is closed. */
  readonly leave: () => Promise<void>;
  /** The power fails. */
  readonly crash: () => void;
}

/** One browser, with its network and its storage. */
export interface TestBrowser {
  readonly network: TestNetwork;
  /** The browser's storage takes nothing more. */
  fillStorage: () => void;
  readonly open: (options?: { readonly isNew?: boolean }) => Promise<EditedPlay>;
}

/** A server with one play, its browsers, and a clock that moves only when it's told to. */
export interface Workbench {
  readonly browser: (name: string) => TestBrowser;
  readonly pass: (ms: number) => Promise<void>;
  readonly moveClockBack: (ms: number) => void;
  readonly serverText: () => string;
}
