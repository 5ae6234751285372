import * as z from "zod";
import { contract } from "./contract.ts";
import { instant, noBody, nothing, playId, title, userId } from "./shapes.ts";

const words = z.int().min(0).max(10_000_000);
const pages = z.int().min(0).max(1_000_000);

/** What the play list shows of a play. It's a copy for lists; the document is authoritative. */
export const playCard = z.object({
  playId,
  title,
  subtitle: z.string().max(300),
  authors: z.string().max(300),
  words: z.int().min(0),
  pages: z.int().min(0),
  createdAt: instant,
  changedAt: instant,
  /** Comments since the author last looked; absent means none. */
  newFeedback: z.int().min(0).optional(),
  /** Present while the play is in the bin. It's permanently deleted 30 days after this time. */
  binnedAt: instant.optional(),
});
export type PlayCard = z.output<typeof playCard>;

const oneOfMine = { who: "owner", play: "open", params: z.strictObject({ playId }), query: nothing } as const;

export const listPlays = contract({
  method: "GET",
  path: "/plays",
  who: "user",
  summary: "The signed-in person's plays, newest change first, and how many there are against the plan's limit.",
  params: nothing,
  query: z.strictObject({ shelf: z.enum(["plays", "bin"]).default("plays"), cursor: z.string().max(400).optional() }),
  body: noBody,
  response: z.object({
    plays: z.array(playCard),
    /** Plays outside the bin. */
    count: z.int().min(0),
    /** Null means no limit. */
    limit: z.int().nullable(),
    cursor: z.string().optional(),
  }),
});

export const createPlay = contract({
  method: "POST",
  path: "/plays",
  who: "user",
  summary: "Makes a play under an id that the browser chose. The same id twice is one play.",
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
  }),
  response: playCard,
});

export const getPlay = contract({
  ...oneOfMine,
  play: "any",
  method: "GET",
  path: "/plays/{playId}",
  summary: "One play's card.",
  body: noBody,
  response: playCard,
});

export const patchPlay = contract({
  ...oneOfMine,
  method: "PATCH",
  path: "/plays/{playId}",
  summary: "Renames a play (one more update of its log) or refreshes the card's copies of what the text says.",
  body: z.union([
    z.strictObject({ rename: title }),
    z.strictObject({
      title,
      subtitle: z.string().max(300),
      authors: z.string().max(300),
      words,
      pages,
    }),
  ]),
  response: playCard,
});

export const binPlay = contract({
  ...oneOfMine,
  play: "any",
  method: "DELETE",
  path: "/plays/{playId}",
  summary: "Puts a play into the bin, where it stays for 30 days. In the bin already: nothing changes.",
  body: noBody,
  response: playCard,
});

export const restorePlay = contract({
  ...oneOfMine,
  play: "any",
  method: "POST",
  path: "/plays/{playId}/restore",
  summary: "Takes a play out of the bin, if the plan's limit leaves room.",
  body: noBody,
  response: playCard,
});

export const duplicatePlay = contract({
  ...oneOfMine,
  method: "POST",
  path: "/plays/{playId}/duplicate",
  summary: "A new play with the same content under the id given. The same id twice is one duplicate.",
  body: z.strictObject({ playId, title }),
  response: playCard,
});
