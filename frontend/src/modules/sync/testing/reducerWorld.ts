import { Refused } from "#domain/refused.ts";
import type { ExchangeEffect } from "../exchange/exchangeSteps.ts";
import type { ServerUpdates, SyncStatus, UpdateBatch } from "../journal/journal.ts";
import { reduce } from "../session/syncReducer.ts";
import {
  type ImmediateEffect,
  type RequestEffect,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  startState,
  type TimerName,
} from "../session/syncState.ts";

export type Reduce = typeof reduce;

export type ModelNetwork = "up" | "request lost" | "answer lost" | Refused;

/** A change is one byte in this model, and a merged update is the bytes of its changes. */
/** What only says what the screen showed has no change. */
const join = (updates: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(updates.flatMap((update) => [...update]).filter((change) => change !== 0));

interface LogEntry {
  readonly updateId: string;
  readonly update: Uint8Array;
}

/**
 * The reducer alone, with a model of everything around it: clock, journal, lock, and server. Effects with a result wait
 * in `pending` until a test completes them. Everything that must never happen is noted in `faults`.
 */
export class ReducerWorld {
  state: SyncState;
  now = 1_000_000;
  isVisible = true;
  network: ModelNetwork = "up";
  journalRefuses = false;
  readonly pending: RequestEffect[] = [];
  readonly effects: SyncEffect[] = [];
  readonly faults: string[] = [];
  readonly log: LogEntry[] = [];
  readonly settled = new Map<number, Refused | undefined>();
  #changes = 0;
  #othersChanges = 100;
  #ids = 0;
  #requests = 0;
  #lock: "free" | "wanted" | "held" = "free";
  readonly #timers = new Map<TimerName, number>();
  readonly #reduce: Reduce;
  // The journal
  #record: SyncStatus | undefined;
  #waiting: number[] = [];
  #sealed: UpdateBatch | undefined;
  readonly #everWritten = new Set<number>();
  #isLastWriteRefused = false;
  readonly #sent = new Map<string, string>();
  readonly #immediate: SyncEvent[] = [];

  constructor({ isNew = false, reducer = reduce }: { isNew?: boolean; reducer?: Reduce } = {}) {
    this.#reduce = reducer;
    this.state = startState({ isNew, check: undefined });
    const status: SyncStatus = {
      sequence: 0,
      onServer: !isNew,
      waiting: 0,
      since: undefined,
      blank: isNew,
      whole: true,
      writes: 0,
    };
    this.#record = status;
    this.request((request) => ({ type: "opened", status, isCardStale: false, hasContent: false, request }));
  }

  /** Writes one change in this tab. */
  type(): void {
    this.#changes += 1;
    this.dispatch({ type: "changed", updates: [Uint8Array.of(this.#changes)], hasWords: true, removal: "little" });
  }

  /** Another device writes one change. */
  writeElsewhere(): void {
    this.#othersChanges += 1;
    this.log.push({ updateId: `other-${this.#othersChanges}`, update: Uint8Array.of(this.#othersChanges) });
  }

  /** Another tab of this browser writes one change to the journal, and may end before it says so. */
  writeInOtherTab(isReported = true): void {
    if (!this.#record || this.#record.blank) return;
    this.#othersChanges += 1;
    this.#append([this.#othersChanges], this.now);
    const status = this.#status();
    if (isReported) this.dispatch({ type: "tabReported", status, write: status.writes });
  }

  request(eventOf: (request: number) => SyncEvent): number {
    this.#requests += 1;
    this.dispatch(eventOf(this.#requests));
    return this.#requests;
  }

  save = (): number => this.request((request) => ({ type: "saveRequested", request }));

  /** Returns the effects of this event and of those that follow at once. */
  dispatch(event: SyncEvent): readonly SyncEffect[] {
    const before = this.effects.length;
    this.#immediate.push(event);
    for (let next = this.#immediate.shift(); next; next = this.#immediate.shift()) this.#handle(next);
    this.#check();
    return this.effects.slice(before);
  }

  /** Advances the clock and fires the timers that are due, each followed by `then`. */
  pass(ms: number, then: () => void = this.rest): void {
    const end = this.now + ms;
    for (let fired = 0; ; fired++) {
      if (fired > 1_000) throw new Error("The timers never rest.");
      const due = [...this.#timers].filter(([, at]) => at <= end).sort(([, a], [, b]) => a - b)[0];
      if (!due) break;
      const [timer, at] = due;
      this.#timers.delete(timer);
      this.now = Math.max(this.now, at);
      this.dispatch({ type: "timerFired", timer });
      then();
    }
    this.now = end;
  }

  /** Completes everything that is pending, and what follows from it. */
  rest = (): void => {
    for (let steps = 0; this.pending.length > 0; steps++) {
      if (steps > 1_000) throw new Error("The reducer never rests.");
      this.complete(0);
    }
  };

  complete(index: number): void {
    const [effect] = this.pending.splice(index % Math.max(1, this.pending.length), 1);
    if (effect) this.dispatch(this.#resultOf(effect));
  }

  /** The types of everything that was done, without what only concerns the screen. */
  done = (from = 0): readonly string[] => this.effects.slice(from).map(({ type }) => type);

  sentBatches = (): readonly UpdateBatch[] =>
    this.effects.flatMap((effect) => (effect.type === "sendBatch" ? [effect.batch] : []));

  /** The changes of this tab that the server has. */
  onServer = (): readonly number[] => [...join(this.log.map(({ update }) => update))].filter((change) => change <= 100);

  /** Changes that the journal has and the server hasn't confirmed. */
  waitingInJournal = (): readonly number[] => [...(this.#sealed?.update ?? []), ...this.#waiting];

  changes = (): readonly number[] => Array.from({ length: this.#changes }, (_, index) => index + 1);

  #handle(event: SyncEvent): void {
    const at = { now: this.now, isVisible: this.isVisible, isTooNew: false, shown: 0, chance: 0.5 };
    const { state, effects } = this.#reduce(this.state, event, at);
    this.state = state;
    this.effects.push(...effects);
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: SyncEffect): void {
    if (isRequest(effect)) {
      this.#checkRequest(effect);
      this.pending.push(effect);
    } else this.#performAtOnce(effect);
  }

  #performAtOnce(effect: ImmediateEffect): void {
    switch (effect.type) {
      case "setTimer":
        this.#timers.set(effect.timer, effect.at);
        break;
      case "clearTimer":
        this.#timers.delete(effect.timer);
        break;
      case "settle":
        this.settled.set(effect.request, effect.refused);
        break;
      case "settleAll":
        for (let request = 1; request <= this.#requests; request++)
          if (!this.settled.has(request)) this.settled.set(request, effect.refused);
        break;
      case "acquireLock":
        if (this.#lock === "held") this.faults.push("The lock was requested twice.");
        this.#lock = "held";
        this.#immediate.push({ type: "lockAcquired" });
        break;
      case "releaseLock":
        this.#lock = "free";
        break;
      case "sealFromMemory": {
        const { entries, after } = effect;
        const batch = { updateId: this.#newId(), after, update: join(entries.map(({ update }) => update)) };
        this.#immediate.push({ type: "memoryBatchSealed", entries, batch });
      }
    }
  }

  #newId(): string {
    this.#ids += 1;
    return `batch-${this.#ids}`;
  }

  #resultOf(effect: RequestEffect): SyncEvent {
    if (effect.type === "writeJournal") return this.#write(effect.entries.map(({ update, at }) => ({ update, at })));
    if (effect.type === "readJournal")
      return { type: "journalRead", status: this.journalRefuses ? undefined : this.#status(), purpose: effect.purpose };
    if (effect.type === "refreshCard") return { type: "cardRefreshed", isSent: this.network === "up" };
    return this.#exchangeResult(effect);
  }

  #exchangeResult(effect: ExchangeEffect): SyncEvent {
    const status = () => (this.journalRefuses ? undefined : this.#status());
    switch (effect.type) {
      case "readStatus":
        return { type: "statusRead", status: status() };
      case "createPlay":
        return this.#overNetwork(() => {
          if (this.#record && !this.journalRefuses) this.#record = { ...this.#record, onServer: true };
          return { type: "playCreated", status: status() };
        });
      case "sealBatch":
        if (this.journalRefuses) return { type: "stepFailed", error: new Error("Storage is off.") };
        return { type: "batchSealed", batch: this.#seal() };
      case "sendBatch":
        return this.#overNetwork(() => this.#answer(effect.batch.after, effect.batch));
      case "readUpdates":
        return this.#overNetwork(() => this.#answer(effect.after));
      case "storeUpdates":
        if (!this.journalRefuses) this.#store(effect.received);
        return { type: "updatesStored", received: effect.received, status: status() };
      case "startOver":
        return { type: "startedOver", status: status() };
    }
  }

  #overNetwork(request: () => SyncEvent): SyncEvent {
    const { network } = this;
    if (network === "up") return request();
    if (network === "answer lost") request();
    const error = network instanceof Refused ? network : new Refused("unavailable", "The network is down.");
    return { type: "stepFailed", error };
  }

  #answer(after: number, batch?: UpdateBatch): SyncEvent {
    const since = this.log.slice(after);
    if (batch && !this.log.some(({ updateId }) => updateId === batch.updateId)) this.log.push(batch);
    const received: ServerUpdates = {
      after,
      sequence: this.log.length,
      updates: since.map(({ update }) => update),
      entries: [],
      logged: [...since.map(({ updateId }) => updateId), ...(batch ? [batch.updateId] : [])],
      toTheEnd: true,
    };
    return { type: "serverAnswered", answer: { received, isComplete: true, others: false } };
  }

  #write(entries: readonly { readonly update: Uint8Array; readonly at: number }[]): SyncEvent {
    this.#isLastWriteRefused = this.journalRefuses;
    if (this.journalRefuses) return { type: "journalRefused", error: new Error("Storage is off.") };
    const updates = entries.map(({ update }) => update);
    this.#append([...join(updates)], entries[0]?.at ?? this.now);
    return { type: "journalWritten", status: this.#status(), updates };
  }

  #append(changes: readonly number[], at: number): void {
    if (changes.length === 0) return;
    this.#waiting.push(...changes);
    for (const change of changes) this.#everWritten.add(change);
    const record = this.#status();
    this.#record = { ...record, blank: false, since: record.since ?? at, writes: record.writes + 1 };
  }

  #seal(): UpdateBatch | undefined {
    if (!this.#sealed && this.#waiting.length > 0) {
      const update = Uint8Array.from(this.#waiting);
      this.#sealed = { updateId: this.#newId(), after: this.#status().sequence, update };
      this.#waiting = [];
    }
    return this.#sealed;
  }

  #store({ after, sequence, logged }: ServerUpdates): void {
    if (this.#sealed && logged.includes(this.#sealed.updateId)) this.#sealed = undefined;
    const record = this.#status();
    const isNewer = after <= record.sequence && sequence > record.sequence;
    const isAllSent = record.waiting === 0;
    this.#record = {
      ...record,
      onServer: true,
      whole: true,
      sequence: isNewer ? sequence : record.sequence,
      since: isAllSent ? undefined : record.since,
    };
  }

  #status(): SyncStatus {
    const { sequence = 0, onServer = false, since, blank = true, whole = true, writes = 0 } = this.#record ?? {};
    const waiting = this.#waiting.length + (this.#sealed?.update.length ?? 0);
    return { sequence, onServer, waiting, since, blank, whole, writes };
  }

  /** What must be true of every request when it starts. */
  #checkRequest(effect: RequestEffect): void {
    const isWrite = effect.type === "writeJournal";
    if (isWrite && this.pending.some(({ type }) => type === "writeJournal")) this.faults.push("Two writes at once.");
    if (!isExchange(effect)) return;
    if (this.#lock !== "held") this.faults.push(`${effect.type} without the lock.`);
    if (this.pending.some(isExchange)) this.faults.push(`${effect.type} while another step is under way.`);
    if (effect.type === "sendBatch") this.#checkBatch(effect.batch);
  }

  #checkBatch({ updateId, after, update }: UpdateBatch): void {
    const isJournaled = [...update].every((change) => this.#everWritten.has(change));
    if (!isJournaled && !this.#isLastWriteRefused) this.faults.push(`${updateId} was sent before it was journaled.`);
    const content = `after ${after}: ${update}`;
    const before = this.#sent.get(updateId) ?? content;
    if (before !== content) this.faults.push(`${updateId} changed from "${before}" to "${content}".`);
    this.#sent.set(updateId, content);
  }

  /** What must be true after every event. */
  #check(): void {
    const unwritten = new Set(this.state.journal.unwritten.flatMap(({ update }) => [...update]));
    const onServer = new Set(this.onServer());
    for (const change of this.changes()) {
      if (!unwritten.has(change) && !this.#everWritten.has(change) && !onServer.has(change))
        this.faults.push(`Change ${change} is lost.`);
      if (this.state.saving.kind === "saved" && !onServer.has(change))
        this.faults.push(`Change ${change} is said to be saved and isn't on the server.`);
    }
  }
}

const requests: ReadonlySet<string> = new Set<RequestEffect["type"]>([
  "writeJournal",
  "readJournal",
  "refreshCard",
  "readStatus",
  "createPlay",
  "sealBatch",
  "sendBatch",
  "readUpdates",
  "storeUpdates",
  "startOver",
]);

const isRequest = (effect: SyncEffect): effect is RequestEffect => requests.has(effect.type);

const isExchange = (effect: SyncEffect): effect is ExchangeEffect =>
  isRequest(effect) &&
  effect.type !== "writeJournal" &&
  effect.type !== "refreshCard" &&
  !(effect.type === "readJournal" && effect.purpose === "woken");
