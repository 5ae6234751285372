import * as Y from "yjs";
import type { Refused } from "#domain/refused.ts";
import { normalizeCard } from "../cards/normalizeCard.ts";
import { batchOf } from "../exchange/batchOf.ts";
import { startChecking } from "../exchange/contentCheckRule.ts";
import type { ExchangeTools } from "../exchange/exchange.ts";
import { stepFailed } from "../exchange/exchangeSteps.ts";
import { mergeEntries } from "../exchange/mergeEntries.ts";
import { splitUpdate } from "../exchange/splitUpdate.ts";
import type { CardFields, CardText, JournalEntry, ServerUpdates, SyncStatus } from "../journal/journal.ts";
import { type Outbox, outboxOf } from "./outboxOf.ts";
import { remoteOrigin } from "./playSession.ts";
import type { PlaySessionOptions, StartingContent } from "./playSessionOptions.ts";
import { reduce } from "./syncReducer.ts";
import {
  type EventContext,
  type ImmediateEffect,
  isBehind,
  type JournalReading,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  startState,
  type TimerName,
} from "./syncState.ts";
import type { TabMessage } from "./tabs.ts";

export interface SyncRunnerOptions extends PlaySessionOptions {
  readonly doc: Y.Doc;
  /** Readiness or saving state changed, or unsent changes became overdue. */
  readonly onChange: () => void;
  /** The session has ended: page and tabs no longer matter. */
  readonly onStop: () => void;
}

interface Request {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

type EffectOf<Type extends ImmediateEffect["type"]> = Extract<ImmediateEffect, { readonly type: Type }>;

/** Performs the effects that the reducer decides on, and turns their results into events. It decides nothing itself. */
export class SyncRunner {
  readonly #options: SyncRunnerOptions;
  readonly #outbox: Outbox;
  readonly #tools: ExchangeTools<SyncStatus | undefined>;
  readonly #events: SyncEvent[] = [];
  readonly #timers = new Map<TimerName, () => void>();
  readonly #requests = new Map<number, Request>();
  #state: SyncState;
  #isReducing = false;
  /** The number of the last update from the server that the document contains. */
  #shown = 0;
  #lastRequest = 0;
  #release: (() => void) | undefined;

  constructor(options: SyncRunnerOptions) {
    const { isNew, checking, clock, random, journal, log, newId } = options;
    this.#options = options;
    this.#state = startState({ isNew, check: checking && startChecking(clock.now(), random()) });
    this.#outbox = outboxOf(journal, {
      show: (updates) => this.#show(updates),
      noteShown: (received) => this.#noteShown(received),
    });
    this.#tools = { log, newId, card: () => this.#storedCard(), outbox: this.#outbox };
  }

  get state(): SyncState {
    return this.#state;
  }

  /** Events that happen while another one is handled are handled after it. */
  dispatch = (event: SyncEvent): void => {
    this.#events.push(event);
    if (this.#isReducing) return;
    this.#isReducing = true;
    try {
      for (let next = this.#events.shift(); next; next = this.#events.shift()) this.#handle(next);
    } finally {
      this.#isReducing = false;
    }
  };

  /** Dispatches an event and resolves, or rejects with `Refused`, when what it requested has ended. */
  request(eventOf: (request: number) => SyncEvent): Promise<void> {
    this.#lastRequest += 1;
    const request = this.#lastRequest;
    return new Promise((resolve, reject) => {
      this.#requests.set(request, { resolve, reject });
      this.dispatch(eventOf(request));
    });
  }

  /** Reads what this device has, and shows it. For a new play, notes there that it's being created. */
  async open(onShown: () => void): Promise<void> {
    const { journal, isNew, clock, startWith, doc, prepare } = this.#options;
    const loading = journal.load().catch(() => undefined);
    const [copy, isCardStale] = await Promise.all([
      loading,
      journal.owesCard().catch(() => false),
      prepare?.(doc, loading),
    ]);
    this.#show(copy?.updates ?? []);
    const begun = !copy && isNew ? await journal.begin(clock.now()).catch(() => undefined) : undefined;
    const status = copy?.status ?? begun;
    const hasContent = startWith !== undefined && (status ?? this.#state.status).blank;
    if (hasContent) await this.#fill(startWith);
    onShown();
    const opened = { type: "opened", status, isCardStale, hasContent } as const;
    // If the server refuses, readiness and saving state say so.
    await this.request((request) => ({ ...opened, request })).catch(() => undefined);
  }

  /** Puts the content of a new play into the document. */
  async #fill({ parts }: StartingContent): Promise<void> {
    for (const [at, part] of parts.entries()) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve));
      this.#show([part]);
    }
  }

  #write({ update }: StartingContent): void {
    this.dispatch({ type: "changed", updates: splitUpdate(update), hasWords: true, removal: "little" });
  }

  /** Returns the text of the card. One that can't be made is a bug, and no reason to stop saving. */
  describe(): CardText {
    try {
      return normalizeCard(this.#options.describe(this.#options.doc));
    } catch (error) {
      console.error("The play could not be described.", error);
      return { title: "", subtitle: "", authors: "", words: 1 };
    }
  }

  async #card(): Promise<CardFields> {
    const { doc, countPages } = this.#options;
    return { ...this.describe(), pages: await countPages(doc) };
  }

  #handle(event: SyncEvent): void {
    const { clock, page, doc, isTooNew, random } = this.#options;
    const at: EventContext = {
      now: clock.now(),
      isVisible: page.visible(),
      isTooNew: isTooNew(doc),
      shown: this.#shown,
      chance: random(),
    };
    const { state, effects } = reduce(this.#state, event, at);
    this.#state = state;
    for (const effect of effects) {
      try {
        this.#perform(effect);
      } catch (error) {
        console.error(`The effect ${effect.type} failed.`, error);
      }
    }
  }

  #perform(effect: SyncEffect): void {
    const result = this.#start(effect);
    if (result) void result.catch(stepFailed).then(this.dispatch);
  }

  /** Returns a promise of the result if the effect has one. */
  #start(effect: SyncEffect): Promise<SyncEvent> | undefined {
    switch (effect.type) {
      case "writeJournal":
        return this.#writeJournal(effect.entries);
      case "readJournal":
        return this.#readJournal(effect.purpose);
      case "refreshCard":
        return this.#refreshCard();
      case "readStatus":
      case "createPlay":
      case "sealBatch":
      case "sendBatch":
      case "readUpdates":
      case "storeUpdates":
      case "startOver":
        return this.#options.performExchangeEffect(effect, this.#tools);
      default:
        this.#performAtOnce(effect);
        return undefined;
    }
  }

  #performAtOnce(effect: ImmediateEffect): void {
    const { onChange, onStop, tabs, checking, startWith } = this.#options;
    switch (effect.type) {
      case "acquireLock":
        this.#acquireLock();
        break;
      case "releaseLock":
        this.#release?.();
        break;
      case "sealFromMemory":
        this.#sealFromMemory(effect);
        break;
      case "postToTabs":
        tabs.post({ kind: "updates", updates: effect.updates, status: effect.status, write: effect.write });
        break;
      case "setTimer":
        this.#setTimer(effect);
        break;
      case "clearTimer":
        this.#timers.get(effect.timer)?.();
        break;
      case "compareContent":
        this.#compareContent(effect);
        break;
      case "reportDivergence":
        checking?.report(effect.sequence);
        break;
      case "writeContent":
        if (startWith) this.#write(startWith);
        break;
      case "notifyListeners":
        onChange();
        break;
      case "logError":
        console.error("The changes could not be sent.", effect.error);
        break;
      case "settle":
        this.#settle(effect.request, effect.refused);
        break;
      case "settleAll":
        for (const request of this.#requests.keys()) this.#settle(request, effect.refused);
        break;
      case "stopListening":
        onStop();
        break;
      case "closeTabs":
        tabs.close();
    }
  }

  /** Shows the writer what came from elsewhere. */
  #show(updates: readonly Uint8Array[]): void {
    const { phase } = this.#state;
    if (updates.length === 0 || phase === "closed" || phase === "removed") return;
    const { doc } = this.#options;
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update, remoteOrigin);
    }, remoteOrigin);
  }

  #noteShown({ after, sequence }: ServerUpdates): void {
    const shown = Math.max(this.#shown, this.#state.status.sequence);
    if (after <= shown) this.#shown = Math.max(shown, sequence);
  }

  /** Shows what another tab has written to the journal. */
  receiveFromTab({ updates, status, write }: Extract<TabMessage, { readonly kind: "updates" }>): void {
    this.#show(updates);
    this.dispatch({ type: "tabReported", status, write });
  }

  async #writeJournal(entries: readonly JournalEntry[]): Promise<SyncEvent> {
    try {
      const merged = mergeEntries(entries);
      const status = await this.#outbox.append(merged);
      return { type: "journalWritten", status, updates: merged.map(({ update }) => update) };
    } catch (error) {
      return { type: "journalRefused", error };
    }
  }

  async #readJournal(purpose: JournalReading): Promise<SyncEvent> {
    try {
      const copy = await this.#options.journal.load();
      if (copy && isBehind(this.#state.status, copy.status)) this.#show(copy.updates);
      return { type: "journalRead", status: copy?.status, purpose };
    } catch {
      return { type: "journalRead", status: undefined, purpose };
    }
  }

  #acquireLock(): void {
    const hold = () =>
      new Promise<void>((resolve) => {
        this.#release = resolve;
        this.dispatch({ type: "lockAcquired" });
      });
    this.#options.withLock(hold).catch((error) => this.dispatch(stepFailed(error)));
  }

  #sealFromMemory({ entries, after }: EffectOf<"sealFromMemory">): void {
    const { newId, doc } = this.#options;
    const batch = { updateId: newId(), ...batchOf(entries, after), page: doc.clientID };
    this.dispatch({ type: "memoryBatchSealed", entries, batch });
  }

  #setTimer({ timer, at }: EffectOf<"setTimer">): void {
    const { clock } = this.#options;
    this.#timers.get(timer)?.();
    const cancel = clock.after(Math.max(0, at - clock.now()), () => this.dispatch({ type: "timerFired", timer }));
    this.#timers.set(timer, cancel);
  }

  #settle(request: number, refused: Refused | undefined): void {
    const waiting = this.#requests.get(request);
    this.#requests.delete(request);
    if (refused) waiting?.reject(refused);
    else waiting?.resolve();
  }

  /** Stores the card on the device, too. If that fails, only the list there is out of date. */
  async #storedCard(): Promise<CardFields> {
    const card = await this.#card();
    await this.#storeCard(card);
    return card;
  }

  #storeCard = (card: CardFields) =>
    this.#options.journal.describe(card, this.#options.clock.now()).catch(() => ({ writes: 0 }));

  /** Starts both requests at once: a page that's going away has no time for one after the other. */
  async #refreshCard(): Promise<SyncEvent> {
    const { journal, log } = this.#options;
    try {
      const card = await this.#card();
      const stored = this.#storeCard(card);
      await log.refreshCard(card);
      await journal.cardSent(await stored).catch(() => undefined);
      return { type: "cardRefreshed", isSent: true };
    } catch {
      return { type: "cardRefreshed", isSent: false };
    }
  }

  /** If the request fails, nothing was compared. The next comparison comes. */
  #compareContent({ sequence, withProof }: EffectOf<"compareContent">): void {
    const { checking, doc } = this.#options;
    const hash = checking?.hash(doc);
    if (!checking || hash === undefined) return;
    const proof = withProof ? Y.encodeStateAsUpdate(doc) : undefined;
    checking.ask(sequence, hash, proof).then(
      (agrees) => this.dispatch({ type: "contentCompared", sequence, agrees }),
      () => undefined,
    );
  }
}
