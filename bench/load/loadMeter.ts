import { Refused } from "#domain/refused.ts";
import type { AppendAnswer } from "#frontend/modules/sync/exchange/log.ts";
import { type Figure, quantile } from "../figures.ts";

/** When a save was sent and answered, in milliseconds. */
interface Save {
  readonly sentAt: number;
  readonly answeredAt: number;
}

interface Refusal {
  readonly reason: string;
  /** How long the writer's device waited after it before it sent again. */
  backOffMs: number | undefined;
}

/** Records the saves of all writers. */
export class LoadMeter {
  readonly #saves: Save[] = [];
  readonly #refusals: Refusal[] = [];
  readonly #beganAt = performance.now();

  /** Measures one writer's saves from request to answer. */
  watching<Batch>(append: (batch: Batch) => Promise<AppendAnswer>): (batch: Batch) => Promise<AppendAnswer> {
    let refused: { readonly entry: Refusal; readonly at: number } | undefined;
    return async (batch) => {
      const sentAt = performance.now();
      if (refused) refused.entry.backOffMs = sentAt - refused.at;
      refused = undefined;
      try {
        const answer = await append(batch);
        this.#saves.push({ sentAt, answeredAt: performance.now() });
        return answer;
      } catch (error) {
        const entry: Refusal = { reason: error instanceof Refused ? error.reason : "error", backOffMs: undefined };
        this.#refusals.push(entry);
        refused = { entry, at: performance.now() };
        throw error;
      }
    };
  }

  /** Returns how long the saves took that were answered until now. */
  times(): Readonly<Record<string, Figure>> {
    const times = sorted(this.#saves.map(({ sentAt, answeredAt }) => answeredAt - sentAt));
    return {
      "a save, median": { value: quantile(times, 0.5), unit: "ms" },
      "a save, p95": { value: quantile(times, 0.95), unit: "ms" },
    };
  }

  /** Returns the figures of the saves that were answered until now, other than their times. */
  figures(): Readonly<Record<string, Figure>> {
    const waits = sorted(this.#refusals.flatMap(({ backOffMs }) => backOffMs ?? []));
    const seconds = (performance.now() - this.#beganAt) / 1000;
    return {
      saves: { value: this.#saves.length, unit: "" },
      "saves per second": { value: this.#saves.length / seconds, unit: "" },
      "saves in the busiest second": { value: busiest(this.#saves), unit: "" },
      "refused saves": { value: this.#refusals.length, unit: "" },
      "of these for a limit on requests": { value: this.#count("too-many"), unit: "" },
      ...(waits.length > 0 && {
        "wait after a refusal, median": { value: quantile(waits, 0.5), unit: "ms" },
        "wait after a refusal, p95": { value: quantile(waits, 0.95), unit: "ms" },
      }),
    };
  }

  #count = (reason: string): number => this.#refusals.filter((refusal) => refusal.reason === reason).length;
}

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

/** Devices that all come back at once would make one second much busier than the others. */
function busiest(saves: readonly Save[]): number {
  const seconds = new Map<number, number>();
  for (const { sentAt } of saves) {
    const second = Math.floor(sentAt / 1000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  return Math.max(0, ...seconds.values());
}
