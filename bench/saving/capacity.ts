import type { ConsumedCapacity } from "@aws-sdk/client-dynamodb";
import type { Table } from "#lambdas/stores/table.ts";
import type { Units } from "#local/permissions/consumption.ts";

/** Counts the capacity that the table reports for its calls, including indexes and transactions. */
export interface Meter {
  /** Returns what was consumed since the last call. */
  readonly take: () => Units;
}

const reading = /^(GetItem|Query)Command$/;

export function meter({ client }: Table): Meter {
  let reads = 0;
  let writes = 0;
  const note = (command: string, consumed: readonly ConsumedCapacity[]): void => {
    const units = consumed.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    if (reading.test(command)) reads += units;
    else writes += units;
  };
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        Object.assign(args.input, { ReturnConsumedCapacity: "TOTAL" });
        const answer = await next(args);
        const { ConsumedCapacity: said } = answer.output as {
          ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
        };
        if (!said) throw new Error(`${commandName} does not say what it consumed.`);
        note(commandName, [said].flat());
        return answer;
      },
    { step: "initialize", name: "meter" },
  );
  return {
    take() {
      const taken = { reads, writes };
      reads = 0;
      writes = 0;
      return taken;
    },
  };
}
