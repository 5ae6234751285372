import * as Y from "yjs";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import { decodeUpdate } from "#domain/play/updateEncoding.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { MemoryServer } from "./memoryServer.ts";
import { type NetworkCondition, networkConditions } from "./testNetwork.ts";
import { type TestDevice, type TestTab, TestWorld, testOwner, testPlayId } from "./testWorld.ts";
import { WatchedScreens } from "./watchedScreens.ts";

/** Tabs 0 and 1 are one browser, the others are two more. */
const deviceOfTab = [0, 0, 1, 2] as const;

export type HistoryStep =
  /** Types, and lets the text stand on the screen. */
  | { readonly kind: "write"; readonly tab: number; readonly at: number }
  | { readonly kind: "delete"; readonly tab: number; readonly from: number; readonly share: number }
  | { readonly kind: "type"; readonly tab: number; readonly at: number }
  | { readonly kind: "pass"; readonly ms: number }
  | { readonly kind: "network"; readonly device: number; readonly condition: NetworkCondition }
  | { readonly kind: "late" | "full"; readonly device: number }
  | { readonly kind: "crash" | "close" | "save" | "hide" | "wake"; readonly tab: number }
  | { readonly kind: "compact" };

const tab = fc.integer({ min: 0, max: 3 });
const device = fc.integer({ min: 0, max: 2 });

export const arbitraryHistory: fc.Arbitrary<readonly HistoryStep[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant("type" as const), tab, at: fc.nat({ max: 200 }) }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant("write" as const), tab, at: fc.nat({ max: 200 }) }) },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant("pass" as const), ms: fc.constantFrom(20, 120, 600, 2_600, 6_000) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("delete" as const),
        tab,
        from: fc.nat({ max: 200 }),
        share: fc.constantFrom(0.1, 0.5, 1),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("network" as const),
        device,
        condition: fc.constantFrom(...networkConditions),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("late" as const), device }) },
    // Tabs of a full browser only hear of each other through the server, so it has one.
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("full" as const), device: fc.constantFrom(1, 2) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom(...(["crash", "close", "save", "hide", "wake"] as const)), tab }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("compact" as const) }) },
  ),
  { minLength: 5, maxLength: 40 },
);

/** The result of a history, after the network works again and nothing is pending. */
export interface SyncOutcome {
  /** The text in every open tab, and on the server. */
  readonly texts: readonly string[];
  /** Words that the journal confirmed. */
  readonly journaled: readonly string[];
  /** Every word of every update in the log, as often as it occurs there. */
  readonly logged: readonly string[];
  readonly updateIds: readonly string[];
  /** Words that another tab showed before the journal had them. */
  readonly shownTooEarly: readonly string[];
  readonly unsaved: number;
  /** Texts that stood on a screen for three seconds, and that no moment of the log shows. */
  readonly lostMoments: readonly string[];
}

const isWord = /<\d+>/gu;
const wordsIn = (text: string): readonly string[] => text.match(isWord) ?? [];
const wordsOf = (bytes: Uint8Array): readonly string[] => wordsIn(new TextDecoder().decode(bytes));

/** Plays a history to its end, and then lets the network work. */
export async function runHistory(
  steps: readonly HistoryStep[],
  breakJournal: TestWorld["breakJournal"] = (journal) => journal,
): Promise<SyncOutcome> {
  const run = await startRun(breakJournal);
  for (const step of steps) {
    run.screens.look();
    await act(run, step);
    run.screens.look();
    run.checkScreens();
  }
  return finish(run);
}

async function startRun(breakJournal: TestWorld["breakJournal"]) {
  const world = new TestWorld(new MemoryServer());
  world.breakJournal = breakJournal;
  const devices = [world.device("laptop"), world.device("tablet"), world.device("phone")] as const;
  const first = await devices[0].open({ isNew: true });
  first.type("<0>");
  await world.pass(6_000);
  return new HistoryRun(world, devices, [
    first,
    await devices[0].open(),
    await devices[1].open(),
    await devices[2].open(),
  ]);
}

type Devices = readonly [TestDevice, TestDevice, TestDevice];

class HistoryRun {
  readonly world: TestWorld;
  readonly devices: Devices;
  readonly tabs: TestTab[];
  readonly shownTooEarly: string[] = [];
  readonly screens: WatchedScreens;
  words = 1;
  readonly #author = new Map<string, TestTab>();

  constructor(world: TestWorld, devices: Devices, tabs: TestTab[]) {
    this.world = world;
    this.devices = devices;
    this.tabs = tabs;
    this.screens = new WatchedScreens(() => world.clock.now(), tabs);
  }

  deviceOf = (index: number): TestDevice => this.devices[deviceOfTab[index] ?? 0];

  type(index: number, at: number): void {
    const tab = this.tabs[index];
    if (tab?.session.readiness().kind !== "ready") return;
    const word = `<${this.words++}>`;
    this.#author.set(word, tab);
    // Words aren't written into each other, so that each can be found again.
    tab.type(word, Math.max(0, tab.text.toString().indexOf("<", at)));
  }

  async write(index: number, at: number): Promise<void> {
    this.type(index, at);
    this.screens.look();
    await this.world.pass(3_500);
  }

  /** Removes whole words. */
  delete(index: number, from: number, share: number): void {
    const tab = this.tabs[index];
    if (tab?.session.readiness().kind !== "ready") return;
    const text = tab.text.toString();
    const start = Math.max(0, text.indexOf("<", from));
    const end = text.indexOf("<", start + Math.ceil((text.length - start) * share));
    tab.text.delete(start, (end === -1 ? text.length : end) - start);
  }

  checkScreens(): void {
    const journaled = new Set(this.world.journaled.flatMap(wordsOf));
    for (const tab of this.tabs) {
      const early = wordsIn(tab.text.toString()).filter((word) => !journaled.has(word) && !this.isFromMemory(word));
      this.shownTooEarly.push(...early.filter((word) => this.#author.has(word) && this.#author.get(word) !== tab));
    }
  }

  /** What a full device can't store is sent from memory. Once it can be stored, it may be sent again. */
  isFromMemory = (word: string): boolean => this.#author.get(word)?.device.wasFull === true;

  serverLog = (): MomentLog => ({ base: [], baseSequence: 0, entries: this.world.server.written });

  async reopen(index: number): Promise<void> {
    this.tabs[index] = await this.deviceOf(index).open();
  }
}

async function act(run: HistoryRun, step: HistoryStep): Promise<void> {
  const { world } = run;
  if (step.kind === "type") return run.type(step.tab, step.at);
  if (step.kind === "write") return run.write(step.tab, step.at);
  if (step.kind === "delete") return run.delete(step.tab, step.from, step.share);
  if (step.kind === "pass") return world.pass(step.ms);
  if (step.kind === "compact") return world.server.compact();
  if ("device" in step) return actOfDevice(step, run.devices[step.device] ?? run.devices[0]);
  return actOfTab(run, step.kind, step.tab);
}

type DeviceStep = Extract<HistoryStep, { readonly device: number }>;

/** A device whose storage is full has space again the next time. */
async function actOfDevice(step: DeviceStep, device: TestDevice): Promise<void> {
  if (step.kind === "late") return device.network.deliverLate();
  if (step.kind === "full") device.fill(!device.isFull);
  if (step.kind === "network") device.network.condition = step.condition;
}

async function actOfTab(run: HistoryRun, kind: "crash" | "close" | "save" | "hide" | "wake", index: number) {
  const { world } = run;
  const tab = run.tabs[index];
  if (!tab) return;
  if (kind === "hide") tab.hide();
  if (kind === "wake") tab.wake();
  if (kind === "save") void world.track(tab.session.saveNow().catch(() => undefined));
  if (kind === "crash" || kind === "close") {
    if (kind === "crash") tab.crash();
    else await world.track(tab.session.close());
    if (tab.device.isFull) run.screens.forget(tab.device, run.serverLog());
    await run.reopen(index);
  }
}

/** Every device can show all texts from the server's log, and its own ones without it, if it always had space for them. */
async function lostMoments({ serverLog, devices, screens }: HistoryRun): Promise<readonly string[]> {
  const lost = [...screens.missingIn(serverLog(), devices)];
  for (const one of devices.filter(({ wasFull }) => !wasFull)) {
    const here = await one.device.moments(testOwner, testPlayId);
    lost.push(...screens.missingIn(here ?? { base: [], baseSequence: 0, entries: [] }, [one]));
  }
  return lost;
}

/** Leaves out repetitions of these words. */
const onceIf = (isSuch: (word: string) => boolean, words: readonly string[]): readonly string[] =>
  words.filter((word, index) => !isSuch(word) || words.indexOf(word) === index);

async function finish(run: HistoryRun): Promise<SyncOutcome> {
  const { world, tabs, devices } = run;
  for (const one of devices) {
    await one.network.deliverLate();
    one.network.condition = "working";
    one.fill(false);
  }
  // Longer than the longest wait, and again for what the first round received.
  for (let round = 0; round < 3; round++) {
    await world.pass(65_000);
    for (const tab of tabs) tab.wake();
    await world.rest();
  }
  const server = new Y.Doc();
  Y.applyUpdate(server, mergeUpdates(world.server.written.map(decodeUpdate)));
  return {
    texts: [...tabs.map((tab) => tab.text.toString()), server.getText("text").toString()],
    journaled: world.journaled.flatMap(wordsOf),
    logged: onceIf(
      run.isFromMemory,
      world.server.written.flatMap((update) => wordsOf(decodeUpdate(update))),
    ),
    updateIds: world.server.written.map((update) => update.updateId),
    shownTooEarly: run.shownTooEarly,
    lostMoments: await lostMoments(run),
    unsaved: tabs.filter((tab) => tab.session.saving().kind !== "saved").length,
  };
}
