import { Refused } from "#domain/refused.ts";
import type { Log } from "../log.ts";

/** What becomes of a request and its answer on the way. */
export type NetworkCondition = "fair" | "request-lost" | "answer-lost" | "doubled" | "late";
export const networkConditions: readonly NetworkCondition[] = [
  "fair",
  "request-lost",
  "answer-lost",
  "doubled",
  "late",
];

/** A line to the server that can be bad. What comes late arrives when `deliverLate` is called. */
export class TestNetwork {
  weather: NetworkCondition = "fair";
  readonly #late: (() => Promise<unknown>)[] = [];

  over = (log: Log): Log => ({
    create: (card) => this.#send(() => log.create(card)),
    append: (batch) => this.#send(() => log.append(batch)),
    read: (after, part) => this.#send(() => log.read(after, part)),
    refreshCard: (card) => this.#send(() => log.refreshCard(card)),
  });

  async deliverLate(): Promise<void> {
    for (const request of this.#late.splice(0)) await request().catch(() => undefined);
  }

  async #send<T>(request: () => Promise<T>): Promise<T> {
    if (this.weather === "fair") return request();
    if (this.weather === "late") this.#late.push(request);
    if (this.weather === "answer-lost") await request().catch(() => undefined);
    if (this.weather === "doubled") {
      await request().catch(() => undefined);
      return request();
    }
    throw new Refused("unavailable", "The line is cut.");
  }
}
