import * as fc from "fast-check";
import * as Y from "yjs";
import { mergeUpdates } from "../mergeUpdates.ts";
import { decodeUpdate } from "../updateEncoding.ts";
import { MemoryServer } from "./memoryServer.ts";
import { type NetworkCondition, networkConditions } from "./testNetwork.ts";
import { type TestDevice, type TestTab, TestWorld } from "./testWorld.ts";

/** Tabs 0 and 1 are one browser, tab 2 is another. */
const deviceOfTab = [0, 0, 1] as const;

export type SyncStep =
  | { readonly kind: "type"; readonly tab: number; readonly at: number }
  | { readonly kind: "pass"; readonly ms: number }
  | { readonly kind: "weather"; readonly device: number; readonly weather: NetworkCondition }
  | { readonly kind: "late"; readonly device: number }
  | { readonly kind: "crash" | "close" | "save" | "hide" | "wake"; readonly tab: number }
  | { readonly kind: "compact" };

const tab = fc.integer({ min: 0, max: 2 });
const device = fc.integer({ min: 0, max: 1 });

export const arbitraryHistory: fc.Arbitrary<readonly SyncStep[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant("type" as const), tab, at: fc.nat({ max: 200 }) }) },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant("pass" as const), ms: fc.constantFrom(20, 120, 600, 2_600, 6_000) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("weather" as const),
        device,
        weather: fc.constantFrom(...networkConditions),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("late" as const), device }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom(...(["crash", "close", "save", "hide", "wake"] as const)), tab }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("compact" as const) }) },
  ),
  { minLength: 5, maxLength: 40 },
);

/** What a history came to, once the line was fair again and everything had come to rest. */
export interface SyncOutcome {
  /** Of every open tab, and of the server. */
  readonly texts: readonly string[];
  /** Words of which the journal had said that it has them. */
  readonly journalled: readonly string[];
  /** Every word of every update that the log holds, as often as it is written there. */
  readonly logged: readonly string[];
  readonly updateIds: readonly string[];
  /** Words on another tab's screen before the journal had them. */
  readonly shownTooEarly: readonly string[];
  readonly unsaved: number;
}

const isWord = /<\d+>/gu;
const wordsIn = (text: string): readonly string[] => text.match(isWord) ?? [];
const wordsOf = (bytes: Uint8Array): readonly string[] => wordsIn(new TextDecoder().decode(bytes));

/** Plays a history to its end and lets the line be fair at last. */
export async function runHistory(
  steps: readonly SyncStep[],
  spoil: TestWorld["spoil"] = (journal) => journal,
): Promise<SyncOutcome> {
  const company = await gather(spoil);
  for (const step of steps) {
    await act(company, step);
    company.look();
  }
  return finish(company);
}

async function gather(spoil: TestWorld["spoil"]) {
  const theatre = new TestWorld(new MemoryServer());
  theatre.spoil = spoil;
  const devices = [theatre.device("laptop"), theatre.device("tablet")] as const;
  const first = await devices[0].open({ isNew: true });
  first.type("<0>");
  await theatre.pass(6_000);
  return new Company(theatre, devices, [first, await devices[0].open(), await devices[1].open()]);
}

class Company {
  readonly theatre: TestWorld;
  readonly devices: readonly [TestDevice, TestDevice];
  readonly tabs: TestTab[];
  readonly shownTooEarly: string[] = [];
  words = 1;
  readonly #author = new Map<string, TestTab>();

  constructor(theatre: TestWorld, devices: readonly [TestDevice, TestDevice], tabs: TestTab[]) {
    this.theatre = theatre;
    this.devices = devices;
    this.tabs = tabs;
  }

  deviceOf = (index: number): TestDevice => this.devices[deviceOfTab[index] ?? 0];

  type(index: number, at: number): void {
    const tab = this.tabs[index];
    if (tab?.script.readiness().kind !== "ready") return;
    const word = `<${this.words++}>`;
    this.#author.set(word, tab);
    // Words are not written into each other, so that each can be found again.
    tab.type(word, Math.max(0, tab.text.toString().indexOf("<", at)));
  }

  look(): void {
    const kept = new Set(this.theatre.journalled.flatMap(wordsOf));
    for (const tab of this.tabs) {
      const early = wordsIn(tab.text.toString()).filter((word) => !kept.has(word) && this.#author.has(word));
      this.shownTooEarly.push(...early.filter((word) => this.#author.get(word) !== tab));
    }
  }

  async reopen(index: number): Promise<void> {
    this.tabs[index] = await this.deviceOf(index).open();
  }
}

async function act(company: Company, step: SyncStep): Promise<void> {
  const { theatre } = company;
  if (step.kind === "type") return company.type(step.tab, step.at);
  if (step.kind === "pass") return theatre.pass(step.ms);
  if (step.kind === "compact") return theatre.server.compact();
  if (step.kind === "late") return company.devices[step.device === 0 ? 0 : 1].line.deliverLate();
  if (step.kind === "weather") {
    company.devices[step.device === 0 ? 0 : 1].line.weather = step.weather;
    return;
  }
  return actOfTab(company, step.kind, step.tab);
}

async function actOfTab(company: Company, kind: "crash" | "close" | "save" | "hide" | "wake", index: number) {
  const { theatre } = company;
  const tab = company.tabs[index];
  if (!tab) return;
  if (kind === "hide") tab.hide();
  if (kind === "wake") tab.wake();
  if (kind === "save") void theatre.underway(tab.script.saveNow().catch(() => undefined));
  if (kind === "crash") tab.crash();
  if (kind === "close") await theatre.underway(tab.script.close());
  if (kind === "crash" || kind === "close") await company.reopen(index);
}

async function finish(company: Company): Promise<SyncOutcome> {
  const { theatre, tabs, devices } = company;
  for (const { line } of devices) {
    await line.deliverLate();
    line.weather = "fair";
  }
  // Longer than the longest wait, and once more for what the first round brought.
  for (let round = 0; round < 3; round++) {
    await theatre.pass(65_000);
    for (const tab of tabs) tab.wake();
    await theatre.rest();
  }
  const server = new Y.Doc();
  Y.applyUpdate(server, mergeUpdates(theatre.server.written.map(decodeUpdate)));
  return {
    texts: [...tabs.map((tab) => tab.text.toString()), server.getText("text").toString()],
    journalled: theatre.journalled.flatMap(wordsOf),
    logged: theatre.server.written.flatMap((update) => wordsOf(decodeUpdate(update))),
    updateIds: theatre.server.written.map((update) => update.updateId),
    shownTooEarly: company.shownTooEarly,
    unsaved: tabs.filter((tab) => tab.script.saving().kind !== "saved").length,
  };
}
