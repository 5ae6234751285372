import { createHash } from "node:crypto";
import * as z from "zod";
import { tableSchema } from "./schema.ts";
import { queryAll, type Table } from "./table.ts";

/** So many partitions share one day's work, that no single one grows hot. */
const shards = 4;

/** The kinds of work that stand in the index under the day they fall due. */
const dueKinds = ["BIN", "PURGE", "COMPACT", "CLEAR"] as const;
export type DueKind = (typeof dueKinds)[number];

/** The index keys of a piece of work that falls due on this day. */
export const dueOn = (at: Date, kind: DueKind, id: string) => ({
  GSI1PK: partitionOf(dayOf(at), shardOf(id)),
  GSI1SK: `${kind}#${id}`,
});

const partitionOf = (day: string, shard: number) => `DUE#${day}#${shard}`;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const shardOf = (id: string) => createHash("sha256").update(id).digest().readUInt8(0) % shards;

export interface DuePiece {
  readonly kind: DueKind;
  readonly PK: string;
  readonly SK: string;
}

const indexed = z.object({
  PK: z.string(),
  SK: z.string(),
  GSI1SK: z.templateLiteral([z.enum(dueKinds), "#", z.string()]),
});

/** How far back work is looked for: longer than any breakdown that nobody would have noticed. */
const daysBack = 35;
const dayMs = 86_400_000;

/** What fell due up to today, the oldest day first. The index lags: each noun looks at the truth again. */
export async function* piecesDue(table: Table, now: Date): AsyncGenerator<DuePiece> {
  for (let back = daysBack; back >= 0; back--) {
    const day = dayOf(new Date(now.getTime() - back * dayMs));
    for (let shard = 0; shard < shards; shard++) yield* piecesIn(table, partitionOf(day, shard));
  }
}

async function* piecesIn(table: Table, partition: string): AsyncGenerator<DuePiece> {
  const { name, partitionKey } = tableSchema.index;
  const found = queryAll(table, {
    IndexName: name,
    KeyConditionExpression: `${partitionKey} = :partition`,
    ExpressionAttributeValues: { ":partition": partition },
  });
  for await (const item of found) {
    const { PK, SK, GSI1SK } = indexed.parse(item);
    yield { PK, SK, kind: GSI1SK.split("#", 1)[0] as DueKind };
  }
}
