import * as z from "zod";
import { contactData, contactEvent } from "../contacts/contactData.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";

/** The code of the refusal that answers more than a browser of ours sends. */
export const contactLimit = "contact-limit";

export const syncContact = contract({
  method: "POST",
  path: "/contact-sync",
  who: "user",
  summary:
    "Tells the contact system of the signed-in person, or of something that they did. Kept first: what the contact system does not take now is delivered later.",
  params: nothing,
  query: nothing,
  body: z.discriminatedUnion("action", [
    z.strictObject({ action: z.literal("create_or_update_contact"), contactData }),
    z.strictObject({ action: z.literal("track_event"), contactData: contactEvent }),
  ]),
  response: z.discriminatedUnion("skipped", [
    /** `delivered` is false where it waits for the contact system. */
    z.object({ skipped: z.literal(false), delivered: z.boolean() }),
    /** The person does not want it, or this stage has no contact system. */
    z.object({ skipped: z.literal(true), reason: z.enum(["opted_out", "not_connected"]) }),
  ]),
});
export type SyncAnswer = z.output<typeof syncContact.response>;

/** The id of an update that failed. */
const syncId = z.string().regex(/^[0-9a-f-]{36}(\.[A-Za-z0-9:._-]{1,60})?$/);

/** An update that the contact system refused, or did not take at any of many tries. */
export const failedSync = z.object({
  id: syncId,
  userId: z.string(),
  kind: z.enum(["contact", "event"]),
  /** Where it is an event. */
  eventName: z.string().nullable(),
  attempts: z.int().min(1),
  /** Since when it waits. */
  since: instant,
  failedAt: instant,
  /** What the contact system said, as one line. */
  reason: z.string(),
});
export type FailedSync = z.output<typeof failedSync>;

/** So many stand on a page, and so many are replayed in one request. */
export const failedSyncsAPage = 50;

export const listFailedSyncs = contract({
  method: "GET",
  path: "/admin/syncs",
  who: "admin",
  summary:
    "The contact updates that failed, the latest first, in pages: ask on with `next` until there is none. Beside them, how many still wait for another try.",
  params: nothing,
  query: z.strictObject({ next: z.string().max(500).optional() }),
  body: noBody,
  response: z.object({
    syncs: z.array(failedSync),
    /** Not failed: they are tried again by themselves. Counted on every page. */
    waiting: z.int().min(0),
    next: z.string().optional(),
  }),
});

export const replaySyncs = contract({
  method: "POST",
  path: "/admin/syncs/replay",
  who: "admin",
  summary:
    "Tries these failed updates again, at once. What does not get through waits for the next try, or fails again.",
  params: nothing,
  query: nothing,
  body: z.strictObject({ ids: z.array(syncId).min(1).max(failedSyncsAPage) }),
  response: z.object({
    delivered: z.int().min(0),
    waiting: z.int().min(0),
    failed: z.int().min(0),
    /** They had been delivered, replayed by another, or their person has left. */
    gone: z.int().min(0),
  }),
});
