import type { Table } from "#lambdas/stores/table.ts";

export interface TableFault {
  /** Which call fails, from 1. */
  readonly call: number;
  /** Whether the request is cut before it reaches the table, or only its answer is lost. */
  readonly lost: "request" | "answer";
}

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

/** Runs the scenario once for every call it makes, losing that call's request and then its answer. */
export async function breakEveryCall(
  scenario: (fault: TableFault) => Promise<{ readonly broke: boolean }>,
): Promise<number> {
  for (let call = 1; call < 100; call++) {
    const { broke } = await scenario({ call, lost: "request" });
    if (!broke) return call - 1;
    await scenario({ call, lost: "answer" });
  }
  throw new Error("The scenario never ends.");
}
