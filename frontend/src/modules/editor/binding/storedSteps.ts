import * as decoding from "lib0/decoding";
import * as encoding from "lib0/encoding";
import * as Y from "yjs";
import { dayMs } from "#domain/time.ts";
import type { StepPlace } from "./openStepHistory.ts";

/** StepRanges of what a document contains, as Yjs lists them. */
export type StepRanges = ReturnType<typeof Y.createDeleteSet>;

/** A step that can be undone or redone. */
export interface StoredStep {
  readonly insertions: StepRanges;
  readonly deletions: StepRanges;
  /** When it was made (epoch ms). */
  readonly at: number;
  readonly place: StepPlace;
}

/** Letters that were deleted and written again. Yjs remembers this only as long as the document is open. */
export interface StepCopy {
  readonly from: Y.ID;
  readonly length: number;
  readonly to: Y.ID;
}

/** What can be undone and redone in a document, as far as the document itself doesn't say it. */
export interface StoredSteps {
  /** The Yjs client of the session that stored them. */
  readonly client: number;
  /** How much of each client's writing the document contained then. */
  readonly seen: ReadonlyMap<number, number>;
  /** How many notes about rewritten letters it contained. */
  readonly moves: number;
  /** The last step is the next one. */
  readonly undo: readonly StoredStep[];
  readonly redo: readonly StoredStep[];
  /** What this device deleted in steps that can no longer be redone. */
  readonly dropped: StepRanges;
  readonly copies: readonly StepCopy[];
}

/** No more steps than these are stored, and none that is older. */
export const maxStoredSteps = 500;
export const maxStepAgeMs = 7 * dayMs;

const format = 1;

export function encodeSteps(
  { client, seen, moves, undo, redo, dropped, copies }: StoredSteps,
  now: number,
): Uint8Array {
  return encoding.encode((encoder) => {
    const write = (...values: readonly number[]): void => {
      for (const value of values) encoding.writeVarUint(encoder, value);
    };
    write(format, client, seen.size);
    for (const [writer, clock] of seen) write(writer, clock);
    write(moves);
    for (const steps of [undo, redo].map((all) => recent(all, now))) {
      write(steps.length);
      for (const { at, place, insertions, deletions } of steps) {
        write(at);
        encoding.writeVarString(encoder, JSON.stringify(place));
        writeRanges(encoder, insertions);
        writeRanges(encoder, deletions);
      }
    }
    writeRanges(encoder, dropped);
    write(copies.length);
    for (const { from, length, to } of copies) write(from.client, from.clock, length, to.client, to.clock);
  });
}

/** Returns undefined if the bytes are damaged or of another release. */
export function decodeSteps(bytes: Uint8Array, now: number): StoredSteps | undefined {
  try {
    const decoder = decoding.createDecoder(bytes);
    const read = (): number => decoding.readVarUint(decoder);
    const repeat = <T>(each: () => T): T[] => Array.from({ length: Math.min(read(), bytes.length) }, each);
    const readId = (): Y.ID => Y.createID(read(), read());
    const readStep = (): StoredStep => ({
      at: read(),
      place: JSON.parse(decoding.readVarString(decoder)) as StepPlace,
      insertions: readRanges(decoder),
      deletions: readRanges(decoder),
    });
    if (read() !== format) return undefined;
    return {
      client: read(),
      seen: new Map(repeat(() => [read(), read()] as const)),
      moves: read(),
      undo: recent(repeat(readStep), now),
      redo: recent(repeat(readStep), now),
      dropped: readRanges(decoder),
      copies: repeat(() => ({ from: readId(), length: read(), to: readId() })),
    };
  } catch {
    return undefined;
  }
}

/** Steps under an old one go with it, because undo never skips a step. */
function recent(steps: readonly StoredStep[], now: number): readonly StoredStep[] {
  const old = steps.findLastIndex(({ at }) => at < now - maxStepAgeMs);
  return steps.slice(Math.max(old + 1, steps.length - maxStoredSteps));
}

function writeRanges(encoder: encoding.Encoder, { clients }: StepRanges): void {
  encoding.writeVarUint(encoder, clients.size);
  for (const [client, ranges] of clients) {
    encoding.writeVarUint(encoder, client);
    encoding.writeVarUint(encoder, ranges.length);
    for (const { clock, len } of ranges) {
      encoding.writeVarUint(encoder, clock);
      encoding.writeVarUint(encoder, len);
    }
  }
}

function readRanges(decoder: decoding.Decoder): StepRanges {
  const ranges = Y.createDeleteSet();
  for (let clients = decoding.readVarUint(decoder); clients > 0; clients--) {
    const client = decoding.readVarUint(decoder);
    for (let count = decoding.readVarUint(decoder); count > 0; count--)
      addRange(ranges, client, decoding.readVarUint(decoder), decoding.readVarUint(decoder));
  }
  return ranges;
}

export function addRange({ clients }: StepRanges, client: number, clock: number, len: number): void {
  const ranges = clients.get(client) ?? [];
  ranges.push({ clock, len });
  clients.set(client, ranges);
}
