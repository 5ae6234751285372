import * as z from "zod";
import { storedBytes } from "./parts.ts";
import type { Item } from "./table.ts";

/** That a device wrote, and when. */
export interface Writing {
  readonly device: string;
  /** An instant. */
  readonly at: string;
}

/** One update as it stands in a play's log. */
export interface LogEntry extends Writing {
  readonly sequence: number;
  readonly updateId: string;
  readonly deflated?: true | undefined;
  /** Of the body, as it came. */
  readonly bytes: number;
  /** Of all entries that were ever logged, up to this one, as the table keeps them. */
  readonly loggedBytes: number;
  readonly body?: Uint8Array | undefined;
  readonly bodyId?: string | undefined;
  /** Other devices that wrote shortly before: so the last entry alone says who is at work. */
  readonly recent: readonly Writing[];
}

const keyPrefix = "UPDATE#";
const digits = 12;
/** As many as a key has digits for. */
export const lastSequence = 10 ** digits - 1;

export const sortKeyOf = (sequence: number): string => `${keyPrefix}${String(sequence).padStart(digits, "0")}`;

/**
 * Opening a play reads hundreds of entries, most of them a few words long, and pays for every byte of names and values:
 * so names are one letter, times are numbers, and what follows from something else is left out.
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
  /** Where the body is too large to stand here: its id and its bytes. */
  bodyId: z.string().optional(),
  bytes: z.int().optional(),
  /** Recent writings of others. */
  r: z.array(storedWriting).optional(),
});

/** Of a usual entry, beside its body. */
export const entryOverheadBytes = 110;

export const itemOf = ({ sequence, updateId, device, at, loggedBytes, deflated, ...rest }: LogEntry): Item => ({
  SK: sortKeyOf(sequence),
  u: updateId,
  d: device,
  t: Date.parse(at),
  l: loggedBytes,
  ...(deflated && { z: 1 }),
  ...(rest.body ? { b: rest.body } : { bodyId: rest.bodyId, bytes: rest.bytes }),
  ...(rest.recent.length > 0 && { r: rest.recent.map((writing) => [writing.device, Date.parse(writing.at)]) }),
});

export function entryOf(item: Item): LogEntry {
  const { SK, u, d, t, l, b, z: deflated, bodyId, bytes = b?.length ?? 0, r = [] } = stored.parse(item);
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
  };
}

const instantOf = (epochMs: number): string => new Date(epochMs).toISOString();
