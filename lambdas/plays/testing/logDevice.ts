import { inflateRawSync } from "node:zlib";
import { nanoid } from "nanoid";
import * as Y from "yjs";
import type * as z from "zod";
import type { Contract } from "#domain/api/contract.ts";
import { appendUpdate, type LoggedUpdate, readUpdates, type snapshotPart } from "#domain/api/updates.ts";
import type { apiCaller, ProblemBody } from "#tests/support/apiCaller.ts";
import type { Sent } from "#tests/support/apiEvent.ts";
import { bytesOf, type newLog } from "#tests/support/writer.ts";
import type { Random } from "./seededTurns.ts";

/** Records what all devices did together, to be checked at the end. */
export class ExpectedLog {
  readonly typed: string[] = [];
  readonly deleted = new Set<string>();
  /** The batches that the server acknowledged, with their numbers. */
  readonly acknowledged: { readonly sequence: number; readonly updateId: string }[] = [];
  /** Refusals that no device should ever get. */
  readonly refused: string[] = [];
}

/** Refusals that a device treats as temporary. */
const passing = ["unavailable", "snapshot-moved", "unexpected"];

interface LogDeviceOptions {
  /** Yjs uses it to order text written at the same place. It's set explicitly, so a history can be replayed. */
  readonly clientId: number;
  readonly api: Pick<ReturnType<typeof apiCaller>, "send">;
  readonly log: Pick<Awaited<ReturnType<typeof newLog>>, "one" | "body">;
  readonly book: ExpectedLog;
}

/**
 * Simulates a device's sync engine: it seals pending changes, sends them until acknowledged, and applies new updates.
 */
export class LogDevice {
  readonly doc = new Y.Doc();
  readonly #api: LogDeviceOptions["api"];
  readonly #log: LogDeviceOptions["log"];
  readonly #book: ExpectedLog;
  readonly #name: string;
  readonly #pending: Uint8Array[] = [];
  #sealed: { readonly updateId: string; readonly update: Uint8Array; readonly after: number } | undefined;
  #after = 0;

  constructor(name: string, { clientId, api, log, book }: LogDeviceOptions) {
    this.#api = api;
    this.#log = log;
    this.#book = book;
    this.#name = name;
    this.doc.clientID = clientId;
    this.doc.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin !== "server") this.#pending.push(update);
    });
  }

  get text(): string {
    return this.doc.getText("text").toString();
  }

  get isDone(): boolean {
    return !this.#sealed && this.#pending.length === 0;
  }

  /** Returns what is wrong with the device once everything is delivered. */
  faultsAgainst(text: string): readonly string[] {
    const { pendingStructs, pendingDs } = this.doc.store;
    return [
      ...(this.isDone ? [] : [`${this.#name} never finished sending its words.`]),
      ...(pendingStructs || pendingDs ? [`${this.#name} waits for words that never arrived.`] : []),
      ...(this.text === text ? [] : [`${this.#name} reads "${this.text}", the server "${text}".`]),
    ];
  }

  /** Types a word between two words, or deletes one. */
  type(random: Random): void {
    const words = this.text.match(/<\d+>/g) ?? [];
    const at = this.text.indexOf("<", random(this.text.length + 1));
    const word = words[random(words.length)];
    if (word && random(4) === 0) {
      this.#book.deleted.add(word);
      this.doc.getText("text").delete(this.text.indexOf(word), word.length);
    } else {
      const next = `<${this.#book.typed.length}>`;
      this.#book.typed.push(next);
      this.doc.getText("text").insert(Math.max(0, at), next);
    }
  }

  /**
   * Returns the request in progress until it's acknowledged: the same id always has the same bytes and the same
   * `after`.
   */
  seal() {
    if (!this.#sealed && this.#pending.length > 0) {
      this.#sealed = { updateId: nanoid(), update: Y.mergeUpdates(this.#pending.splice(0)), after: this.#after };
    }
    if (!this.#sealed) return undefined;
    const { update, ...known } = this.#sealed;
    return { ...this.#log.one, body: this.#log.body(update, { ...known, device: this.#name }) };
  }

  async send(isAnswerLost = false): Promise<void> {
    const request = this.seal();
    if (!request) return;
    const answer = await this.deliver(request);
    if (!answer || isAnswerLost) return;
    if (this.#sealed?.updateId === request.body.updateId) this.#sealed = undefined;
    if (answer.loadSnapshot) return this.catchUp();
    this.#take(answer.updates);
    if (!answer.more) this.#after = Math.max(this.#after, answer.sequence);
  }

  /** Can also be called long after the request was sealed. */
  async deliver(request: NonNullable<ReturnType<LogDevice["seal"]>>) {
    const answer = await this.#ask(appendUpdate, request);
    if (answer) this.#book.acknowledged.push({ sequence: answer.sequence, updateId: request.body.updateId });
    return answer;
  }

  /** Reads to the log's end, through the snapshot if that is newer. */
  async catchUp(): Promise<void> {
    for (let isMore = true; isMore; ) {
      const answer = await this.#read(0);
      if (!answer) return;
      if (answer.snapshot && !(await this.#load(answer.snapshot))) return;
      this.#take(answer.updates);
      isMore = answer.more;
    }
  }

  async #load(first: z.output<typeof snapshotPart>): Promise<boolean> {
    const parts = [Buffer.from(first.body, "base64")];
    while (parts.length < first.parts) {
      const snapshot = (await this.#read(parts.length))?.snapshot;
      if (snapshot?.sequence !== first.sequence) return false;
      parts.push(Buffer.from(snapshot.body, "base64"));
    }
    Y.applyUpdate(this.doc, inflateRawSync(Buffer.concat(parts)), "server");
    this.#after = Math.max(this.#after, first.sequence);
    return true;
  }

  #read = (part: number) =>
    this.#ask(readUpdates, {
      ...this.#log.one,
      query: { after: String(this.#after), part: String(part), device: this.#name },
    });

  /** Its own updates may come back; applying them again doesn't change the document. */
  #take(updates: readonly LoggedUpdate[]): void {
    for (const update of updates) {
      Y.applyUpdate(this.doc, bytesOf(update), "server");
      if (update.updateId === this.#sealed?.updateId) this.#sealed = undefined;
      this.#after = Math.max(this.#after, update.sequence);
    }
  }

  async #ask<R extends z.ZodType>(
    contract: Contract<z.ZodType, z.ZodType, z.ZodType, R>,
    request: Sent,
  ): Promise<z.output<R> | undefined> {
    const { status, body } = await this.#api.send(contract, request);
    if (status === 200) return contract.response.parse(body);
    const { code, detail } = body as ProblemBody;
    if (!passing.includes(code)) this.#book.refused.push(`${this.#name} was refused (${code}): ${detail}`);
    return undefined;
  }
}
