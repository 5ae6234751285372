import { contactLimit } from "#domain/api/contacts.ts";
import { Refused } from "#domain/refused.ts";
import { countWithinLimit, type RateLimit } from "#lambdas/stores/rateLimits.ts";
import type { Table } from "#lambdas/stores/table.ts";

type Limit = Omit<RateLimit, "key">;

const limits = {
  /** A browser session sends one in five minutes, and a person has some of them. */
  create_or_update_contact: { name: "contact-of", limit: 60, windowSeconds: 3600 },
  /** Each is an item of its own until it is delivered: so many a day fill no table. */
  track_event: { name: "contact-events-of", limit: 100, windowSeconds: 86_400 },
} as const satisfies Record<string, Limit>;

export async function assertWithinLimit(
  table: Table,
  action: keyof typeof limits,
  userId: string,
  now: Date,
): Promise<void> {
  const { allowed } = await countWithinLimit(table, { ...limits[action], key: userId }, now);
  if (allowed) return;
  throw new Refused("too-many", "Too many contact updates. Try again later.", {
    code: contactLimit,
  });
}
