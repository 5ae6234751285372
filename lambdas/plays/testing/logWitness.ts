import type * as Y from "yjs";
import type { PlayId } from "#domain/play/play.ts";
import { findHead } from "#lambdas/stores/heads.ts";
import { type Key, listAllItems, type Table } from "#lambdas/stores/table.ts";
import { readLog } from "#lambdas/stores/updates.ts";
import type { ExpectedLog, LogDevice } from "./logDevice.ts";

const clearingPrefix = "CLEAR#";

interface Seat {
  readonly table: Table;
  readonly playId: PlayId;
  readonly book: ExpectedLog;
  /** Opens the play the way a new device does. */
  readonly open: () => Promise<Y.Doc>;
}

/** Checks the table from time to time, and reports at the end what was wrong. */
export class LogWitness {
  readonly #seat: Seat;
  /** The batch under each number, including cleared ones. */
  readonly #entries = new Map<number, string>();
  readonly #faults: string[] = [];
  /** The newest snapshot ever named. */
  #newest = 0;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  /** How many entries were ever in the log. */
  get entries(): number {
    return this.#entries.size;
  }

  async look(): Promise<void> {
    const { table, playId } = this.#seat;
    const snapshot = (await findHead(table, playId))?.snapshot?.sequence ?? 0;
    // The clearing is scheduled in the same transaction that names its snapshot.
    const named = (await this.clearings()).map(({ SK }) => Number(SK.slice(clearingPrefix.length)));
    this.#newest = Math.max(this.#newest, ...named);
    if (snapshot < this.#newest) this.#faults.push(`Snapshot ${snapshot} replaced ${this.#newest}.`);
    await this.lookAtLog();
  }

  async clearings(): Promise<readonly Key[]> {
    const { table, playId } = this.#seat;
    const pieces = await listAllItems(table, {
      KeyConditionExpression: "PK = :play AND begins_with(SK, :clearing)",
      ExpressionAttributeValues: { ":play": `PLAY#${playId}`, ":clearing": clearingPrefix },
    });
    return pieces.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) }));
  }

  /**
   * The same batch may appear again only if the first one was cleared away. Applying it twice doesn't change the
   * document.
   */
  async lookAtLog(): Promise<void> {
    const { table, playId } = this.#seat;
    const there = new Set<string>();
    for await (const { sequence, updateId } of readLog(table, playId, 1)) {
      const before = this.#entries.get(sequence) ?? updateId;
      if (before !== updateId) this.#faults.push(`Number ${sequence} was assigned twice.`);
      if (there.has(updateId)) this.#faults.push(`Batch ${updateId} is in the log twice.`);
      this.#entries.set(sequence, updateId);
      there.add(updateId);
    }
  }

  async testify(devices: readonly LogDevice[]): Promise<readonly string[]> {
    await this.look();
    const text = (await this.#seat.open()).getText("text").toString();
    return [
      ...new Set(this.#faults),
      ...this.#seat.book.refused,
      ...this.#faultsOfNumbers(),
      ...this.#faultsOfWords(text),
      ...devices.flatMap((device) => device.faultsAgainst(text)),
    ];
  }

  #faultsOfNumbers(): readonly string[] {
    const last = Math.max(0, ...this.#entries.keys());
    const forgotten = this.#seat.book.acknowledged.filter((said) => this.#entries.get(said.sequence) !== said.updateId);
    return [
      ...(this.#entries.size < last ? [`The log has ${last} numbers and ${this.#entries.size} entries.`] : []),
      ...forgotten.map((said) => `Batch ${said.updateId} was acknowledged but never stored under ${said.sequence}.`),
    ];
  }

  #faultsOfWords(text: string): readonly string[] {
    const { typed, deleted } = this.#seat.book;
    return typed.flatMap((word) => {
      const times = text.split(word).length - 1;
      const due = deleted.has(word) ? 0 : 1;
      return times === due ? [] : [`${word} is in the text ${times} times, not ${due}.`];
    });
  }
}
