import * as Y from "yjs";
import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/words/saving.ts";
import { type Checker, type Checking, createChecker } from "./checking.ts";
import type { Clock } from "./clock.ts";
import { type Courier, createCourier } from "./courier.ts";
import { type Exchanged, exchange } from "./exchange.ts";
import { type CardFields, isReadable, type Journal, type Outbox } from "./journal.ts";
import type { Log } from "./log.ts";
import type { Page } from "./page.ts";
import { mayLoseWords, overdueAfterMs, savingOf, type Unsent } from "./saving.ts";
import { type Readiness, remoteOrigin, type Saving, type ScriptSession } from "./session.ts";
import { createShelfCopy, type ShelfCopy } from "./shelfCopy.ts";
import { createTabCopy, journalledOutbox, strayOutbox, type TabCopy } from "./tabCopy.ts";
import type { TabMessage, Tabs } from "./tabs.ts";
import { createWriter, type Writer } from "./writer.ts";

/** Everything that a script needs of the world. */
export interface ScriptOptions {
  /** The play is being made now, under an id that nobody has used. */
  readonly isNew: boolean;
  /** What a new play begins with (a template, an imported file); kept at once, be it without a word. */
  readonly startWith?: Uint8Array | undefined;
  readonly describe: (doc: Y.Doc) => CardFields;
  /** Whether a document has a shape that only a newer Ghostlight can read. */
  readonly isTooNew: (doc: Y.Doc) => boolean;
  readonly journal: Journal;
  readonly log: Log;
  readonly tabs: Tabs;
  /** One at a time over all tabs with this play. */
  readonly takeTurn: <T>(run: () => Promise<T>) => Promise<T>;
  readonly page: Page;
  readonly clock: Clock;
  readonly newId: () => string;
  /** 0 to 1. */
  readonly random: () => number;
  /** Compares the play with the server's now and then; absent where there is nothing to compare with. */
  readonly checking?: Checking | undefined;
}

/** Focus, visibility and going online come in a bunch: one look at the server is enough. */
const wakesApartMs = 1_000;

/** One play in one tab: its words go to the journal first, from there to the other tabs and to the server. */
export class Script implements ScriptSession {
  readonly doc = new Y.Doc();
  readonly #options: ScriptOptions;
  readonly #copy: TabCopy;
  readonly #writer: Writer;
  readonly #courier: Courier;
  readonly #shelf: ShelfCopy;
  readonly #checker: Checker | undefined;
  readonly #outboxes: { readonly journalled: Outbox; readonly strays: Outbox };
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: () => void;
  #readiness: Readiness = { kind: "opening" };
  #saving: Saving = { kind: "saved" };
  #openedHere: Promise<void> = Promise.resolve();
  #closed = false;
  /** Since when the device and the server are known not to hold the same play (epoch ms). */
  #divergedAt: number | undefined;
  #wokenAt = Number.NEGATIVE_INFINITY;
  #callOffWarning: (() => void) | undefined;
  /** What a new play's editor sets up before the first word; kept out of the journal until then. */
  #beforeFirstWord: Uint8Array[] = [];

  constructor(options: ScriptOptions) {
    this.#options = options;
    const { journal, log, tabs, clock, random, page, takeTurn, isNew } = options;
    const onChange = () => this.#changed();
    this.#copy = createTabCopy({ journal, tabs, isNew, clock, show: (updates) => this.#show(updates) });
    this.#writer = createWriter({
      journal,
      clock,
      onChange,
      onJournalled: (updates, standing) => {
        this.#copy.adopt(standing);
        tabs.tell({ kind: "words", updates, standing: this.#copy.known() });
      },
    });
    this.#outboxes = {
      journalled: journalledOutbox(this.#copy, journal, this.#writer),
      strays: strayOutbox(this.#copy, this.#writer),
    };
    this.#shelf = createShelfCopy({ clock, log, journal, describe: () => this.#describe() });
    const { checking } = options;
    const onDiverged = () => this.#stopSending();
    this.#checker = checking && createChecker({ ...checking, clock, random, doc: this.doc, onDiverged });
    this.#courier = createCourier({
      clock,
      random,
      visible: page.visible,
      since: () => this.#unsent().since,
      go: async (ask) => {
        const exchanged = await takeTurn(async () => {
          const done = await this.#speakWithServer(ask);
          this.#compare(done);
          return done;
        });
        void this.#shelf.refresh(false);
        return exchanged;
      },
      onChange,
    });
    this.#stopWatching = page.watch({
      onWake: () => void this.#wake(),
      onHide: () => void this.#leave(),
      mayLoseWords: () => {
        void this.#writer.flush();
        return this.#divergedAt !== undefined || mayLoseWords(this.#unsent());
      },
    });
    this.doc.on("update", (update: Uint8Array, origin: unknown) => this.#wrote(update, origin));
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
    const now: Saving =
      this.#divergedAt === undefined
        ? savingOf(this.#unsent())
        : { kind: "not-saved", why: savingWords.diverged, since: this.#divergedAt };
    this.#saving = unchanged(this.#saving, now);
    return this.#saving;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  saveNow = async (): Promise<void> => {
    await this.#writer.flush();
    if (this.#unsent().since !== undefined || this.#divergedAt !== undefined) await this.#courier.goNow(false);
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
    await this.#shelf.recall();
    const { startWith } = this.#options;
    if (startWith && this.#copy.known().blank) {
      this.#copy.adopt({ ...this.#copy.known(), blank: false });
      Y.applyUpdate(this.doc, startWith, "start");
    }
    this.#changed();
  }

  #letGo(): void {
    this.#closed = true;
    this.#callOffWarning?.();
    this.#stopWatching();
    this.#courier.stop();
    this.#listeners.clear();
  }

  #unsent(): Unsent {
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
    this.#beforeFirstWord.push(update);
    if (this.#copy.known().blank && !hasWords(this.#describe())) return;
    this.#copy.adopt({ ...this.#copy.known(), blank: false });
    for (const waiting of this.#beforeFirstWord) this.#writer.add(waiting);
    this.#beforeFirstWord = [];
    this.#courier.wordWritten();
    this.#changed();
  }

  #heard(message: TabMessage): void {
    if (this.#closed) return;
    if (message.kind === "forgotten") {
      this.#readiness = { kind: "refused", why: savingWords.forgotten };
      for (const listener of this.#listeners) listener();
      this.#letGo();
      this.#writer.stop();
      this.#options.tabs.close();
      return;
    }
    this.#show(message.updates);
    this.#copy.adopt(message.standing);
    this.#courier.look();
    this.#changed();
  }

  /** In its turn: what the journal holds, then what the device would not take. */
  async #speakWithServer(ask: boolean): Promise<Exchanged> {
    await this.#writer.flush();
    if (this.#divergedAt !== undefined) throw new Refused("conflict", savingWords.diverged);
    if (this.#copy.known().blank) return { sent: false, others: undefined };
    const { log, newId } = this.#options;
    const { journalled, strays } = this.#outboxes;
    const common = { log, newId, card: this.#shelf.describe };
    try {
      return await exchange({ ...common, outbox: journalled, ask });
    } finally {
      if (this.#writer.failure() !== undefined) await exchange({ ...common, outbox: strays, ask: false });
    }
  }

  /** The one moment at which the device and the server should hold the same: all is sent, and all that came is shown. */
  #compare({ others }: Exchanged): void {
    const { blank, sequence } = this.#copy.known();
    if (others === undefined || blank || this.#closed || this.#unsent().since !== undefined) return;
    this.#checker?.meet(sequence);
  }

  /** Both sides stay as they are: words go on into the journal, and nothing is sent or taken any more. */
  #stopSending(): void {
    this.#divergedAt = this.#options.clock.now();
    this.#changed();
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
    this.#settleReadiness();
    this.#warnLater();
    this.#courier.look();
    for (const listener of this.#listeners) listener();
  }

  /** A play that was not on this device is ready with the server's first words, and never as an empty page. */
  #settleReadiness(): void {
    if (this.#options.isTooNew(this.doc)) this.#readiness = { kind: "refused", why: savingWords.tooNew };
    else if (this.#readiness.kind !== "ready") this.#readiness = unchanged(this.#readiness, this.#readinessNow());
  }

  #readinessNow(): Readiness {
    const refused = this.#courier.refused();
    if (isReadable(this.#copy.known())) return { kind: "ready" };
    if (refused) return { kind: "refused", why: whyNotOpened(refused.reason, refused.message) };
    return this.#courier.hasHeard() ? { kind: "refused", why: savingWords.stillEmpty } : { kind: "opening" };
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

const hasWords = ({ title, subtitle, authors, words }: CardFields): boolean =>
  words > 0 || [title, subtitle, authors].some((line) => line.trim() !== "");

function whyNotOpened(reason: string, message: string): string {
  if (reason === "unavailable") return savingWords.notHere;
  return reason === "not-found" ? savingWords.noSuchPlay : message;
}
