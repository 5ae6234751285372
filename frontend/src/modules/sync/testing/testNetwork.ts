import { Refused } from "#domain/refused.ts";
import type { Log } from "../exchange/log.ts";

/** What happens to a request and its answer. */
export type NetworkCondition = "working" | "request-lost" | "answer-lost" | "doubled" | "late";
export const networkConditions: readonly NetworkCondition[] = [
  "working",
  "request-lost",
  "answer-lost",
  "doubled",
  "late",
];

/** A network connection that can fail. Late requests arrive when `deliverLate` is called. */
export class TestNetwork {
  condition: NetworkCondition = "working";
  /** What the server answers instead, if anything. */
  refusal: Refused | undefined;
  /** How many more requests arrive before the network fails. */
  requestsLeft = Number.POSITIVE_INFINITY;
  /** Called when a request has arrived at the server, before the answer is back. */
  answered: () => void = () => undefined;
  readonly #late: (() => Promise<unknown>)[] = [];

  over = (log: Log): Log => ({
    create: (card) => this.#send(() => log.create(card)),
    append: (batch) => this.#send(() => log.append(batch)),
    read: (after, part) => this.#send(() => log.read(after, part)),
    refreshCard: (...args) => this.#send(() => log.refreshCard(...args)),
  });

  async deliverLate(): Promise<void> {
    for (const request of this.#late.splice(0)) await request().catch(() => undefined);
  }

  /** Sends any request over this connection. */
  send = <T>(request: () => Promise<T>): Promise<T> => this.#send(request);

  async #send<T>(request: () => Promise<T>): Promise<T> {
    if (this.refusal) throw this.refusal;
    if (this.requestsLeft-- <= 0) throw new Refused("unavailable", "The network is down.");
    if (this.condition === "working") return request().finally(() => this.answered());
    if (this.condition === "late") this.#late.push(request);
    if (this.condition === "answer-lost") await request().catch(() => undefined);
    if (this.condition === "doubled") {
      await request().catch(() => undefined);
      return request();
    }
    throw new Refused("unavailable", "The network is down.");
  }
}
