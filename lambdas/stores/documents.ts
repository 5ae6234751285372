import { inflateRawSync } from "node:zlib";
import * as Y from "yjs";
import type { PlayId } from "#domain/play/play.ts";
import { type Head, isNext } from "./heads.ts";
import type { DeviceWrite } from "./logEntry.ts";
import { applyLogged } from "./loggedUpdates.ts";
import { readSnapshot } from "./snapshots.ts";
import type { ReadConsistency, Table } from "./table.ts";
import { readLog } from "./updates.ts";

export interface LoadedDocument {
  readonly doc: Y.Doc;
  /** The number of the last update it contains; 0 if there is none. */
  readonly sequence: number;
  /** Total bytes of all entries ever logged, up to this one. */
  readonly loggedBytes: number;
  /** Who wrote the last update, as far as it's known. */
  readonly lastWrite: Partial<DeviceWrite>;
  /**
   * False if a number is missing, or if updates depend on others that never arrived. The document is then incomplete.
   */
  readonly isWhole: boolean;
  /** False if a number is missing, which no client can bring about. */
  readonly hasAllNumbers: boolean;
}

interface Loading extends Partial<ReadConsistency> {
  readonly last?: number;
}

/**
 * Builds the play's document from the snapshot and all updates since, up to `last`, but never earlier than the
 * snapshot. An eventually consistent read costs half, but the result may be stale, incomplete or missing.
 */
export async function loadDocument(
  table: Table,
  playId: PlayId,
  head: Pick<Head, "snapshot" | "lost">,
  { last, consistent = true }: Loading = {},
): Promise<LoadedDocument> {
  const { snapshot } = head;
  const doc = new Y.Doc();
  let { sequence, loggedBytes } = snapshot ?? { sequence: 0, loggedBytes: 0 };
  if (snapshot) Y.applyUpdate(doc, inflateRawSync(await readSnapshot(table, playId, snapshot, { consistent })));
  let lastWrite: Partial<DeviceWrite> = { at: snapshot?.at, device: snapshot?.device };
  let hasAllNumbers = true;
  for await (const entry of readLog(table, playId, sequence + 1, { last, consistent })) {
    hasAllNumbers &&= isNext(head, sequence, entry.sequence);
    await applyLogged(table, playId, entry, doc);
    ({ sequence, loggedBytes } = entry);
    lastWrite = { at: entry.at, device: entry.device };
  }
  return { doc, sequence, loggedBytes, lastWrite, hasAllNumbers, isWhole: hasAllNumbers && !isWaiting(doc) };
}

const isWaiting = ({ store }: Y.Doc) => store.pendingStructs !== null || store.pendingDs !== null;
