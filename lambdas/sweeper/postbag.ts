import { postBatch } from "#lambdas/contacts/deliverDue.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import type { Key } from "#lambdas/stores/table.ts";

/** Delivers what of these is due to the contact system. False where it does not answer. */
export type DeliverPost = (keys: readonly Key[], now: Date) => Promise<boolean>;

/** Gathers updates for the contact system into batches. Once it does not answer, the rest waits for the next sweep. */
export function postbag(deliver: DeliverPost, now: Clock) {
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
      if (keys.length === postBatch) await empty();
    },
    empty,
  };
}
