import { TestNetwork } from "#frontend/modules/sync/testing/testNetwork.ts";
import { TestClock } from "#frontend/platform/testing/testClock.ts";
import type { EditedPlay, TestBrowser, Workbench } from "./workbench.ts";

/** How long it waits after a key before it saves. */
const saveAfterMs = 2_000;

/** A server that keeps what it got last. */
interface Server {
  text: string;
  savedAt: number;
}

interface Parts {
  readonly server: Server;
  readonly clock: TestClock;
  readonly network: TestNetwork;
  /** Words that wait to be added on the server, in the browser's storage. */
  readonly queue: string[];
  readonly storage: { isFull: boolean };
}

export interface NaiveOptions {
  /** Sends new words, to be added at the end, instead of the whole text, and stores them until they're sent. */
  readonly sendsNewWords?: boolean;
}

/**
 * An editor as many were built: it loads the text, and saves it two seconds after the last key. It has every fault that
 * the tests look for, and so proves that each of them can fail.
 */
export function naiveEditor(options: NaiveOptions = {}): Workbench {
  const server: Server = { text: "", savedAt: 0 };
  const clock = new TestClock();
  return {
    browser: () =>
      browserWith({ server, clock, network: new TestNetwork(), queue: [], storage: { isFull: false } }, options),
    pass: (ms) => rest().then(() => clock.pass(ms, rest)),
    moveClockBack: (ms) => clock.moveBack(ms),
    serverText: () => server.text,
  };
}

const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const browserWith = (parts: Parts, { sendsNewWords = false }: NaiveOptions): TestBrowser => ({
  network: parts.network,
  fillStorage() {
    parts.storage.isFull = true;
  },
  open: async () => (sendsNewWords ? openQueue(parts) : openText(parts)),
});

/** Loads the whole text, and saves the whole text. */
async function openText({ server, clock, network }: Parts): Promise<EditedPlay> {
  const load = () => network.send(async () => server.text);
  let text = await load().catch(() => "");
  let saving: ReturnType<EditedPlay["saving"]> = "saved";
  /** Counted as soon as they're typed, although nothing stores them. */
  let changes = 0;
  let isAlive = true;
  let cancel = () => {};
  const save = async () => {
    const [savedAt, half] = [clock.now(), Math.ceil(text.length / 2)];
    const isNewer = savedAt >= server.savedAt;
    // In two requests, because texts may be long.
    await network.send(async () => {
      if (isNewer) Object.assign(server, { text: text.slice(0, half), savedAt });
    });
    await network.send(async () => {
      if (isNewer) Object.assign(server, { text });
    });
    changes = 0;
  };
  const startOver = async () => {
    text = await load().catch(() => "");
  };
  return {
    type(words) {
      if (!isAlive) return;
      text += words;
      changes += 1;
      saving = "saving";
      cancel();
      cancel = clock.after(saveAfterMs, () => {
        if (!isAlive) return;
        const refused = network.refusal !== undefined;
        save()
          .catch(() => (refused ? startOver() : undefined))
          .finally(() => {
            saving = "saved";
          });
      });
    },
    text: () => text,
    isReady: () => true,
    saving: () => saving,
    storedChanges: () => changes,
    isOverdue: () => false,
    asksBeforeLeaving: () => false,
    wake: () => void startOver(),
    async leave() {
      isAlive = false;
    },
    crash() {
      isAlive = false;
    },
  };
}

/** Stores new words in the browser until they're on the server. */
async function openQueue({ server, clock, network, queue, storage }: Parts): Promise<EditedPlay> {
  let text = (await network.send(async () => server.text).catch(() => "")) + queue.join("");
  let isAlive = true;
  let isConnected = true;
  const flush = async () => {
    if (!isAlive || !isConnected) return;
    for (const words of [...queue]) {
      await network.send(async () => {
        server.text += words;
      });
      queue.shift();
    }
  };
  const send = () =>
    void flush().catch(() => {
      // Connects again at once, but nothing is subscribed to the new connection.
      isConnected = false;
    });
  if (queue.length > 0) send();
  return {
    type(words) {
      text += words;
      if (!storage.isFull) queue.push(words);
      clock.after(saveAfterMs, send);
    },
    text: () => text,
    isReady: () => true,
    saving: () => "saved",
    storedChanges: () => 0,
    isOverdue: () => false,
    asksBeforeLeaving: () => false,
    wake: () => undefined,
    async leave() {
      isAlive = false;
    },
    crash() {
      isAlive = false;
    },
  };
}
