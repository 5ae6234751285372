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

/** From this call on, only every third is broken, except in `npm run fuzz`. An odd step lets requests and answers take turns. */
const sampledFrom = 6;
const step = isThorough ? 1 : 3;

/**
 * Runs the scenario again and again, losing the request of a call or the answer to it, until it makes no call as late as the
 * broken one. `npm run fuzz` loses both of every call. Returns the number of the last call that was broken.
 */
export async function breakCalls(
  scenario: (fault: TableFault) => Promise<{ readonly broke: boolean }>,
): Promise<number> {
  let last = 0;
  for (let call = 1; call < 100; call += call < sampledFrom ? 1 : step) {
    for (const lost of isThorough ? both : both.slice(call % 2, (call % 2) + 1)) {
      const { broke } = await scenario({ call, lost });
      if (!broke) return last;
    }
    last = call;
  }
  throw new Error("The scenario never ends.");
}
