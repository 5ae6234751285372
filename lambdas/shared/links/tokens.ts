import type { ShareId, ShareToken } from "#domain/sharing/share.ts";
import { areSame, macOf } from "./mac.ts";

/** What stands behind `/shared/` in the link's address. Made from the id alone, so that it can be copied again at any time. */
export const tokenOf = (key: string, shareId: ShareId): ShareToken => `${shareId}.${macOf(key, shareId)}` as ShareToken;

/** An id that no link has. */
const nobodys = "-".repeat(16) as ShareId;

/** The id that the token names, whether or not the token is one of ours; of what is no token, an id that no link has. */
export const shareIdIn = (token: string): ShareId =>
  (/^([A-Za-z0-9_-]{16})\.[A-Za-z0-9_-]{22}$/.exec(token)?.[1] as ShareId | undefined) ?? nobodys;

export const isOurs = (key: string, token: string): boolean => areSame(token, tokenOf(key, shareIdIn(token)));
