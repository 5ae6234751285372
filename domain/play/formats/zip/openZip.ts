import { Inflate } from "fflate";
import { Refused } from "#domain/refused.ts";

/*
 * Reads ZIP containers (Word, Highland, Fade In, Celtx) from untrusted files. Sizes in a ZIP's headers may lie, so
 * every unpacked byte is counted while it's unpacked.
 */

/** Limits on what a container may hold. Manuscripts with pictures are far below them. */
const maxEntries = 4000;
const maxUnpackedBytes = 100_000_000;
/** Compressed bytes unpack to at most 1,032 times their number, so the count runs over by 17 MB at most. */
const chunkBytes = 16_384;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** The end record is 22 bytes and a comment of at most 65,535. */
const endRecordBytes = 22;
const maxComment = 65_535;

interface Entry {
  readonly method: number;
  readonly packedBytes: number;
  /** Where the entry's own header begins. */
  readonly at: number;
}

export interface Zip {
  readonly names: readonly string[];
  /** Unpacks an entry; undefined if there's none of this name. */
  readonly read: (name: string) => Uint8Array | undefined;
}

/** Opens a ZIP file. `label` names the format in the messages of `Refused`, as in "Word document". */
export function openZip(bytes: Uint8Array, label: string): Zip {
  const damaged = () =>
    new Refused(
      "invalid",
      `This ${label} is damaged or incomplete. Save it again in its own program and import that file.`,
    );
  const entries = listEntries(bytes, damaged);
  let unpacked = 0;
  const count = (length: number): void => {
    unpacked += length;
    if (unpacked > maxUnpackedBytes)
      throw new Refused("too-large", `This ${label} is too large when unpacked. Remove its pictures and try again.`);
  };
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      return entry && unpack(bytes, entry, count, damaged);
    },
  };
}

type Damaged = () => Refused;

function listEntries(bytes: Uint8Array, damaged: Damaged): ReadonlyMap<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) throw damaged();
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw damaged();
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) throw damaged();
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes));
    entries.set(name.replaceAll("\\", "/"), {
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Finds the record at the end of the file, before its comment. */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endRecordBytes;
  for (let at = last; at >= Math.max(0, last - maxComment); at--)
    if (view.getUint32(at, true) === endSignature) return at;
  return undefined;
}

const stored = 0;
const deflated = 8;

function unpack(bytes: Uint8Array, entry: Entry, count: (length: number) => void, damaged: Damaged): Uint8Array {
  const { at, method, packedBytes } = entry;
  if (at + 30 > bytes.length) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packedBytes > bytes.length) throw damaged();
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === stored) {
    count(packed.length);
    return packed;
  }
  if (method !== deflated) throw damaged();
  return inflate(packed, count, damaged);
}

function inflate(packed: Uint8Array, count: (length: number) => void, damaged: Damaged): Uint8Array {
  const chunks: Uint8Array[] = [];
  let isComplete = false;
  const inflater = new Inflate((chunk, isLast) => {
    count(chunk.length);
    chunks.push(chunk);
    isComplete = isLast;
  });
  try {
    for (let at = 0; at < packed.length; at += chunkBytes)
      inflater.push(packed.subarray(at, at + chunkBytes), at + chunkBytes >= packed.length);
  } catch (error) {
    throw error instanceof Refused ? error : damaged();
  }
  if (!isComplete) throw damaged();
  return joined(chunks);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}
