import * as z from "zod";
import { contract } from "./contract.ts";
import { noBody, playId } from "./shapes.ts";

/** Base64 characters of one body: 3 MB of bytes. Larger changes go as several updates. */
export const largestBody = 4_000_000;

/** The code of the conflict that answers an `after` beyond the log's end: the device is to send all it has again. */
export const beyondLog = "beyond-log";

const sequence = z.int().min(0);
const updateId = z.string().regex(/^[A-Za-z0-9_-]{10,32}$/);

/** One entry of a play's log: a Yjs update (v1), base64, raw-deflated where `deflated`. */
export const loggedUpdate = z.object({
  sequence,
  updateId,
  body: z.base64(),
  deflated: z.boolean().optional(),
});
export type LoggedUpdate = z.output<typeof loggedUpdate>;

/** One part of the snapshot: the parts' bytes joined, then raw-inflated, are a Yjs update. */
export const snapshotPart = z.object({ sequence, part: z.int().min(0), parts: z.int().min(1), body: z.base64() });

const sinceThen = {
  /** What came after `after`, in order, at most about 1 MB an answer. */
  updates: z.array(loggedUpdate),
  /** There is more after the last of these: ask again. */
  more: z.boolean(),
  /** Another device wrote in the last two minutes: ask every 5 s. */
  others: z.boolean(),
};

export const readUpdates = contract({
  method: "GET",
  path: "/plays/{playId}/updates",
  who: "owner",
  summary: "The document: a part of the snapshot where `after` lies before it, else the updates after `after`.",
  params: z.strictObject({ playId }),
  query: z.strictObject({
    after: z.coerce.number().int().min(0).default(0),
    /** Which part of the snapshot, from 0. */
    part: z.coerce.number().int().min(0).max(999).default(0),
    /** The asking device, so that `others` does not mean itself. */
    device: updateId.optional(),
  }),
  body: noBody,
  response: z.object({ snapshot: snapshotPart.optional(), ...sinceThen }),
});

export const appendUpdate = contract({
  method: "POST",
  path: "/plays/{playId}/updates",
  who: "owner",
  summary: "Appends one sealed batch to the log; the server gives the number. The same `updateId` is stored once.",
  params: z.strictObject({ playId }),
  query: z.strictObject({}),
  body: z.strictObject({
    /** The last sequence that this device knows. */
    after: sequence,
    updateId,
    device: updateId,
    body: z.base64().max(largestBody),
    deflated: z.boolean().optional(),
  }),
  response: z.object({
    /** The number that this update has in the log. */
    sequence,
    ...sinceThen,
    /** `after` lies before the snapshot: the update is kept, and the device is to load the snapshot. */
    loadSnapshot: z.boolean().optional(),
  }),
});

export const checkPlay = contract({
  method: "POST",
  path: "/plays/{playId}/check",
  who: "owner",
  summary:
    "Whether the log, replayed up to a number, holds the same play as the asking device. Null: it cannot be told.",
  params: z.strictObject({ playId }),
  query: z.strictObject({}),
  body: z.strictObject({
    sequence: z.int().min(1),
    /** SHA-256 of the content, in hex… */
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    /** …and the way in which it was made. */
    version: z.int().min(1),
    /**
     * The document that the hash was made of, as a Yjs update; sent when a disagreement is asked about again. Only with it
     * is a divergence reported to the operator: anybody can make up a hash.
     */
    proof: z.strictObject({ body: z.base64().max(largestBody), deflated: z.boolean().optional() }).optional(),
  }),
  response: z.object({ agrees: z.boolean().nullable() }),
});
