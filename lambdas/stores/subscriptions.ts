import * as z from "zod";
import { instant } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import type { Subscription } from "#domain/subscription/plans.ts";
import { findItem, type Table } from "./table.ts";

const row = z.object({
  tier: z.enum(["writer", "company"]),
  status: z.string(),
  end: instant,
  pastDueSince: instant.optional(),
});

export async function findSubscription(table: Table, userId: UserId): Promise<Subscription | undefined> {
  const item = await findItem(table, { PK: `USER#${userId}`, SK: "SUBSCRIPTION" }, { consistent: true });
  return item && row.parse(item);
}
