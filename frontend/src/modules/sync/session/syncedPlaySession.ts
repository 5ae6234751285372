import * as Y from "yjs";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { splitUpdate } from "../exchange/splitUpdate.ts";
import type { LossStore } from "../history/lossStore.ts";
import type { RemovedAmount } from "../journal/momentRule.ts";
import { type PlaySession, type Readiness, remoteOrigin, type Saving, setUpOrigin } from "./playSession.ts";
import type { PlaySessionOptions } from "./playSessionOptions.ts";
import { watchRemovals } from "./removedText.ts";
import { SyncRunner } from "./syncRunner.ts";
import { mayLoseChanges } from "./syncState.ts";
import type { TabMessage, Tabs } from "./tabs.ts";

/** One play in one tab. Changes go to the journal first, and from there to the other tabs and to the server. */
export class SyncedPlaySession implements PlaySession {
  readonly doc = new Y.Doc();
  readonly losses: LossStore | undefined;
  readonly #options: Pick<PlaySessionOptions, "momentsHere">;
  readonly #runner: SyncRunner;
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: () => void;
  readonly #tabs: Tabs;
  /** The author that the editor filled in. */
  #filledAuthors = "";

  constructor(options: PlaySessionOptions) {
    this.#options = options;
    this.losses = options.losses;
    this.#tabs = options.tabs;
    this.#runner = new SyncRunner({
      ...options,
      doc: this.doc,
      onChange: () => {
        for (const listener of this.#listeners) listener();
      },
      onStop: () => {
        this.#stopWatching();
        this.#listeners.clear();
      },
    });
    const { dispatch } = this.#runner;
    this.#stopWatching = options.page.watch({
      onWake: () => dispatch({ type: "woken" }),
      onHide: () => dispatch({ type: "hidden" }),
      mayLoseWords: () => this.#mayLoseChanges(),
    });
    options.tabs.listen((message) => this.#receive(message));
  }

  /** Shows what is on the device, then what the server has. */
  async open(): Promise<void> {
    // Yjs encodes every change for its listeners. There are none while the device's copy is read.
    await this.#runner.open(() => {
      const removalIn = watchRemovals(this.doc);
      this.doc.on("update", (update, origin, _doc, transaction) =>
        this.#changed(update, origin, () => removalIn(transaction)),
      );
    });
  }

  /** Stores all changes on this device, and resolves with the saving state after that. */
  keep = async (): Promise<Saving> => {
    await this.#runner.request((request) => ({ type: "keepRequested", request }));
    return this.saving();
  };

  readiness = (): Readiness => this.#runner.state.readiness;

  /** Returns the same object until the saving state changes, so that a screen renders again only then. */
  saving = (): Saving => this.#runner.state.saving;

  sequence = (): number => this.#runner.state.status.sequence;

  /** The last changes are in the journal first. */
  momentsHere = async (): Promise<MomentLog | undefined> => {
    await this.keep();
    return this.#options.momentsHere();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  saveNow = (): Promise<void> => this.#runner.request((request) => ({ type: "saveRequested", request }));

  close = async (): Promise<void> => {
    const { phase } = this.#runner.state;
    if (phase === "closed" || phase === "removed") return;
    await this.#runner.request((request) => ({ type: "closeRequested", request }));
    this.doc.destroy();
  };

  #changed(update: Uint8Array, origin: unknown, removal: () => RemovedAmount): void {
    const { phase, status } = this.#runner.state;
    if (origin === remoteOrigin || phase !== "open") return;
    // Counting the words of a play takes time, and only a new one without any has to be counted.
    const isWritten = !status.blank || this.#hasWords(origin);
    const updates = splitUpdate(update);
    this.#runner.dispatch({ type: "changed", updates, hasWords: isWritten, removal: removal() });
  }

  #hasWords(origin: unknown): boolean {
    const { title, subtitle, authors, words } = this.#runner.describe();
    if (origin === setUpOrigin) this.#filledAuthors = authors;
    return words > 0 || [title, subtitle].some((line) => line.trim() !== "") || authors !== this.#filledAuthors;
  }

  #mayLoseChanges(): boolean {
    this.#runner.dispatch({ type: "unloading" });
    return mayLoseChanges(this.#runner.state);
  }

  #receive(message: TabMessage): void {
    const { state } = this.#runner;
    const isInUse = state.phase === "opening" || state.phase === "open" || mayLoseChanges(state);
    if (message.kind === "removalRequested" && isInUse) this.#tabs.post({ kind: "inUse" });
    if (state.phase === "closed") return;
    if (message.kind === "removed") this.#runner.dispatch({ type: "removed" });
    if (message.kind === "updates") this.#runner.receiveFromTab(message);
  }
}
