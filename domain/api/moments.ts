import * as z from "zod";
import { contract } from "./contract.ts";
import { instant, noBody, playId } from "./shapes.ts";
import { snapshotPart } from "./updates.ts";

const sequence = z.int().min(0);

/** One update of the log, with the moments that it leads to. */
export const loggedMoments = z.object({
  sequence,
  /** When the server got it, and from which device. */
  at: instant,
  device: z.string(),
  /** The Yjs updates from moment to moment, one after the other, in base64, raw-deflated if `deflated` is set. */
  body: z.base64(),
  /** The page that sent it, if its device couldn't store it. */
  page: z.int().optional(),
  deflated: z.boolean().optional(),
  /** Without them, the body is one update, made at `at` by a device that showed everything before it. */
  moments: z
    .array(
      z.object({
        /** The size of its update, inflated. */
        bytes: z.int(),
        /** When it was on the screen, in epoch milliseconds. */
        at: z.number(),
        /** The number of the last update of the log that the screen showed. */
        known: sequence,
      }),
    )
    .optional(),
});
export type LoggedMoments = z.output<typeof loggedMoments>;

/**
 * Returns the log after a number, up to another, at most about 1 MB per answer. It has the last seven days. With `part`, returns
 * instead a part of the snapshot that the moments after the number are read from: the last one at or before it. Without a
 * snapshot, the moments begin with an empty play.
 */
export const readMoments = contract({
  method: "GET",
  path: "/plays/{playId}/moments",
  who: "owner",
  play: "open",
  params: z.strictObject({ playId }),
  query: z.strictObject({
    after: z.coerce.number().int().min(0),
    /** Without it, to the end of the log. */
    upTo: z.coerce.number().int().min(0).optional(),
    part: z.coerce.number().int().min(0).max(999).optional(),
  }),
  body: noBody,
  response: z.object({
    snapshot: snapshotPart.optional(),
    entries: z.array(loggedMoments),
    /** There are more after the last of these: ask again. */
    more: z.boolean(),
  }),
});
