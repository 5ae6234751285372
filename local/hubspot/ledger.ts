import { openRecordLog } from "#local/protocol/recordLog.ts";
import { notFound } from "./HubspotError.ts";
import { type HubspotRecord, type Kind, type RecordOf, record } from "./records.ts";

/** All of HubSpot's data, stored in one file. */
export interface Ledger {
  /** Throws HubSpot's error if there is none. */
  readonly get: <K extends Kind>(kind: K, id: string) => RecordOf<K>;
  readonly find: <K extends Kind>(kind: K, id: string) => RecordOf<K> | undefined;
  /** Oldest first. */
  readonly list: <K extends Kind>(kind: K) => readonly RecordOf<K>[];
  readonly put: <R extends HubspotRecord>(record: R) => R;
  readonly remove: (kind: Kind, id: string) => void;
  /** Returns an unused number. */
  readonly nextNumber: () => string;
}

export function openLedger(file: string): Ledger {
  const log = openRecordLog(file, record);
  let latest = Math.max(100, ...[...log.all()].map(([, { id }]) => Number(id) || 0));
  const find = <K extends Kind>(kind: K, id: string): RecordOf<K> | undefined => {
    const found = log.find(`${kind} ${id}`);
    return found && isOf(kind, found) ? found : undefined;
  };
  return {
    find,
    get: (kind, id) => {
      const found = find(kind, id);
      if (!found) throw notFound(`${kind} ${id}`);
      return found;
    },
    list: (kind) => [...log.all()].map(([, one]) => one).filter((one) => isOf(kind, one)),
    put: (one) => {
      log.put(`${one.kind} ${one.id}`, one);
      return one;
    },
    remove: (kind, id) => log.remove(`${kind} ${id}`),
    nextNumber: () => String(++latest),
  };
}

const isOf = <K extends Kind>(kind: K, one: HubspotRecord): one is RecordOf<K> => one.kind === kind;
