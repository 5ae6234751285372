/**
 * The schema of the single table: its keys, index and expiry. Used to create the table, in the cloud and on a laptop.
 */
export const tableSchema = {
  partitionKey: "PK",
  sortKey: "SK",
  /** Sparse and eventually consistent. Use it for lists and for due work, never for decisions. */
  index: { name: "GSI1", partitionKey: "GSI1PK", sortKey: "GSI1SK", projection: "ALL" },
  /** Seconds since 1970. No item that holds a writer's text has this attribute. */
  expiry: "expiresAt",
} as const;
