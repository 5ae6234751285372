import type { Table } from "#lambdas/stores/table.ts";
import { isThorough } from "./proofs.ts";

export interface TableFault {
  /** Which call fails, from 1. */
  readonly call: number;
  /** Whether the request is cut before it reaches the table, or only its answer is lost. */
  readonly lost: "request" | "answer";
}

const both: readonly TableFault["lost"][] = ["request", "answer"];

/** Breaks one call to the table. Returns a function that returns whether the call has been made yet. */
export function breakCall(table: Table, { call, lost }: TableFault): () => boolean {
  let calls = 0;
  table.client.middlewareStack.add(
    (next) => async (args) => {
      calls += 1;
      if (calls === call && lost === "request") throw new Error("The request was lost.");
      const answer = await next(args);
      if (calls === call && lost === "answer") throw new Error("The answer was lost.");
      return answer;
    },
    { step: "initialize", name: "breakCall" },
  );
  return () => calls >= call;
}

/**
 * Runs the scenario once for every call it makes, losing the request of one call and the answer of the next. `npm run fuzz`
 * loses both of every call.
 */
export async function breakEveryCall(
  scenario: (fault: TableFault) => Promise<{ readonly broke: boolean }>,
): Promise<number> {
  for (let call = 1; call < 100; call++) {
    for (const lost of isThorough ? both : both.slice(call % 2, (call % 2) + 1)) {
      const { broke } = await scenario({ call, lost });
      if (!broke) return call - 1;
    }
  }
  throw new Error("The scenario never ends.");
}
