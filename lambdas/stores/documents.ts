import { inflateRawSync } from "node:zlib";
import * as Y from "yjs";
import type { PlayId } from "#domain/play/play.ts";
import { readBody } from "./bodies.ts";
import type { Head } from "./heads.ts";
import { readSnapshot } from "./snapshots.ts";
import type { Reading, Table } from "./table.ts";
import { readLog } from "./updates.ts";

export interface LoadedDocument {
  readonly doc: Y.Doc;
  /** The last update that is in it; 0 where there is none. */
  readonly sequence: number;
  /** Bytes of all entries that were ever logged, up to this one. */
  readonly loggedBytes: number;
  /** False where a number is missing, or updates wait for others that never came: it is then not all of the play. */
  readonly isWhole: boolean;
}

interface Loading extends Partial<Reading> {
  readonly last?: number;
}

/**
 * The play's document as the snapshot and all updates since make it, up to `last`; never earlier than the snapshot.
 * Without consistency it costs half, and may be of a moment ago, not whole, or not to be had.
 */
export async function loadDocument(
  table: Table,
  playId: PlayId,
  { snapshot }: Head,
  { last, consistent = true }: Loading = {},
): Promise<LoadedDocument> {
  const doc = new Y.Doc();
  let { sequence, loggedBytes } = snapshot ?? { sequence: 0, loggedBytes: 0 };
  if (snapshot) Y.applyUpdate(doc, inflateRawSync(await readSnapshot(table, playId, snapshot, { consistent })));
  let isWhole = true;
  for await (const entry of readLog(table, playId, sequence + 1, { last, consistent })) {
    isWhole &&= entry.sequence === sequence + 1;
    const body = await readBody(table, playId, entry);
    Y.applyUpdate(doc, entry.deflated ? inflateRawSync(body) : body);
    ({ sequence, loggedBytes } = entry);
  }
  return { doc, sequence, loggedBytes, isWhole: isWhole && !isWaiting(doc) };
}

const isWaiting = ({ store }: Y.Doc) => store.pendingStructs !== null || store.pendingDs !== null;
