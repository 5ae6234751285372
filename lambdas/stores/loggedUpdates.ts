import { inflateRawSync } from "node:zlib";
import type * as Y from "yjs";
import { applyUpdate } from "yjs";
import type { PlayId } from "#domain/play/play.ts";
import { splitMoments } from "#domain/play/versions/splitMoments.ts";
import { readBody } from "./bodies.ts";
import type { LogEntry } from "./logEntry.ts";
import type { Table } from "./table.ts";

/** Returns the Yjs updates of an entry: one for each of its moments. */
export async function readLoggedUpdates(table: Table, playId: PlayId, entry: LogEntry): Promise<readonly Uint8Array[]> {
  const body = await readBody(table, playId, entry);
  return splitMoments(entry.deflated ? inflateRawSync(body) : body, entry.moments);
}

/** Applies an entry of the log to a document. */
export async function applyLogged(table: Table, playId: PlayId, entry: LogEntry, doc: Y.Doc): Promise<void> {
  for (const update of await readLoggedUpdates(table, playId, entry)) applyUpdate(doc, update);
}
