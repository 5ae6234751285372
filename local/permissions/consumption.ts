/** Read and write units of the table. */
export interface Units {
  readonly reads: number;
  readonly writes: number;
}

export interface Consumption {
  /** Makes a call ask the table what it consumes. Returns the call's body. */
  readonly asking: (target: string, body: Buffer) => Buffer;
  /** Counts what the table's answer says that the call consumed. */
  readonly note: (target: string, answer: Buffer) => void;
  readonly total: () => Units;
}

const calls = /^DynamoDB_20120810\.(Get|Put|Update|Delete|Query|BatchGet|BatchWrite|TransactGet|TransactWrite)/;
const reading = /\.(GetItem|Query|BatchGetItem|TransactGetItems)$/;

/**
 * Counts read and write units, with those of indexes and transactions. A call and its answer are changed and read as text,
 * because parsing each of them would take longer than the rest of the way. A name in quotation marks can't be inside a value.
 */
export function openConsumption(): Consumption {
  const sums = { reads: 0, writes: 0 };
  return {
    asking: (target, body) =>
      calls.test(target) && body.length > 2
        ? Buffer.concat([Buffer.from('{"ReturnConsumedCapacity":"TOTAL",'), body.subarray(1)])
        : body,
    note: (target, answer) => {
      if (calls.test(target)) sums[reading.test(target) ? "reads" : "writes"] += unitsIn(answer);
    },
    total: () => ({ ...sums }),
  };
}

const name = '"ConsumedCapacity":';
/** One entry for each table, and we have one. */
const maxListBytes = 10_000;

/** A write that its condition refuses consumes as much as one of a small item; in a transaction, each part twice that. */
const refusedWrite = /ConditionalCheckFailedException/;
const canceledPart = /"Code":/g;

function unitsIn(answer: Buffer): number {
  const at = answer.indexOf(name);
  if (at < 0) return unitsOfRefusal(answer.toString("utf8", 0, maxListBytes));
  const [, list = ""] =
    /^\s*(\[[^\]]*\]|\{[^}]*\})/.exec(answer.toString("utf8", at + name.length, at + maxListBytes)) ?? [];
  return [...list.matchAll(/"CapacityUnits":\s*([\d.]+)/g)].reduce((sum, [, units]) => sum + Number(units), 0);
}

function unitsOfRefusal(answer: string): number {
  if (refusedWrite.test(answer)) return 1;
  return answer.includes("TransactionCanceledException") ? 2 * [...answer.matchAll(canceledPart)].length : 0;
}
