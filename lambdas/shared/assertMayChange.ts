import type { UserId } from "#domain/play/play.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { assertWithinRate } from "./assertWithinRate.ts";

/**
 * Changes that one person may make besides saving text: two a second, for minutes. The most expensive, a device's report,
 * takes 16 of the table's write units, so eight accounts at this limit take 256 a second of 4,000, and saving has the rest.
 */
const changes = { name: "changes", limit: 600, windowSeconds: 300 };

/** Counts a change. Refuses it if the person has made very many. */
export const assertMayChange = (table: Table, userId: UserId, now: Date): Promise<void> =>
  assertWithinRate(table, { ...changes, key: userId }, now, {
    detail: (wait) => `You've made very many changes in a short time. Try again in ${wait}. Text is still saved.`,
  });
