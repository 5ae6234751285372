import { paginateScan } from "@aws-sdk/lib-dynamodb";
import { findItem, type Item, type Key, putItems, type Table } from "#lambdas/stores/table.ts";

type StoredItem = Item & Key;

/** Yields the keys of every item of a table, partition by partition. Items that are written meanwhile may be missing. */
export async function* scanKeys(table: Table): AsyncGenerator<Key> {
  const query = { TableName: table.name, ProjectionExpression: "PK, SK", ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: table.client }, query)) yield* Items as Key[];
}

/** Reads an item with its key. */
export async function readItem(table: Table, { PK, SK }: Key): Promise<StoredItem | undefined> {
  const item = await findItem(table, { PK, SK }, { consistent: true });
  return item && { ...item, PK, SK };
}

/** Copies an item as it is now. Does nothing if it's gone. */
export async function copyItem(from: Table, to: Table, key: Key): Promise<void> {
  const item = await readItem(from, key);
  if (item) await putItems(to, [item]);
}
