/** The one table: its keys, index and expiry. Read by whatever makes the table, in the cloud or on a laptop. */
export const tableSchema = {
  partitionKey: "PK",
  sortKey: "SK",
  /** Sparse and behind the base table: for lists and for work that is due, never for decisions. */
  index: { name: "GSI1", partitionKey: "GSI1PK", sortKey: "GSI1SK", projection: "ALL" },
  /** Seconds since 1970. No item that holds a writer's words carries it. */
  expiry: "expiresAt",
} as const;
