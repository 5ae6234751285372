import { demonstrationWith } from "#domain/sharing/demonstrations.ts";
import type { ShareId, ShareToken } from "#domain/sharing/share.ts";
import type { LinkKeys } from "./linkKeys.ts";
import { isAnyOf, macOf } from "./mac.ts";

/**
 * Returns the last part of the link's address. It's computed from the ID, so that the author can copy it at any time.
 */
export const tokenOf = ([key]: LinkKeys, shareId: ShareId): ShareToken => signedBy(key, shareId);

const signedBy = (key: string, shareId: ShareId) => `${shareId}.${macOf(key, shareId)}` as ShareToken;

/** An id that no link has. */
const noLinkId = "-".repeat(16) as ShareId;

/**
 * Returns the ID in a token, whether or not the token is genuine. If it isn't a token at all, returns an ID that no
 * link has.
 */
export const shareIdIn = (token: string): ShareId =>
  demonstrationWith(token)?.shareId ??
  (/^([A-Za-z0-9_-]{16})\.[A-Za-z0-9_-]{22}$/.exec(token)?.[1] as ShareId | undefined) ??
  noLinkId;

/** The tokens of demonstrations are public, so they aren't signed. */
export const isOurs = (keys: LinkKeys, token: string): boolean =>
  demonstrationWith(token) !== undefined ||
  isAnyOf(
    token,
    keys.map((key) => signedBy(key, shareIdIn(token))),
  );
