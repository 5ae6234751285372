import type * as z from "zod";
import type { replaySyncs } from "#domain/api/contacts.ts";
import { type DeliveryDeps, deliverContactUpdates } from "#lambdas/services/contacts/deliverContactUpdates.ts";
import { afterHeadStart } from "#lambdas/stores/contacts.ts";
import { requeue } from "#lambdas/stores/outbox.ts";

/** Retries failed updates as if they were new. If two administrators replay the same one, it's replayed once. */
export async function replay(
  deps: DeliveryDeps,
  ids: readonly string[],
  now: Date,
): Promise<z.output<typeof replaySyncs.response>> {
  const taken = await Promise.all([...new Set(ids)].map((id) => requeue(deps.table, id, afterHeadStart(now))));
  const syncs = taken.filter((sync) => sync !== undefined);
  const { delivered, waiting, failed } = await deliverContactUpdates(deps, syncs, now);
  return { delivered, waiting, failed, gone: taken.length - syncs.length };
}
