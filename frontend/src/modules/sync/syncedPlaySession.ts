import * as Y from "yjs";
import { savingWords } from "#frontend/messages/saving.ts";
import { type CardSync, createCardSync } from "./cardSync.ts";
import { createDraftGate, type DraftGate } from "./draftGate.ts";
import { createExchangeLoop, type ExchangeLoop } from "./exchangeLoop.ts";
import type { CardFields } from "./journal.ts";
import { createJournalWriter, type JournalWriter } from "./journalWriter.ts";
import { createLocalReplica, type LocalReplica } from "./localReplica.ts";
import { type PlaySession, type Readiness, remoteOrigin, type Saving } from "./playSession.ts";
import type { PlaySessionOptions } from "./playSessionOptions.ts";
import { readinessOf } from "./readiness.ts";
import { mayLoseChanges, overdueAfterMs, savingOf, type UnsentChanges } from "./saving.ts";
import { createSendScheduler, type SendScheduler } from "./sendScheduler.ts";
import type { TabMessage } from "./tabs.ts";

/** Focus, visibility and going online come in a bunch: one look at the server is enough. */
const wakesApartMs = 1_000;

/** One play in one tab: its words go to the journal first, from there to the other tabs and to the server. */
export class SyncedPlaySession implements PlaySession {
  readonly doc = new Y.Doc();
  readonly #options: PlaySessionOptions;
  readonly #copy: LocalReplica;
  readonly #writer: JournalWriter;
  readonly #firstWord: DraftGate;
  readonly #shelf: CardSync;
  readonly #conversation: ExchangeLoop;
  readonly #courier: SendScheduler;
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: () => void;
  #readiness: Readiness = { kind: "opening" };
  #saving: Saving = { kind: "saved" };
  #openedHere: Promise<void> = Promise.resolve();
  #closed = false;
  #wokenAt = Number.NEGATIVE_INFINITY;
  #callOffWarning: (() => void) | undefined;

  constructor(options: PlaySessionOptions) {
    this.#options = options;
    const { doc } = this;
    const { journal, log, tabs, clock, random, page, isNew } = options;
    const onChange = () => this.#changed();
    const describe = () => this.#describe();
    const since = () => this.#unsent().since;
    const copy = createLocalReplica({ journal, tabs, isNew, clock, show: (updates) => this.#show(updates) });
    const writer = createJournalWriter({
      journal,
      clock,
      onChange,
      onJournalled: (updates, standing) => {
        copy.adopt(standing);
        tabs.tell({ kind: "words", updates, standing: copy.known() });
      },
    });
    const shelf = createCardSync({ clock, log, journal, describe });
    const isAllSent = () => !this.#closed && since() === undefined;
    const hands = { doc, copy, writer, shelf, isAllSent, onDiverged: onChange };
    const conversation = createExchangeLoop({ ...options, ...hands });
    this.#copy = copy;
    this.#writer = writer;
    this.#firstWord = createDraftGate(copy, describe);
    this.#shelf = shelf;
    this.#conversation = conversation;
    this.#courier = createSendScheduler({
      clock,
      random,
      visible: page.visible,
      since,
      go: conversation.speak,
      onChange,
    });
    this.#stopWatching = page.watch({
      onWake: () => void this.#wake(),
      onHide: () => void this.#leave(),
      mayLoseWords: () => {
        void writer.flush();
        return conversation.divergedAt() !== undefined || mayLoseChanges(this.#unsent());
      },
    });
    tabs.listen((message) => this.#heard(message));
  }

  /** Shows what is on the device, then what the server has. */
  async open(): Promise<void> {
    this.#openedHere = this.#openHere();
    await this.#openedHere;
    await this.#courier.goNow(true).catch(() => undefined);
  }

  /** Brings all words onto this device, and answers how safe they are then. */
  keep = async (): Promise<Saving> => {
    await this.#openedHere;
    await this.#writer.flush();
    return this.saving();
  };

  readiness = (): Readiness => this.#readiness;

  /** The same object as long as it says the same, so that a screen is drawn anew only when there is news. */
  saving = (): Saving => {
    const divergedAt = this.#conversation.divergedAt();
    const now: Saving =
      divergedAt === undefined
        ? savingOf(this.#unsent())
        : { kind: "not-saved", why: savingWords.diverged, since: divergedAt };
    this.#saving = unchanged(this.#saving, now);
    return this.#saving;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  saveNow = async (): Promise<void> => {
    await this.#writer.flush();
    const { since } = this.#unsent();
    if (since !== undefined || this.#conversation.divergedAt() !== undefined) await this.#courier.goNow(false);
  };

  close = async (): Promise<void> => {
    if (this.#closed) return;
    this.#letGo();
    const left = this.#leave().finally(() => {
      this.#writer.stop();
      this.#options.tabs.close();
    });
    await this.#writer.flush();
    if (this.#writer.unjournalled() > 0) await left;
    this.doc.destroy();
  };

  async #openHere(): Promise<void> {
    await this.#copy.open();
    // Yjs encodes each change anew for who listens: nobody does while the device's copy, long known, is read.
    this.doc.on("update", (update: Uint8Array, origin: unknown) => this.#wrote(update, origin));
    const { startWith } = this.#options;
    if (startWith && this.#copy.known().blank) {
      this.#copy.adopt({ ...this.#copy.known(), blank: false });
      Y.applyUpdate(this.doc, startWith, "start");
    }
    this.#changed();
    await this.#shelf.recall();
  }

  #letGo(): void {
    this.#closed = true;
    this.#callOffWarning?.();
    this.#stopWatching();
    this.#courier.stop();
    this.#listeners.clear();
  }

  #unsent(): UnsentChanges {
    const { waiting, since } = this.#copy.known();
    const times = [since, this.#writer.since()].filter((time) => time !== undefined);
    return {
      unjournalled: this.#writer.unjournalled(),
      waiting,
      since: times.length > 0 ? Math.min(...times) : undefined,
      journalFailure: this.#writer.failure(),
      serverRefusal: this.#courier.refused()?.message,
    };
  }

  /** A card that cannot be made is a fault of ours, and no reason to lose words. */
  #describe(): CardFields {
    try {
      return this.#options.describe(this.doc);
    } catch (error) {
      console.error("The play could not be described.", error);
      return { title: "", subtitle: "", authors: "", words: 1, pages: 1 };
    }
  }

  #show(updates: readonly Uint8Array[]): void {
    if (this.#closed || updates.length === 0) return;
    this.doc.transact(() => {
      for (const update of updates) Y.applyUpdate(this.doc, update, remoteOrigin);
    }, remoteOrigin);
  }

  #wrote(update: Uint8Array, origin: unknown): void {
    if (origin === remoteOrigin || this.#closed) return;
    this.#shelf.touched();
    const due = this.#firstWord.after(update);
    if (due.length === 0) return;
    for (const each of due) this.#writer.add(each);
    this.#courier.wordWritten();
    this.#changed();
  }

  #heard(message: TabMessage): void {
    if (this.#closed) return;
    if (message.kind === "forgotten") {
      this.#forget();
      return;
    }
    this.#show(message.updates);
    this.#copy.adopt(message.standing);
    this.#courier.look();
    this.#changed();
  }

  /** The device's copy was cleared: nothing of this tab may write to it again. */
  #forget(): void {
    this.#readiness = { kind: "refused", why: savingWords.forgotten };
    for (const listener of this.#listeners) listener();
    this.#letGo();
    this.#writer.stop();
    this.#options.tabs.close();
  }

  async #wake(): Promise<void> {
    const now = this.#options.clock.now();
    if (now < this.#wokenAt + wakesApartMs) return;
    this.#wokenAt = now;
    await this.#copy.reread();
    await this.#courier.goNow(true).catch(() => undefined);
  }

  /** The card first, where the server knows the play: once the page goes, nothing starts that waits for the journal. */
  async #leave(): Promise<void> {
    const refreshed = this.#copy.known().onServer ? this.#shelf.refresh(true) : undefined;
    await this.saveNow().catch(() => undefined);
    await (refreshed ?? this.#shelf.refresh(true));
  }

  #changed(): void {
    if (this.#closed) return;
    this.#readiness = unchanged(this.#readiness, this.#readinessNow());
    this.#warnLater();
    this.#courier.look();
    for (const listener of this.#listeners) listener();
  }

  #readinessNow(): Readiness {
    if (this.#conversation.divergedAt() !== undefined) return { kind: "stopped", why: savingWords.diverged };
    if (this.#options.isTooNew(this.doc)) return { kind: "refused", why: savingWords.tooNew };
    if (this.#readiness.kind === "ready") return this.#readiness;
    const courier = this.#courier;
    return readinessOf({ standing: this.#copy.known(), refused: courier.refused(), hasHeard: courier.hasHeard() });
  }

  /** Unsent words become a warning by time alone: the listeners hear of that moment. */
  #warnLater(): void {
    this.#callOffWarning?.();
    const { since } = this.#unsent();
    const { clock } = this.#options;
    const inMs = since === undefined ? 0 : since + overdueAfterMs - clock.now();
    this.#callOffWarning = inMs > 0 ? clock.after(inMs, () => this.#changed()) : undefined;
  }
}

const unchanged = <T extends object>(before: T, now: T): T =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;
