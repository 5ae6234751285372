import { deliveryBatchSize } from "#lambdas/services/contacts/deliverDue.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import type { Key } from "#lambdas/stores/table.ts";

/** Delivers the due ones of these to the CRM. Returns false if it doesn't respond. */
export type DeliverContacts = (keys: readonly Key[], now: Date) => Promise<boolean>;

/** Collects contact updates into batches. Once the CRM stops responding, the rest waits for the next sweep. */
export function contactDeliveries(deliver: DeliverContacts, now: Clock) {
  let keys: Key[] = [];
  let isOpen = true;
  const empty = async () => {
    const batch = keys;
    keys = [];
    if (isOpen && batch.length > 0) isOpen = await deliver(batch, now());
  };
  return {
    put: async (key: Key): Promise<void> => {
      keys.push(key);
      if (keys.length === deliveryBatchSize) await empty();
    },
    empty,
  };
}
