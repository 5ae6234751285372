import * as z from "zod";
import { cleanLine } from "../feedback/cleanText.ts";
import { maxDraftLength } from "../play/front/maxDraftLength.ts";
import { maxTagLength, maxTags } from "../play/tags.ts";
import { cardLanguage } from "../play/typing/cardLanguage.ts";
import { maxAnnouncementLength } from "../sharing/share.ts";
import { dayMs } from "../time.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing, oneLine, playId, title, userId } from "./shapes.ts";

const words = z.int().min(0).max(10_000_000);
const pages = z.int().min(0).max(1_000_000);
/** Empty if the play has no language of its own. */
const language = z.string().regex(cardLanguage);
/** As the title page names it, such as "Third draft, May 2026". Empty if it doesn't. */
const draft = z.string().max(maxDraftLength);
/** Text of one line that readers will see. It's cleaned before its length is checked. */
const announcement = z
  .string()
  .max(2 * maxAnnouncementLength)
  .transform(cleanLine)
  .pipe(z.string().min(1).max(maxAnnouncementLength));
const tags = z.array(oneLine(maxTagLength).min(1)).max(maxTags);

/** What the play list shows of a play. It's a copy for lists; the document is authoritative. */
export const playCard = z.object({
  playId,
  title,
  subtitle: z.string().max(300),
  authors: z.string().max(300),
  words: z.int().min(0),
  pages: z.int().min(0),
  /** The play's language. Absent on cards of earlier releases. */
  language: language.optional(),
  /** Absent on cards of earlier releases. */
  draft: draft.optional(),
  createdAt: instant,
  changedAt: instant,
  /** Comments since the author last looked; absent means none. */
  newFeedback: z.int().min(0).optional(),
  /** The sample play that new accounts get. It doesn't count against the plan's limit. */
  isSample: z.boolean().optional(),
  /** When a reader last opened one of its links, and the link's name. */
  lastRead: z.object({ at: instant, link: z.string() }).optional(),
  /** Listed first, whatever the order. */
  isPinned: z.boolean().optional(),
  /** Names under which the owner finds it. */
  tags: tags.optional(),
  /** What the author tells everybody who opens a live link. Null if it was removed. */
  announcement: z.object({ text: z.string(), at: instant }).nullish(),
  /** Present while the play is in the bin. It's permanently deleted 30 days after this time. */
  binnedAt: instant.optional(),
});
export type PlayCard = z.output<typeof playCard>;

const oneOfMine = { who: "owner", play: "open", params: z.strictObject({ playId }), query: nothing } as const;

/**
 * Lists the signed-in person's plays, and counts them against the plan's limit. Pages are in no order; within a page,
 * the latest change is first.
 */
export const listPlays = contract({
  method: "GET",
  path: "/plays",
  who: "user",
  params: nothing,
  query: z.strictObject({ list: z.enum(["plays", "bin"]).default("plays"), cursor: z.string().max(400).optional() }),
  body: noBody,
  response: z.object({
    plays: z.array(playCard),
    /** Plays outside the bin, without the sample. */
    count: z.int().min(0),
    /** Null means no limit. */
    limit: z.int().nullable(),
    cursor: z.string().optional(),
  }),
});

/** Creates a play under an ID that the browser chose. The same ID twice is one play. */
export const createPlay = contract({
  hasOwnLimit: true,
  method: "POST",
  path: "/plays",
  who: "user",
  params: nothing,
  query: nothing,
  body: z.strictObject({
    playId,
    /** The `sub` that the browser's journal belongs to. Another person's token is refused. */
    owner: userId,
    title,
    subtitle: z.string().max(300).default(""),
    authors: z.string().max(300).default(""),
    words: words.default(0),
    pages: pages.default(0),
    language: language.optional(),
    draft: draft.optional(),
  }),
  response: playCard,
});

/** Returns one play's card. */
export const getPlay = contract({
  ...oneOfMine,
  play: "any",
  method: "GET",
  path: "/plays/{playId}",
  body: noBody,
  response: playCard,
});

export const oneYearMs = 365 * dayMs;

/** Renames a play (one more update in its log), pins or tags it, announces a new draft to readers, or updates the card's copies of what the text says. */
export const patchPlay = contract({
  ...oneOfMine,
  method: "PATCH",
  path: "/plays/{playId}",
  body: z.union([
    z.strictObject({ rename: title }),
    z.strictObject({ pin: z.boolean() }),
    z.strictObject({ tags }),
    z.strictObject({ announcement: announcement.nullable() }),
    z.strictObject({
      title,
      subtitle: z.string().max(300),
      authors: z.string().max(300),
      words,
      pages,
      language: language.optional(),
      draft: draft.optional(),
      /** Milliseconds since the text changed, if a card is sent late. A duration doesn't depend on the device's clock. */
      changedMsAgo: z.int().min(0).max(oneYearMs).optional(),
    }),
  ]),
  response: playCard,
});

/** Moves a play to the bin, where it stays for 30 days. If it's already there, nothing changes. */
export const binPlay = contract({
  ...oneOfMine,
  play: "any",
  method: "DELETE",
  path: "/plays/{playId}",
  body: noBody,
  response: playCard,
});

/** Restores a play from the bin if the plan's limit allows it. If it isn't there, nothing changes. */
export const restorePlay = contract({
  ...oneOfMine,
  play: "any",
  method: "POST",
  path: "/plays/{playId}/restore",
  body: noBody,
  response: playCard,
});

/** Creates a play with the same content under the given ID. The same ID twice is one duplicate. */
export const duplicatePlay = contract({
  hasOwnLimit: true,
  ...oneOfMine,
  method: "POST",
  path: "/plays/{playId}/duplicate",
  body: z.strictObject({ playId, title }),
  response: playCard,
});
