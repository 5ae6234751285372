import * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import type { BlockId } from "#domain/play/play.ts";
import { decodeUpdate } from "#domain/play/updateEncoding.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { enter } from "#frontend/modules/editor/actions/enter.ts";
import { kindActions } from "#frontend/modules/editor/actions/kinds.ts";
import { type EditorBinding, openEditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { cardTextOf } from "../cards/cardText.ts";
import { ChangeLedger } from "./changeLedger.ts";
import type { HistoryStep } from "./historySteps.ts";
import { MemoryServer } from "./memoryServer.ts";
import { removedWords } from "./removedWords.ts";
import { type TestDevice, type TestTab, TestWorld, testOwner, testPlayId } from "./testWorld.ts";
import { shownIn, WatchedScreens } from "./watchedScreens.ts";
import { changesOf, select } from "./waysOfDeleting.ts";
import { restoreIn } from "./waysOfRestoring.ts";

/** Tabs 0 and 1 are one browser, the others are two more. */
const deviceOfTab = [0, 0, 1, 2] as const;

const tabChangeMs = 250;

/** More words than this, or a whole element, are a large deletion. After as many as `muchWords`, the text before is a version. */
const someWords = 20;
const muchWords = 100;

/** The result of a history, after the network works again and nothing is pending. */
export interface SyncOutcome {
  /** The play in every open tab, and on the server. */
  readonly texts: readonly string[];
  /** Yjs clients with changes that a journal confirmed and that aren't in the log. */
  readonly lostChanges: readonly number[];
  /** Yjs clients with changes that are in the log more than once. */
  readonly doubledChanges: readonly number[];
  readonly updateIds: readonly string[];
  /** Yjs clients with changes that another tab showed before the journal had them. */
  readonly shownTooEarly: readonly number[];
  readonly unsaved: number;
  /** Texts that stood on a screen for three seconds, and that no moment of the log shows. */
  readonly lostMoments: readonly string[];
  /** Texts right before a large deletion that no moment of the log shows. */
  readonly lostDeletions: readonly string[];
  /** How many texts before very large deletions aren't versions. */
  readonly lostVersions: number;
  /** How many large deletions there were. */
  readonly largeDeletions: number;
}

/** Plays a history to its end, and then lets the network work. */
export async function runHistory(
  steps: readonly HistoryStep[],
  breakJournal: TestWorld["breakJournal"] = (journal) => journal,
): Promise<SyncOutcome> {
  const run = await HistoryRun.start(breakJournal);
  for (const step of steps) {
    run.screens.look();
    await act(run, step);
    run.checkScreens();
  }
  return finish(run);
}

type Devices = readonly [TestDevice, TestDevice, TestDevice];

class HistoryRun {
  readonly world = new TestWorld(new MemoryServer());
  readonly devices: Devices = [this.world.device("laptop"), this.world.device("tablet"), this.world.device("phone")];
  readonly tabs: TestTab[] = [];
  readonly shownTooEarly = new Set<number>();
  readonly screens = new WatchedScreens(() => this.world.clock.now());
  readonly #editors = new Map<TestTab, EditorBinding>();
  /** Which tab writes under a Yjs client. */
  readonly #writers = new Map<number, TestTab>();
  readonly #journaled = new ChangeLedger();
  #journaledUpdates = 0;
  #words = 0;
  #ids = 0;

  static async start(breakJournal: TestWorld["breakJournal"]): Promise<HistoryRun> {
    const run = new HistoryRun();
    run.world.breakJournal = breakJournal;
    run.world.describe = (doc) => ({ ...cardTextOf(readPlay(doc)), pages: 1 });
    await run.open(0, true);
    run.type(0, 0, 60);
    await run.world.pass(6_000);
    for (const index of [1, 2, 3]) await run.open(index);
    return run;
  }

  deviceOf = (index: number): TestDevice => this.devices[deviceOfTab[index] ?? 0];

  /** Opens the play in a tab, in place of the one that was there. */
  async open(index: number, isNew = false): Promise<void> {
    const tab = await this.deviceOf(index).open({ isNew });
    // The same history has the same conflicts every time.
    tab.doc.clientID = 1_000 + this.#writers.size;
    this.#writers.set(tab.doc.clientID, tab);
    this.tabs[index] = tab;
    // What a full device sent from memory is neither there nor on the screen when it's opened again.
    if (!tab.device.isFull) this.screens.watch(tab);
  }

  newId = (): BlockId => `new${this.#ids++}` as BlockId;

  /** Returns the editor of a tab; undefined while the play isn't there to be written. */
  editorIn(index: number): { readonly tab: TestTab; readonly editor: EditorBinding } | undefined {
    const tab = this.tabs[index];
    if (tab?.session.readiness().kind !== "ready") return undefined;
    const editor = this.#editors.get(tab) ?? openEditorBinding(tab.doc, { newId: this.newId });
    this.#editors.set(tab, editor);
    return { tab, editor };
  }

  /** Nobody gets from one tab of a browser to another before it has stored and shown what was written in the first. */
  async goTo(index: number): Promise<void> {
    const { device } = this.tabs[index] as TestTab;
    const others = this.tabs.filter((tab) => tab !== this.tabs[index] && tab.device === device);
    if (others.some(({ madeChanges, storedChanges }) => madeChanges > storedChanges))
      await this.world.pass(tabChangeMs);
  }

  /** Types words: a few into the text, and many into elements of their own, of which one may be a heading. */
  type(index: number, at: number, words: number): void {
    const { editor } = this.editorIn(index) ?? {};
    if (!editor || words === 0) return;
    select(editor, Math.floor(at * editor.state().doc.content.size));
    for (let left = words; left > 0; left -= 10) {
      const isOwn = words > 10;
      if (isOwn) enter.run(editor.state(), editor.dispatch);
      if (isOwn && this.#words % 4 === 0) kindActions[1]?.run(editor.state(), editor.dispatch);
      const line = Array.from({ length: Math.min(left, 10) }, () => `word${this.#words++}`).join(" ");
      editor.dispatch(editor.state().tr.insertText(`${line} `));
    }
  }

  /** Makes a change, and notes the text before it if it removes much. */
  change(index: number, make: (editor: EditorBinding) => void): void {
    const { tab, editor } = this.editorIn(index) ?? {};
    if (!tab || !editor) return;
    const [before, shown, changes] = [readPlay(tab.doc), shownIn(tab.doc), tab.madeChanges];
    make(editor);
    const { words, isElement } = removedWords(before, readPlay(tab.doc));
    if (isElement || words > someWords) this.screens.deleted({ tab, shown, changes, isVersion: words >= muchWords });
  }

  checkScreens(): void {
    for (const update of this.world.journaled.slice(this.#journaledUpdates)) this.#journaled.add(update);
    this.#journaledUpdates = this.world.journaled.length;
    for (const tab of this.tabs) {
      const ahead = this.#journaled.clientsAheadIn(tab.doc).filter((client) => client !== tab.doc.clientID);
      for (const client of ahead) if (this.isStoredFirst(client)) this.shownTooEarly.add(client);
    }
  }

  /**
   * Whether a client's changes are stored before they're sent, and sent once. What a full device can't store is sent from
   * memory, and again when it can be stored. A field of the front matter is created as the same change on every device.
   */
  isStoredFirst = (client: number): boolean => this.#writers.get(client)?.device.wasFull === false;

  lostChangesIn(doc: Y.Doc): readonly number[] {
    this.checkScreens();
    return this.#journaled.clientsMissingIn(doc);
  }

  serverLog = (): MomentLog => ({ base: [], baseSequence: 0, entries: this.world.server.written });
}

async function act(run: HistoryRun, step: HistoryStep): Promise<void> {
  const { world } = run;
  if (step.kind === "write" || step.kind === "delete" || step.kind === "restore") await run.goTo(step.tab);
  if (step.kind === "write") {
    run.type(step.tab, step.at, step.words);
    return step.stands ? world.pass(3_500) : undefined;
  }
  if (step.kind === "delete") return remove(run, step);
  if (step.kind === "restore") return restore(run, step);
  if (step.kind === "pass") return world.pass(step.ms);
  if (step.kind === "compact") return world.server.compact();
  if ("device" in step) return actOfDevice(step, run.devices[step.device] ?? run.devices[0]);
  return actOfTab(run, step.kind, step.tab);
}

type StepOf<Kind extends HistoryStep["kind"]> = Extract<HistoryStep, { readonly kind: Kind }>;

function remove(run: HistoryRun, { tab: index, way, at, share, typed }: StepOf<"delete">): void {
  run.type(index, at, typed);
  for (const change of changesOf(way, { at, share, newId: run.newId })) run.change(index, change);
}

/** With a connection, the version history has the server's log, and else what the device has. */
async function restore(run: HistoryRun, { tab: index, way, at }: StepOf<"restore">): Promise<void> {
  const { tab } = run.editorIn(index) ?? {};
  if (!tab) return;
  const isOnline = tab.device.network.condition === "working";
  const log = isOnline ? run.serverLog() : await run.world.track(tab.session.momentsHere());
  if (log) run.change(index, (editor) => restoreIn(way, { editor, log, at }));
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
    run.screens.unwatch(tab);
    if (tab.device.isFull) run.screens.forget(tab.device, run.serverLog());
    await run.open(index);
    // Whoever loses one tab looks at the other.
    for (const other of run.tabs) if (other.device === tab.device) other.wake();
    await world.rest();
  }
}

const nothing: MomentLog = { base: [], baseSequence: 0, entries: [] };

/** Every device can show all texts from the server's log, and its own ones without it, if it always had space for them. */
async function lostTexts({ world, serverLog, devices, screens }: HistoryRun) {
  const missing = [screens.missingIn(serverLog(), devices)];
  for (const one of devices.filter(({ wasFull }) => !wasFull)) {
    const here = (await one.device.moments(testOwner, testPlayId)) ?? nothing;
    missing.push(screens.missingIn(here, [one]));
  }
  const { all, versions } = screens.storedDeletions();
  const lostVersions = Math.max(0, versions - world.server.largeDeletions);
  return {
    lostMoments: missing.flatMap(({ stood }) => stood),
    lostDeletions: missing.flatMap(({ deleted }) => deleted),
    lostVersions,
    largeDeletions: all,
  };
}

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
  run.screens.look();
  const server = new Y.Doc();
  const updates = world.server.written.map(decodeUpdate);
  Y.applyUpdate(server, mergeUpdates(updates));
  const logged = new ChangeLedger();
  for (const update of updates) logged.add(update);
  return {
    texts: [...tabs.map((tab) => shownIn(tab.doc)), shownIn(server)],
    lostChanges: run.lostChangesIn(server),
    doubledChanges: logged.doubledClients().filter(run.isStoredFirst),
    updateIds: world.server.written.map((update) => update.updateId),
    shownTooEarly: [...run.shownTooEarly],
    ...(await lostTexts(run)),
    unsaved: tabs.filter((tab) => tab.session.saving().kind !== "saved").length,
  };
}
