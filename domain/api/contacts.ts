import * as z from "zod";
import { contactData, contactEvent } from "../contacts/contactData.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";

/** The refusal code for more requests than our own browser code sends. */
export const contactLimit = "contact-limit";

/**
 * Updates the signed-in person's contact in HubSpot, or adds an event to it. It's stored first, and delivered later
 * if HubSpot doesn't accept it now.
 */
export const syncContact = contract({
  hasOwnLimit: true,
  method: "POST",
  path: "/contact-sync",
  who: "user",
  params: nothing,
  query: nothing,
  body: z.discriminatedUnion("action", [
    z.strictObject({ action: z.literal("create_or_update_contact"), contactData }),
    z.strictObject({ action: z.literal("track_event"), contactData: contactEvent }),
  ]),
  response: z.discriminatedUnion("skipped", [
    /** `delivered` is false while the update waits for the CRM. */
    z.object({ skipped: z.literal(false), delivered: z.boolean() }),
    /** The person opted out, or this stage has no CRM. */
    z.object({ skipped: z.literal(true), reason: z.enum(["opted_out", "not_connected"]) }),
  ]),
});
export type SyncAnswer = z.output<typeof syncContact.response>;

/** The ID of a failed update. */
const syncId = z.string().regex(/^[0-9a-f-]{36}(\.[A-Za-z0-9:._-]{1,60})?$/);

/** An update that the CRM rejected, or didn't accept in any of its attempts. */
export const failedSync = z.object({
  id: syncId,
  userId: z.string(),
  kind: z.enum(["contact", "event"]),
  /** Set if the update is an event. */
  eventName: z.string().nullable(),
  attempts: z.int().min(1),
  /** Waiting since this time. */
  since: instant,
  failedAt: instant,
  /** What the CRM answered, as one line. */
  reason: z.string(),
});
export type FailedSync = z.output<typeof failedSync>;

/** The number of updates per page, and the maximum replayed in one request. */
export const failedSyncsAPage = 50;

/**
 * Lists contact updates that failed, latest first, in pages: repeat with `next` until there is none. Also counts
 * those that wait for another try.
 */
export const listFailedSyncs = contract({
  method: "GET",
  path: "/admin/syncs",
  who: "admin",
  params: nothing,
  query: z.strictObject({ next: z.string().max(500).optional() }),
  body: noBody,
  response: z.object({
    syncs: z.array(failedSync),
    /** Updates that haven't failed and are retried automatically. Counted on every page. */
    waiting: z.int().min(0),
    next: z.string().optional(),
  }),
});

/** Retries these failed updates at once. What isn't delivered waits for the next try, or fails again. */
export const replaySyncs = contract({
  method: "POST",
  path: "/admin/syncs/replay",
  who: "admin",
  params: nothing,
  query: nothing,
  body: z.strictObject({ ids: z.array(syncId).min(1).max(failedSyncsAPage) }),
  response: z.object({
    delivered: z.int().min(0),
    waiting: z.int().min(0),
    failed: z.int().min(0),
    /** Already delivered, replayed by somebody else, or belonging to a deleted account. */
    gone: z.int().min(0),
  }),
});
