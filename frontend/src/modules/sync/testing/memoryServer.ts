import { deflateSync } from "fflate";
import { beyondLog } from "#domain/api/beyondLog.ts";
import type { LoggedUpdate } from "#domain/api/updates.ts";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import { decodeUpdate, encodeUpdate, toBase64 } from "#domain/play/updateEncoding.ts";
import type { LoggedMoment } from "#domain/play/versions/momentLog.ts";
import { Refused } from "#domain/refused.ts";
import type { AppendAnswer, Log, ReadAnswer } from "../exchange/log.ts";
import type { CardFields, UpdateBatch } from "../journal/journal.ts";

interface Written extends LoggedUpdate {
  readonly device: string;
  readonly page: number | undefined;
  readonly moments: readonly LoggedMoment[];
}

/** One play on the server, with the log's contract: it numbers updates, stores an id once, and returns what others wrote. */
export class MemoryServer {
  /** Everything that was ever written, compacted or not. */
  readonly written: Written[] = [];
  card: Partial<CardFields> | undefined;
  cardRefreshes = 0;
  /** How many updates began with a large deletion. The text before each is a version. */
  largeDeletions = 0;
  /** Refuses creation when set. */
  full = false;
  #snapshot: { readonly sequence: number; readonly bytes: Uint8Array } | undefined;
  readonly #updatesAnAnswer: number;

  constructor(updatesAnAnswer = 3) {
    this.#updatesAnAnswer = updatesAnAnswer;
  }

  get length(): number {
    return this.written.at(-1)?.sequence ?? 0;
  }

  /** Returns the document as one update. */
  state = (): Uint8Array => mergeUpdates(this.written.map(decodeUpdate));

  /** From now on, devices that have less must load the snapshot. */
  compact(): void {
    if (this.length > 0) this.#snapshot = { sequence: this.length, bytes: this.state() };
  }

  /** Simulates a restore from a backup that is older than the last updates. */
  restoreTo(sequence: number): void {
    this.written.splice(0, this.written.length, ...this.written.filter((update) => update.sequence <= sequence));
    this.#snapshot = undefined;
  }

  /** Returns the server as one device reaches it. */
  log = (device: string): Log => ({
    create: async (card) => {
      if (this.card) return;
      if (this.full) throw new Refused("needs-subscription", "Three plays are all.", { code: "play-limit" });
      this.card = card;
    },
    append: async (batch) => this.#append(batch, device),
    read: async (after, part) => this.#read(after, part, device),
    refreshCard: async (card) => {
      this.#assertHere();
      this.card = card;
      this.cardRefreshes += 1;
    },
  });

  #append(batch: UpdateBatch, device: string): AppendAnswer {
    this.#assertHere();
    this.#assertWithin(batch.after);
    const before = this.written.find((update) => update.updateId === batch.updateId);
    const sequence = before?.sequence ?? this.length + 1;
    const received = this.#since(batch.after, device);
    const { updateId, update, moments = [], largeDeletion, page } = batch;
    if (!before) this.written.push({ sequence, updateId, device, page, moments, ...encodeUpdate(update) });
    if (!before && largeDeletion) this.largeDeletions += 1;
    const loadSnapshot = this.#snapshot !== undefined && batch.after < this.#snapshot.sequence;
    return loadSnapshot ? { ...received, updates: [], sequence, loadSnapshot } : { ...received, sequence };
  }

  #read(after: number, part: number, device: string): ReadAnswer {
    this.#assertHere();
    this.#assertWithin(after);
    const snapshot = this.#snapshot;
    if (!snapshot || after >= snapshot.sequence) return this.#since(after, device);
    const packed = deflateSync(snapshot.bytes);
    const half = Math.ceil(packed.length / 2);
    const body = toBase64(packed.subarray(part * half, (part + 1) * half));
    return { snapshot: { sequence: snapshot.sequence, part, parts: 2, body }, updates: [], more: true, others: false };
  }

  #since(after: number, device: string) {
    const later = this.written.filter((update) => update.sequence > after);
    return {
      updates: later.slice(0, this.#updatesAnAnswer),
      more: later.length > this.#updatesAnAnswer,
      others: later.some((update) => update.device !== device),
    };
  }

  #assertHere(): void {
    if (!this.card) throw new Refused("not-found", "There is no such play.");
  }

  #assertWithin(after: number): void {
    if (after > this.length) throw new Refused("conflict", "The log ends before that.", { code: beyondLog });
  }
}
