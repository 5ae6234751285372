import { nanoid } from "nanoid";
import { createVersion } from "#domain/api/versions.ts";
import { insertBlocks } from "#domain/play/document/blocks.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { orderOf } from "#domain/play/document/playDocument.ts";
import type { BlockId, PlayId, UserId } from "#domain/play/play.ts";
import { newPlayUpdate } from "#frontend/modules/creating/newPlayUpdate.ts";
import { hashForCheck } from "#frontend/modules/sync/exchange/contentCheck.ts";
import { serverLog } from "#frontend/modules/sync/exchange/log.ts";
import type { StartingContent } from "#frontend/modules/sync/session/playSessionOptions.ts";
import { SyncedPlaySession } from "#frontend/modules/sync/session/syncedPlaySession.ts";
import { deviceInOneTab } from "#frontend/modules/sync/testing/deviceInOneTab.ts";
import type { Call } from "#frontend/platform/call.ts";
import { type Scheduler, steadyClock } from "#frontend/platform/clock.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { visibleTab } from "../saving/device.ts";
import type { LoadMeter } from "./loadMeter.ts";

interface Person {
  readonly userId: UserId;
  readonly call: Call;
}

/** A device saves at most once in five seconds. With this clock, that's three. It comes back sooner after a refusal, too. */
const clockSpeed = 5 / 3;

const fastClock: Scheduler = steadyClock({
  now: () => performance.timeOrigin + performance.now() * clockSpeed,
  after(ms, run) {
    const timer = setTimeout(run, ms / clockSpeed);
    return () => clearTimeout(timer);
  },
});

/** One scene. A save costs the same for a longer play, and a thousand long plays wouldn't fit into this process. */
const scene = newPlayUpdate(generatePlay({ seed: 1601, speeches: 40 })).content;

interface Opened {
  readonly person: Person;
  readonly playId: PlayId;
  readonly startWith?: StartingContent;
  readonly meter?: () => LoadMeter;
  readonly onDivergence?: () => void;
}

/** Opens a play on a device that has never seen it, or creates it there. */
function openSession({ person, playId, startWith, meter, onDivergence = () => undefined }: Opened): SyncedPlaySession {
  const { userId, call } = person;
  const name = nanoid();
  const device = deviceInOneTab(name);
  const log = serverLog({
    userId,
    playId,
    call,
    device: name,
    signedInUser: async () => userId,
    now: fastClock.now,
    onCreated: () => undefined,
  });
  return new SyncedPlaySession({
    ...visibleTab,
    isNew: startWith !== undefined,
    startWith,
    journal: device.journal(userId, playId),
    log: { ...log, append: (batch) => (meter ? meter().watching(log.append)(batch) : log.append(batch)) },
    checking: { hash: hashForCheck, ask: log.check, report: onDivergence },
    momentsHere: () => device.moments(userId, playId),
    withLock: (run) => device.withLock(userId, playId, run),
    clock: fastClock,
    random: Math.random,
  });
}

/** A writer adds a line this often, in milliseconds. */
const writeEveryMs = 3_000;
const versionEveryMs = 30_000;

/** A person who writes one play on one device, with the sync engine of the browser. */
export class LoadWriter {
  readonly #person: Person;
  readonly #playId = nanoid() as PlayId;
  readonly #session: SyncedPlaySession;
  readonly #written: string[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  #divergences = 0;
  #versions = 0;

  constructor(person: Person, meter: () => LoadMeter) {
    this.#person = person;
    const onDivergence = () => {
      this.#divergences += 1;
    };
    this.#session = openSession({ person, playId: this.#playId, startWith: scene, meter, onDivergence });
  }

  /** Creates the play on the server. */
  async begin(): Promise<void> {
    await this.#session.open();
    await this.#session.saveNow();
  }

  /** Writes until it's stopped. Writers begin at different moments. */
  start(): void {
    this.#repeat(writeEveryMs, () => this.#write());
    this.#repeat(versionEveryMs, () => void this.#keepVersion().catch(() => undefined));
  }

  stop(): void {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }

  isSaved = (): boolean => this.#session.saving().kind === "saved";

  /** Closes the play, opens it on another device, and returns how many of its lines aren't there. */
  async countLost(): Promise<number> {
    await this.#session.close();
    const elsewhere = openSession({ person: this.#person, playId: this.#playId });
    await elsewhere.open();
    const { kind } = elsewhere.readiness();
    if (kind !== "ready") throw new Error(`A play can't be opened on another device: ${kind}.`);
    const text = JSON.stringify(readPlay(elsewhere.doc));
    await elsewhere.close();
    return this.#written.filter((word) => !text.includes(word)).length;
  }

  /** How often the server had another text than the device. */
  divergences = (): number => this.#divergences;

  lines = (): number => this.#written.length;

  /** How many versions the server has confirmed. */
  versions = (): number => this.#versions;

  #repeat(everyMs: number, run: () => void): void {
    const first = setTimeout(() => this.#timers.push(setInterval(run, everyMs)), Math.random() * everyMs);
    this.#timers.push(first);
  }

  #write(): void {
    const { doc } = this.#session;
    const word = nanoid();
    this.#written.push(word);
    const block = {
      id: word.slice(0, 10) as BlockId,
      kind: "dialogue",
      text: [{ text: `The lamp is lit: ${word}.` }],
    } as const;
    insertBlocks(doc, [block], orderOf(doc).at(-1));
  }

  async #keepVersion(): Promise<void> {
    const versionId = this.#session.sequence();
    await this.#person.call(createVersion, { params: { playId: this.#playId }, body: { versionId } });
    this.#versions += 1;
  }
}
