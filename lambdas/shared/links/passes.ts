import type { ShareId } from "#domain/sharing/share.ts";
import { epochSeconds, hourSeconds } from "#domain/time.ts";
import type { StoredPassword } from "#lambdas/stores/shares.ts";
import type { LinkKeys } from "./linkKeys.ts";
import { isAnyOf, macOf } from "./mac.ts";

const lastsSeconds = hourSeconds;

interface Locked {
  readonly shareId: ShareId;
  readonly password: StoredPassword;
}

export interface Pass {
  readonly pass: string;
  /** ISO 8601. */
  readonly endsAt: string;
}

/** Returns a pass that opens this link for an hour, or until its password changes: each password has its own salt. */
export function passFor([key]: LinkKeys, locked: Locked, now: Date): Pass {
  const end = epochSeconds(now) + lastsSeconds;
  return { pass: passUntil(key, locked, String(end)), endsAt: new Date(end * 1000).toISOString() };
}

export function isGoodPass(keys: LinkKeys, locked: Locked, pass: string | undefined, now: Date): boolean {
  const [end = "0"] = (pass ?? "").split(".");
  const signed = keys.map((key) => passUntil(key, locked, end));
  return isAnyOf(pass ?? "", signed) && Number(end) * 1000 > now.getTime();
}

/** Share IDs contain no spaces, so a link's token is never a valid pass. */
const passUntil = (key: string, { shareId, password }: Locked, end: string): string =>
  `${end}.${macOf(key, `pass ${shareId} ${password.salt} ${end}`)}`;
