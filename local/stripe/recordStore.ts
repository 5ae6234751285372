import { randomBytes } from "node:crypto";
import { openRecordLog } from "#local/protocol/recordLog.ts";
import { type StripeKind, type StripeRecord, type StripeRecordOf, stripeRecord } from "./records.ts";
import { notFoundError } from "./StripeError.ts";

/** All of Stripe's data, stored in one file. */
export interface StripeRecords {
  /** Throws Stripe's error if there is none. */
  readonly get: <K extends StripeKind>(kind: K, id: string) => StripeRecordOf<K>;
  readonly find: <K extends StripeKind>(kind: K, id: string) => StripeRecordOf<K> | undefined;
  /** Newest first. */
  readonly list: <K extends StripeKind>(kind: K) => readonly StripeRecordOf<K>[];
  readonly put: <R extends StripeRecord>(record: R) => R;
}

export function openStripeRecords(file: string): StripeRecords {
  const log = openRecordLog(file, stripeRecord);
  const find = <K extends StripeKind>(kind: K, id: string): StripeRecordOf<K> | undefined => {
    const found = log.find(id);
    return found && isOf(kind, found) ? found : undefined;
  };
  return {
    find,
    get: (kind, id) => {
      const found = find(kind, id);
      if (!found) throw notFoundError(kind === "checkout" ? "checkout.session" : kind, id);
      return found;
    },
    list: (kind) => {
      const found = [...log.all()].map(([, one]) => one).filter((one) => isOf(kind, one));
      return found.reverse() as StripeRecordOf<typeof kind>[];
    },
    put: (one) => {
      log.put(one.id, one);
      return one;
    },
  };
}

const isOf = <K extends StripeKind>(kind: K, one: StripeRecord): one is StripeRecordOf<K> => one.kind === kind;

/** Returns an id with Stripe's own prefix. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;
