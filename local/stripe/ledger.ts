import { randomBytes } from "node:crypto";
import { openRecordLog } from "#local/protocol/recordLog.ts";
import { type Kind, type RecordOf, record, type StripeRecord } from "./records.ts";
import { noSuch } from "./StripeError.ts";

/** All of Stripe's data, stored in one file. */
export interface Ledger {
  /** Throws Stripe's error if there is none. */
  readonly get: <K extends Kind>(kind: K, id: string) => RecordOf<K>;
  readonly find: <K extends Kind>(kind: K, id: string) => RecordOf<K> | undefined;
  /** Newest first. */
  readonly list: <K extends Kind>(kind: K) => readonly RecordOf<K>[];
  readonly put: <R extends StripeRecord>(record: R) => R;
}

export function openLedger(file: string): Ledger {
  const log = openRecordLog(file, record);
  const find = <K extends Kind>(kind: K, id: string): RecordOf<K> | undefined => {
    const found = log.find(id);
    return found && isOf(kind, found) ? found : undefined;
  };
  return {
    find,
    get: (kind, id) => {
      const found = find(kind, id);
      if (!found) throw noSuch(kind === "checkout" ? "checkout.session" : kind, id);
      return found;
    },
    list: (kind) => {
      const found = [...log.all()].map(([, one]) => one).filter((one) => isOf(kind, one));
      return found.reverse() as RecordOf<typeof kind>[];
    },
    put: (one) => {
      log.put(one.id, one);
      return one;
    },
  };
}

const isOf = <K extends Kind>(kind: K, one: StripeRecord): one is RecordOf<K> => one.kind === kind;

/** Returns an id with Stripe's own prefix. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;
