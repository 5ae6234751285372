import { openRecordLog } from "#local/protocol/recordLog.ts";
import { notFound } from "./HubspotError.ts";
import { type HubspotKind, type HubspotRecord, type HubspotRecordOf, hubspotRecord } from "./records.ts";

/** All of HubSpot's data, stored in one file. */
export interface HubspotRecords {
  /** Throws HubSpot's error if there is none. */
  readonly get: <K extends HubspotKind>(kind: K, id: string) => HubspotRecordOf<K>;
  readonly find: <K extends HubspotKind>(kind: K, id: string) => HubspotRecordOf<K> | undefined;
  /** Oldest first. */
  readonly list: <K extends HubspotKind>(kind: K) => readonly HubspotRecordOf<K>[];
  readonly put: <R extends HubspotRecord>(record: R) => R;
  readonly remove: (kind: HubspotKind, id: string) => void;
  /** Returns an unused number. */
  readonly nextNumber: () => string;
}

export function openHubspotRecords(file: string): HubspotRecords {
  const log = openRecordLog(file, hubspotRecord);
  let latest = Math.max(100, ...[...log.all()].map(([, { id }]) => Number(id) || 0));
  const find = <K extends HubspotKind>(kind: K, id: string): HubspotRecordOf<K> | undefined => {
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

const isOf = <K extends HubspotKind>(kind: K, one: HubspotRecord): one is HubspotRecordOf<K> => one.kind === kind;
