import type { Table } from "#lambdas/stores/table.ts";
import type { TableFault } from "#tests/support/faults.ts";
import type { SeededTurns } from "./seededTurns.ts";

/** One actor's connection to the table: its calls wait for their turn, and one of them can be made to fail. */
export interface TableConnection {
  readonly table: Table;
  /** Starts a history. */
  readonly begin: (turns: SeededTurns) => void;
  /** Makes one of the next calls fail; without a fault, none does. */
  readonly breakAt: (fault: TableFault | undefined) => void;
}

export function connectWithFaults(table: Table): TableConnection {
  let turns: SeededTurns | undefined;
  let fault: TableFault | undefined;
  let calls = 0;
  table.client.middlewareStack.add(
    (next) => async (args) => {
      const send = async () => {
        calls += 1;
        const lost = calls === fault?.call ? fault.lost : undefined;
        if (lost === "request") throw new Error("The request was lost.");
        const answer = await next(args);
        if (lost === "answer") throw new Error("The answer was lost.");
        return answer;
      };
      return turns ? turns.take(send) : send();
    },
    { step: "initialize", name: "tableLine" },
  );
  return {
    table,
    begin(given) {
      turns = given;
      fault = undefined;
    },
    breakAt(given) {
      fault = given;
      calls = 0;
    },
  };
}
