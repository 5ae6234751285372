import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { enter } from "#frontend/modules/editor/actions/enter.ts";
import { kindActions } from "#frontend/modules/editor/actions/kinds.ts";
import { type EditorBinding, openEditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { cardTextOf } from "../cards/cardText.ts";
import { ChangeLedger } from "./changeLedger.ts";
import { MemoryServer } from "./memoryServer.ts";
import { removedWords } from "./removedWords.ts";
import { type TestDevice, type TestTab, TestWorld, testOwner, testPlayId } from "./testWorld.ts";
import { shownIn, WatchedScreens } from "./watchedScreens.ts";
import { select } from "./waysOfDeleting.ts";

/** Tabs 0 and 1 are one browser, the others are two more. */
const deviceOfTab = [0, 0, 1, 2] as const;

const tabChangeMs = 250;

/** More words than this, or a whole element, are a large deletion. After as many as `muchWords`, the text before is a version. */
const someWords = 20;
const muchWords = 100;

type Devices = readonly [TestDevice, TestDevice, TestDevice];

/** The moments that a device can show by itself. */
export const momentsOn = async ({ device }: TestDevice): Promise<MomentLog> =>
  (await device.moments(testOwner, testPlayId)) ?? { base: [], baseSequence: 0, entries: [] };

/** Three devices and four tabs that write one play. */
export class HistoryRun {
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
    this.screens.watch(tab);
  }

  async reopen(index: number): Promise<void> {
    const { tabs, screens, world } = this;
    const tab = tabs[index] as TestTab;
    screens.unwatch(tab);
    if (tab.device.isFull || tab.session.saving().kind === "not-saved")
      screens.forget(tab.device, [this.serverLog(), await momentsOn(tab.device)]);
    await this.open(index);
    // Whoever loses one tab looks at the other, which may not have heard of the last write.
    for (const other of tabs) if (other.device === tab.device) other.wake();
    await world.rest();
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
