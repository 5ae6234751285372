import type * as Y from "yjs";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { locksInOneTab } from "#frontend/platform/locks.ts";
import { TestClock } from "#frontend/platform/testing/testClock.ts";
import type { ContentCheckOptions } from "../contentCheck.ts";
import { openDatabase } from "../database.ts";
import { createDevice, type Device } from "../device.ts";
import type { CardFields, Journal } from "../journal.ts";
import type { PageLifecycleListeners } from "../pageLifecycle.ts";
import { SyncedPlaySession } from "../syncedPlaySession.ts";
import type { TabMessage, Tabs } from "../tabs.ts";
import { MemoryServer } from "./memoryServer.ts";
import { TestNetwork } from "./testNetwork.ts";

export const testOwner = "11111111-1111-4111-8111-111111111111" as UserId;
export const testPlayId = "the-last-bulb" as PlayId;

let worlds = 0;

/** A server, devices and tabs under one clock. */
export class TestWorld {
  readonly server: MemoryServer;
  readonly clock = new TestClock();
  /** Every text that the journal has said it has. */
  readonly journalled: Uint8Array[] = [];
  /** Makes a journal worse than it is, to see that the tests notice. */
  spoil: (journal: Journal) => Journal = (journal) => journal;
  /** Compares the tabs' texts with the server's, where a test wants it. */
  checking: ContentCheckOptions | undefined;
  readonly #name = `world-${worlds++}`;
  #busy = 0;

  constructor(server = new MemoryServer()) {
    this.server = server;
  }

  device(name: string): TestDevice {
    return new TestDevice(this, `${this.#name}-${name}`);
  }

  /** Counts what is under way, so that a test knows when all has come to rest. */
  underway = async <T>(step: Promise<T>): Promise<T> => {
    this.#busy += 1;
    try {
      return await step;
    } finally {
      this.#busy -= 1;
    }
  };

  rest = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; quiet = this.#busy > 0 ? 0 : quiet + 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  pass = (ms: number): Promise<void> => this.rest().then(() => this.clock.pass(ms, this.rest));
}

interface OpenOptions {
  readonly isNew?: boolean;
  readonly startWith?: Uint8Array;
  readonly journal?: Journal;
}

/** One browser, with its storage and its line. */
export class TestDevice {
  readonly line = new TestNetwork();
  readonly device: Device;
  readonly tabs = new Set<TestTab>();
  readonly #theatre: TestWorld;
  #ids = 0;

  constructor(theatre: TestWorld, name: string) {
    this.#theatre = theatre;
    this.device = createDevice(name, openDatabase(name), locksInOneTab());
  }

  async open({ isNew = false, startWith, journal = this.device.journal(testOwner, testPlayId) }: OpenOptions = {}) {
    const theatre = this.#theatre;
    const tab = new TestTab(theatre, this, journal, {
      isNew,
      startWith,
      newId: () => `${this.device.name}-${this.#ids++}`,
      withLock: (run) => this.device.withLock(testOwner, testPlayId, run),
    });
    this.tabs.add(tab);
    await theatre.underway(tab.script.open());
    await theatre.rest();
    return tab;
  }
}

interface TabOptions {
  readonly isNew: boolean;
  readonly startWith: Uint8Array | undefined;
  readonly newId: () => string;
  readonly withLock: <T>(run: () => Promise<T>) => Promise<T>;
}

/** One tab: a script whose page, storage and line end together when it crashes. */
export class TestTab {
  readonly script: SyncedPlaySession;
  visible = true;
  #alive = true;
  #page: PageLifecycleListeners | undefined;
  #hear: (message: TabMessage) => void = () => undefined;
  readonly #theatre: TestWorld;
  readonly #home: TestDevice;

  constructor(theatre: TestWorld, home: TestDevice, journal: Journal, options: TabOptions) {
    this.#theatre = theatre;
    this.#home = home;
    this.script = new SyncedPlaySession({
      ...options,
      describe: describeText,
      checking: theatre.checking,
      isTooNew: () => false,
      journal: this.#mortal(theatre.spoil(this.#remembering(journal))),
      log: this.#mortal(home.line.over(theatre.server.log(home.device.name))),
      tabs: this.#channel(),
      page: {
        visible: () => this.visible,
        watch: (listeners) => {
          this.#page = listeners;
          return () => undefined;
        },
      },
      clock: { now: theatre.clock.now, after: (ms, run) => theatre.clock.after(ms, () => this.#alive && run()) },
      random: () => 0.5,
    });
  }

  get text(): Y.Text {
    return this.script.doc.getText("text");
  }

  type(word: string, at = this.text.length): void {
    this.text.insert(Math.min(at, this.text.length), word);
  }

  wake = () => this.#page?.onWake();
  hide = () => this.#page?.onHide();
  mayLoseWords = () => this.#page?.mayLoseWords();

  /** The power goes: nothing of this tab happens any more. */
  crash(): void {
    this.#alive = false;
    this.#home.tabs.delete(this);
  }

  #remembering = (journal: Journal): Journal => ({
    ...journal,
    append: async (entries) => {
      const standing = await journal.append(entries);
      this.#theatre.journalled.push(...entries.map((entry) => entry.update));
      return standing;
    },
  });

  #mortal<T extends object>(servant: T): T {
    const wrap = (value: unknown) =>
      typeof value === "function"
        ? async (...args: unknown[]) => {
            if (!this.#alive) throw new Refused("unavailable", "The tab is gone.");
            const answer = await this.#theatre.underway(value(...args));
            if (!this.#alive) throw new Refused("unavailable", "The tab is gone.");
            return answer;
          }
        : value;
    return Object.fromEntries(Object.entries(servant).map(([name, value]) => [name, wrap(value)])) as T;
  }

  #channel = (): Tabs => ({
    post: (message) => {
      const others = [...this.#home.tabs].filter((tab) => tab !== this);
      void this.#theatre.underway(
        new Promise<void>((resolve) => {
          setImmediate(() => {
            for (const tab of others) if (tab.#alive) tab.#hear(structuredClone(message));
            resolve();
          });
        }),
      );
    },
    listen: (listener) => {
      this.#hear = listener;
    },
    close: () => this.#home.tabs.delete(this),
  });
}

/** The first line is the title. */
function describeText(doc: Y.Doc): CardFields {
  const text = doc.getText("text").toString();
  const words = text.split(/\s+/u).filter((word) => word !== "").length;
  return { title: text.split("\n")[0] ?? "", subtitle: "", authors: "", words, pages: Math.ceil(words / 250) };
}
