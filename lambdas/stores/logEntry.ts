import * as z from "zod";
import { storedBytes } from "./parts.ts";
import type { Item } from "./table.ts";

/** Which device wrote, and when. */
export interface DeviceWrite {
  readonly device: string;
  /** An instant. */
  readonly at: string;
}

/** A moment that was on the screen of the device that sent the update. */
export interface StoredMoment {
  /** The size of the Yjs update that leads to it from the moment before. */
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The last update in the log that the screen showed. */
  readonly known: number;
}

/** One update as it's stored in a play's log. */
export interface LogEntry extends DeviceWrite {
  readonly sequence: number;
  readonly updateId: string;
  readonly deflated?: true | undefined;
  /** Size of the body as received. */
  readonly bytes: number;
  /** Total size of all entries ever logged, up to this one, as stored. */
  readonly loggedBytes: number;
  readonly body?: Uint8Array | undefined;
  readonly bodyId?: string | undefined;
  /** If the body is several Yjs updates, or was written late or beside another device: the moments, in order. */
  readonly moments?: readonly StoredMoment[] | undefined;
  /** The page that sent it, if the device couldn't store it. */
  readonly page?: number | undefined;
  /** Other devices that wrote shortly before, so the last entry alone shows which devices are active. */
  readonly recent: readonly DeviceWrite[];
  /** When the last automatic version before this entry was, in epoch milliseconds; the log's start if there is none. */
  readonly lastVersion?: number | undefined;
}

const keyPrefix = "UPDATE#";
const digits = 12;
/** The highest number that the key's digits allow. */
export const lastSequence = 10 ** digits - 1;

export const sortKeyOf = (sequence: number): string => `${keyPrefix}${String(sequence).padStart(digits, "0")}`;

/**
 * Opening a play reads hundreds of entries, most of them a few words long, and every byte of names and values is
 * billed. So names have one letter, times are numbers, and derivable values are left out.
 */
const storedWriting = z.tuple([z.string(), z.int()]);
const stored = z.object({
  SK: z.string(),
  /** Update id. */
  u: z.string(),
  /** Device. */
  d: z.string(),
  /** When, in epoch milliseconds. */
  t: z.int(),
  /** Logged bytes. */
  l: z.int().min(0),
  /** Body… */
  b: storedBytes.optional(),
  /** …deflated. */
  z: z.literal(1).optional(),
  /** If the body is too large to be stored inline: its id and size in bytes. */
  bodyId: z.string().optional(),
  bytes: z.int().optional(),
  /** Moments, one after the other: the bytes of each, how long before the entry it was, and how far back the known update is. */
  m: z.array(z.int()).optional(),
  /** Page. */
  p: z.int().optional(),
  /** Recent writes by other devices. */
  r: z.array(storedWriting).optional(),
  /** Last version. */
  v: z.int().optional(),
});

/** Overhead of a typical entry, in addition to its body. */
export const entryOverheadBytes = 110;

export const itemOf = ({ sequence, updateId, device, at, loggedBytes, deflated, ...rest }: LogEntry): Item => ({
  SK: sortKeyOf(sequence),
  u: updateId,
  d: device,
  t: Date.parse(at),
  l: loggedBytes,
  ...(deflated && { z: 1 }),
  ...(rest.body ? { b: rest.body } : { bodyId: rest.bodyId, bytes: rest.bytes }),
  ...(rest.lastVersion !== undefined && { v: rest.lastVersion }),
  ...(rest.moments && {
    m: rest.moments.flatMap(({ bytes, at: then, known }) => [bytes, Date.parse(at) - then, sequence - known]),
  }),
  ...(rest.page !== undefined && { p: rest.page }),
  ...(rest.recent.length > 0 && { r: rest.recent.map((writing) => [writing.device, Date.parse(writing.at)]) }),
});

export function entryOf(item: Item): LogEntry {
  const { SK, u, d, t, l, b, z: deflated, bodyId, bytes = b?.length ?? 0, m, p, r = [], v } = stored.parse(item);
  return {
    sequence: Number(SK.slice(keyPrefix.length)),
    updateId: u,
    device: d,
    at: instantOf(t),
    loggedBytes: l,
    bytes,
    body: b,
    bodyId,
    ...(deflated && { deflated: true }),
    recent: r.map(([device, at]) => ({ device, at: instantOf(at) })),
    ...(v !== undefined && { lastVersion: v }),
    ...(m && { moments: momentsIn(m, t, Number(SK.slice(keyPrefix.length))) }),
    ...(p !== undefined && { page: p }),
  };
}

function momentsIn(numbers: readonly number[], end: number, sequence: number): readonly StoredMoment[] {
  const moments: StoredMoment[] = [];
  for (let at = 0; at < numbers.length; at += 3) {
    const [bytes = 0, ago = 0, back = 0] = numbers.slice(at, at + 3);
    moments.push({ bytes, at: end - ago, known: sequence - back });
  }
  return moments;
}

const instantOf = (epochMs: number): string => new Date(epochMs).toISOString();
