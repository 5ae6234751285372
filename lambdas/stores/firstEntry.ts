import { nanoid } from "nanoid";
import type { PlayId } from "#domain/play/play.ts";
import { storeBody } from "./bodies.ts";
import { entryOverheadBytes, type LogEntry } from "./logEntry.ts";
import type { Table } from "./table.ts";

/** Returns the first entry of a play's log that the server writes. A large body is stored before the entry is. */
export async function firstEntry(table: Table, playId: PlayId, bytes: Uint8Array, now: Date): Promise<LogEntry> {
  return {
    sequence: 1,
    updateId: nanoid(),
    device: "ghostlight-server",
    at: now.toISOString(),
    deflated: true,
    bytes: bytes.length,
    loggedBytes: entryOverheadBytes + bytes.length,
    ...(await storeBody(table, playId, bytes, now)),
    recent: [],
  };
}
