import type * as Y from "yjs";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { steadyClock } from "#frontend/platform/clock.ts";
import { TestClock } from "#frontend/platform/testing/testClock.ts";
import type { Device } from "../devices/device.ts";
import type { ContentCheckOptions } from "../exchange/contentCheck.ts";
import { performExchangeEffect } from "../exchange/exchange.ts";
import type { CardFields, Journal } from "../journal/journal.ts";
import type { PageLifecycleListeners } from "../session/pageLifecycle.ts";
import { remoteOrigin } from "../session/playSession.ts";
import type { StartingContent } from "../session/playSessionOptions.ts";
import { SyncedPlaySession } from "../session/syncedPlaySession.ts";
import type { TabMessage, Tabs } from "../session/tabs.ts";
import { deviceInOneTab } from "./deviceInOneTab.ts";
import { MemoryServer } from "./memoryServer.ts";
import { TestNetwork } from "./testNetwork.ts";

export const testOwner = "11111111-1111-4111-8111-111111111111" as UserId;
export const testPlayId = "the-last-bulb" as PlayId;

// Loading takes real time, and in a world it must take none.
await import("../journal/batchesWithoutRoom.ts");

let worlds = 0;

/** A server, devices, and tabs with one clock. */
export class TestWorld {
  readonly server: MemoryServer;
  readonly clock = new TestClock();
  /** Every update that a journal confirmed. */
  readonly journaled: Uint8Array[] = [];
  /** Plants a bug in every journal, to prove that the tests find it. */
  breakJournal: (journal: Journal) => Journal = (journal) => journal;
  /** Reads a document's card. */
  describe: (doc: Y.Doc) => CardFields = describeText;
  /** Compares the tabs' texts with the server's, if a test needs it. */
  checking: ContentCheckOptions | undefined;
  readonly #name = `world-${worlds++}`;
  #busy = 0;

  constructor(server = new MemoryServer()) {
    this.server = server;
  }

  device(name: string): TestDevice {
    return new TestDevice(this, `${this.#name}-${name}`);
  }

  /** Counts pending promises, so that a test can wait until there are none. */
  track = async <T>(step: Promise<T>): Promise<T> => {
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
  readonly startWith?: StartingContent;
  readonly journal?: Journal;
}

/** One browser, with its storage and its network. */
export class TestDevice {
  readonly network = new TestNetwork();
  /** Whether the journal refuses to store, as a browser does that is out of space. */
  isFull = false;
  wasFull = false;
  readonly device: Device;
  readonly tabs = new Set<TestTab>();
  readonly #world: TestWorld;
  #ids = 0;

  constructor(world: TestWorld, name: string) {
    this.#world = world;
    this.device = deviceInOneTab(name);
  }

  /** From now on, the journal refuses or accepts. */
  fill(isFull: boolean): void {
    this.isFull = isFull;
    this.wasFull ||= isFull;
  }

  async open({ isNew = false, startWith, journal = this.device.journal(testOwner, testPlayId) }: OpenOptions = {}) {
    const world = this.#world;
    const tab = new TestTab(world, this, journal, {
      isNew,
      startWith,
      newId: () => `${this.device.name}-${this.#ids++}`,
      withLock: (run) => this.device.withLock(testOwner, testPlayId, run),
    });
    this.tabs.add(tab);
    await world.track(tab.session.open());
    tab.doc.on("update", (_update, origin) => {
      if (origin !== remoteOrigin) tab.madeChanges += 1;
    });
    await world.rest();
    return tab;
  }
}

interface TabOptions {
  readonly isNew: boolean;
  readonly startWith: StartingContent | undefined;
  readonly newId: () => string;
  readonly withLock: <T>(run: () => Promise<T>) => Promise<T>;
}

/** One tab: a session whose page, storage, and network stop together when it crashes. */
export class TestTab {
  readonly session: SyncedPlaySession;
  visible = true;
  /** How many changes were made in this tab, and how many of them the journal confirmed. */
  madeChanges = 0;
  storedChanges = 0;
  #alive = true;
  #page: PageLifecycleListeners | undefined;
  #receive: (message: TabMessage) => void = () => undefined;
  readonly device: TestDevice;
  readonly #world: TestWorld;

  constructor(world: TestWorld, device: TestDevice, journal: Journal, options: TabOptions) {
    this.#world = world;
    this.device = device;
    this.session = new SyncedPlaySession({
      ...options,
      describe: world.describe,
      performExchangeEffect,
      countPages: async (doc) => world.describe(doc).pages,
      checking: world.checking,
      isTooNew: () => false,
      momentsHere: () => device.device.moments(testOwner, testPlayId),
      journal: this.#whileAlive(world.breakJournal(this.#recording(journal))),
      log: this.#whileAlive(device.network.over(world.server.log(device.device.name))),
      tabs: this.#channel(),
      page: {
        visible: () => this.visible,
        watch: (listeners) => {
          this.#page = listeners;
          return () => undefined;
        },
      },
      clock: steadyClock({
        now: world.clock.now,
        after: (ms, run) => world.clock.after(ms, () => this.#alive && run()),
      }),
      random: () => 0.5,
    });
  }

  get doc(): Y.Doc {
    return this.session.doc;
  }

  /** A text that stands for a play, for tests that need no play. */
  get text(): Y.Text {
    return this.doc.getText("text");
  }

  type(word: string, at = this.text.length): void {
    this.text.insert(Math.min(at, this.text.length), word);
  }

  wake = () => this.#page?.onWake();
  hide = () => this.#page?.onHide();
  mayLoseWords = () => this.#page?.mayLoseWords();

  /** Stops everything in this tab at once, as when the power fails. */
  crash(): void {
    this.#alive = false;
    this.device.tabs.delete(this);
  }

  #recording = (journal: Journal): Journal => ({
    ...journal,
    begin: (at) => this.#whileItFits(() => journal.begin(at)),
    seal: (updateId) => this.#whileItFits(() => journal.seal(updateId)),
    store: (received) => this.#whileItFits(() => journal.store(received)),
    created: () => this.#whileItFits(() => journal.created()),
    startOver: () => this.#whileItFits(() => journal.startOver()),
    append: async (entries) => {
      const status = await this.#whileItFits(() => journal.append(entries));
      this.#world.journaled.push(...entries.map((entry) => entry.update));
      this.storedChanges += entries.reduce((sum, { changes }) => sum + changes, 0);
      return status;
    },
  });

  /** A browser that is out of space aborts every transaction that writes. */
  async #whileItFits<T>(write: () => Promise<T>): Promise<T> {
    if (this.device.isFull) throw new Error("There is no space left.");
    return write();
  }

  #whileAlive<T extends object>(service: T): T {
    const wrap = (value: unknown) =>
      typeof value === "function"
        ? async (...args: unknown[]) => {
            if (!this.#alive) throw new Refused("unavailable", "The tab has crashed.");
            const answer = await this.#world.track(value(...args));
            if (!this.#alive) throw new Refused("unavailable", "The tab has crashed.");
            return answer;
          }
        : value;
    return Object.fromEntries(Object.entries(service).map(([name, value]) => [name, wrap(value)])) as T;
  }

  #channel = (): Tabs => ({
    post: (message) => {
      const others = [...this.device.tabs].filter((tab) => tab !== this);
      void this.#world.track(
        new Promise<void>((resolve) => {
          setImmediate(() => {
            for (const tab of others) if (tab.#alive) tab.#receive(structuredClone(message));
            resolve();
          });
        }),
      );
    },
    listen: (listener) => {
      this.#receive = listener;
    },
    close: () => this.device.tabs.delete(this),
  });
}

/** The first line is the title. */
function describeText(doc: Y.Doc): CardFields {
  const text = doc.getText("text").toString();
  const words = text.split(/\s+/u).filter((word) => word !== "").length;
  return { title: text.split("\n")[0] ?? "", subtitle: "", authors: "", words, pages: Math.ceil(words / 250) };
}
