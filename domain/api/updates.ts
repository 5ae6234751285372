import * as z from "zod";
import { maxMoments } from "../play/versions/momentLog.ts";
import { dayMs } from "../time.ts";
import { contract } from "./contract.ts";
import { noBody, playId } from "./shapes.ts";

/** Base64 characters in one body: 3 MB of bytes. Larger changes are sent as several updates. */
export const maxBodyBytes = 4_000_000;

const sequence = z.int().min(0);
const updateId = z.string().regex(/^[A-Za-z0-9_-]{10,32}$/);

/** One entry of a play's log: a Yjs update (v1) in base64, raw-deflated if `deflated` is set. */
export const loggedUpdate = z.object({
  sequence,
  updateId,
  body: z.base64(),
  deflated: z.boolean().optional(),
});
export type LoggedUpdate = z.output<typeof loggedUpdate>;

/** One part of the snapshot: join the parts' bytes and raw-inflate them to get a Yjs update. */
export const snapshotPart = z.object({ sequence, part: z.int().min(0), parts: z.int().min(1), body: z.base64() });

const sinceThen = {
  /** The updates after `after`, in order, at most about 1 MB per answer. */
  updates: z.array(loggedUpdate),
  /** There are more updates after the last of these: ask again. */
  more: z.boolean(),
  /** Another device wrote within the last two minutes: poll every 5 s. */
  others: z.boolean(),
};

/**
 * Returns the play's document: a part of the snapshot if `after` lies before it, otherwise the updates after `after`.
 */
export const readUpdates = contract({
  method: "GET",
  path: "/plays/{playId}/updates",
  who: "owner",
  play: "open",
  params: z.strictObject({ playId }),
  query: z.strictObject({
    after: z.coerce.number().int().min(0).default(0),
    /** Which part of the snapshot, from 0. */
    part: z.coerce.number().int().min(0).max(999).default(0),
    /** The requesting device, so that `others` doesn't count it. */
    device: updateId.optional(),
  }),
  body: noBody,
  response: z.object({ snapshot: snapshotPart.optional(), ...sinceThen }),
});

const oneYearMs = 365 * dayMs;

/**
 * A moment that was on the sender's screen. The body is the Yjs updates from moment to moment, one after the other, so that
 * every moment can be shown again.
 */
const sentMoment = z.strictObject({
  /** How many bytes of the body, inflated, lead to it from the moment before. */
  bytes: z.int().min(2),
  /** How long before the request it was, in milliseconds. Clocks of devices are wrong too often to send a time. */
  agoMs: z.int().min(0).max(oneYearMs),
  /** The number of the last update in the log that the screen showed. */
  known: sequence,
});

/** Appends one sealed batch to the log and returns its number. The same `updateId` is stored once. */
export const appendUpdate = contract({
  hasOwnLimit: true,
  method: "POST",
  path: "/plays/{playId}/updates",
  who: "owner",
  play: "open",
  params: z.strictObject({ playId }),
  query: z.strictObject({}),
  body: z.strictObject({
    /** The last sequence that this device knows. */
    after: sequence,
    updateId,
    device: updateId,
    body: z.base64().max(maxBodyBytes),
    deflated: z.boolean().optional(),
    /** The moments in it, in order. Without them, it's one. */
    moments: z.array(sentMoment).min(1).max(maxMoments).optional(),
    /** It begins with the removal of much text: the play before it becomes a version. */
    largeDeletion: z.boolean().optional(),
    /** A number of the page that sent it, if the device couldn't store it. Its other pages show it once they receive it. */
    page: z
      .int()
      .min(0)
      .max(2 ** 32)
      .optional(),
  }),
  response: z.object({
    /** This update's number in the log. */
    sequence,
    ...sinceThen,
    /** `after` is before the snapshot. The update is stored, and the device must load the snapshot. */
    loadSnapshot: z.boolean().optional(),
  }),
});

/**
 * Returns whether the log, replayed up to a number, contains the same play as the requesting device; null if that
 * can't be determined.
 */
export const checkPlay = contract({
  method: "POST",
  path: "/plays/{playId}/check",
  who: "owner",
  play: "open",
  params: z.strictObject({ playId }),
  query: z.strictObject({}),
  body: z.strictObject({
    sequence: z.int().min(1),
    /** SHA-256 of the content, in hex… */
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    /** …and the version of the hashing method. */
    version: z.int().min(1),
    /**
     * The document that the hash was made of, as a Yjs update; sent when a disagreement is asked about again. Only with it
     * is a divergence reported to the operator: anybody can make up a hash.
     */
    proof: z.strictObject({ body: z.base64().max(maxBodyBytes), deflated: z.boolean().optional() }).optional(),
  }),
  response: z.object({ agrees: z.boolean().nullable() }),
});
