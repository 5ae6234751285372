import * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { findHead, isNext } from "./heads.ts";
import { findKeptPlay } from "./keptVersions.ts";
import { applyLogged } from "./loggedUpdates.ts";
import { snapshotsUpTo } from "./snapshots.ts";
import type { Table } from "./table.ts";
import { readLog } from "./updates.ts";
import type { StoredVersion } from "./versions.ts";

interface VersionContent {
  readonly play: Play;
  /** Of the updates that were read after a snapshot. */
  readonly loggedBytes: number;
}

/** Returns what the version contains; undefined if neither the log nor the table has it any more. */
export async function findVersionContent(
  table: Table,
  playId: PlayId,
  { sequence, isKept }: Pick<StoredVersion, "sequence" | "isKept">,
): Promise<VersionContent | undefined> {
  if (isKept) {
    const play = await findKeptPlay(table, playId, sequence);
    return play && { play, loggedBytes: 0 };
  }
  for await (const logged of playsAt(table, playId, [sequence])) return logged;
  return undefined;
}

/**
 * Yields the play as it was after each of these updates, which must be in order. Reads the log once, from the last
 * snapshot before the first of them. Stops where the log isn't complete.
 */
export async function* playsAt(
  table: Table,
  playId: PlayId,
  sequences: readonly number[],
): AsyncGenerator<VersionContent & { readonly sequence: number }> {
  const [first, last] = [sequences[0], sequences.at(-1)];
  if (first === undefined || last === undefined) return;
  const wanted = new Set(sequences);
  const base = await baseOf(table, playId, first);
  const { doc } = base;
  if (wanted.has(base.sequence)) yield { sequence: base.sequence, play: readPlay(doc), loggedBytes: 0 };
  let { sequence } = base;
  let loggedBytes = 0;
  for await (const entry of readLog(table, playId, sequence + 1, { last })) {
    if (!isNext({}, sequence, entry.sequence) && !(await isNextAfterRestore(table, playId, sequence, entry))) return;
    await applyLogged(table, playId, entry, doc);
    sequence = entry.sequence;
    loggedBytes += entry.bytes;
    if (wanted.has(sequence)) yield { sequence, play: readPlay(doc), loggedBytes };
  }
}

/** The head is read only where numbers are missing. */
async function isNextAfterRestore(
  table: Table,
  playId: PlayId,
  before: number,
  { sequence }: { readonly sequence: number },
) {
  const head = await findHead(table, playId);
  return head !== undefined && isNext(head, before, sequence);
}

/** Starts with the last snapshot up to this update, or with an empty document. */
async function baseOf(table: Table, playId: PlayId, upTo: number) {
  const doc = new Y.Doc();
  for await (const { sequence, update } of snapshotsUpTo(table, playId, upTo)) {
    Y.applyUpdate(doc, update);
    return { doc, sequence };
  }
  return { doc, sequence: 0 };
}
