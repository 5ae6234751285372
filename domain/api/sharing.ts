import * as z from "zod";
import { cleanLine } from "../feedback/cleanText.ts";
import { maxReaderNameLength } from "../sharing/share.ts";
import { contract } from "./contract.ts";
import { blockId, instant, noBody, nothing, playId, shareId } from "./shapes.ts";

/** The maximum number of links per play. Links created at the same time may exceed it slightly. */
export const maxShares = 200;
const maxHeadings = 200;
const maxHiddenWords = 60;

/** The refusal code for a refresh that would show more than the chosen scenes. */
export const scenesChanged = "scenes-changed";

export const shown = z.discriminatedUnion("what", [
  z.strictObject({ what: z.literal("play") }),
  z.strictObject({ what: z.literal("scenes"), headings: z.array(blockId).min(1).max(maxHeadings).readonly() }),
]);

const label = z
  .string()
  .trim()
  .max(80)
  .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), "Keep the label on one line.");

/** Single words that the author chose to black out besides full names, such as a surname or a nickname. */
const hiddenWords = z.array(label.min(1)).max(maxHiddenWords).readonly();

/** The account's names, for a blind link. The server has them only after the profile was saved. */
const authorNames = z.array(z.string().max(200)).max(5).readonly();

const password = z.string().min(8).max(200);

/** Whom a personal link is for. Their comments carry this name, and nobody but the author sees the address. */
export const personalReader = z.strictObject({
  name: z.string().max(160).transform(cleanLine).pipe(z.string().min(1).max(maxReaderNameLength)),
  email: z.email().max(254).optional(),
});

/** The options of a link that can be changed later. */
const changeable = {
  label,
  isBlind: z.boolean(),
  takesFeedback: z.boolean(),
  mayDownload: z.boolean(),
  endsAt: instant.nullable(),
};

export const shareLink = z.object({
  shareId,
  /** The part of the link's address after `/shared/`. */
  token: z.string(),
  ...changeable,
  hiddenWords,
  shows: shown,
  isLive: z.boolean(),
  /** Null for a link that isn't personal. A function of an earlier release doesn't send the fields that came later. */
  reader: personalReader.nullable().default(null),
  tellsLastScene: z.boolean().default(false),
  hasPassword: z.boolean(),
  createdAt: instant,
  /** When its copy of the play was made; null if it's live. */
  frozenAt: instant.nullable(),
  opens: z.int().min(0),
  lastOpenedAt: instant.nullable(),
  /** The heading of the scene that its readers read last; null if that's unknown. */
  lastScene: blockId.nullable().default(null),
});
export type ShareLink = z.output<typeof shareLink>;

const ofMyPlay = { who: "owner", play: "open", query: nothing } as const;
const onePlay = z.strictObject({ playId });
const oneShare = z.strictObject({ playId, shareId });

/** Lists the play's share links in pages, newest first, without revoked ones. */
export const listShares = contract({
  ...ofMyPlay,
  method: "GET",
  path: "/plays/{playId}/shares",
  params: onePlay,
  query: z.strictObject({ cursor: z.string().max(100).optional() }),
  body: noBody,
  response: z.object({ shares: z.array(shareLink), cursor: z.string().optional() }),
});

/** The refusal code for a second personal link for the same name. */
export const readerTaken = "reader-taken";

/**
 * Creates a share link under an ID that the browser chose. The same ID twice is one link. A second personal link for a name is
 * refused with code `reader-taken`.
 */
export const createShare = contract({
  ...ofMyPlay,
  method: "POST",
  path: "/plays/{playId}/shares",
  switchedBy: "sharing",
  params: onePlay,
  body: z.strictObject({
    shareId,
    ...changeable,
    hiddenWords: hiddenWords.default([]),
    authorNames: authorNames.default([]),
    shows: shown,
    isLive: z.boolean(),
    password: password.nullable(),
    reader: personalReader.optional(),
    tellsLastScene: z.boolean().default(false),
  }),
  response: shareLink,
});

/**
 * Changes a share link. If it isn't live, `refresh` and `shows` make it show the play as it is now. A refresh that
 * would show text from outside the chosen scenes is refused with code `scenes-changed`: choose them again with
 * `shows`. The name and address of a personal link's reader can be corrected; a name that another link has is refused with
 * code `reader-taken`. Comments keep the name that they were left with.
 */
export const patchShare = contract({
  ...ofMyPlay,
  method: "PATCH",
  path: "/plays/{playId}/shares/{shareId}",
  params: oneShare,
  body: z
    .strictObject({
      ...changeable,
      hiddenWords,
      authorNames,
      shows: shown,
      password: password.nullable(),
      tellsLastScene: z.boolean(),
      reader: personalReader,
      refresh: z.literal(true),
    })
    .partial()
    .refine((changes) => Object.keys(changes).length > 0, "Include at least one change."),
  response: shareLink,
});

/** Revokes a share link at once. If it's already revoked, nothing changes. */
export const revokeShare = contract({
  ...ofMyPlay,
  method: "DELETE",
  path: "/plays/{playId}/shares/{shareId}",
  params: oneShare,
  body: noBody,
  response: z.object({ shareId }),
});
