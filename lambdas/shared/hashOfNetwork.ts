import { createHmac } from "node:crypto";
import { networkOf } from "#lambdas/stores/rateLimits.ts";

interface Salt {
  /** The origin secret. Without it, nobody can try out which address has a hash. */
  readonly secret: string;
  /** The hash changes at midnight UTC, so the log doesn't follow a network for longer than a day. */
  readonly at: Date;
}

/**
 * Returns a hash that groups the requests of one network within a day: an IPv4 address, or the /64 of an IPv6 address.
 * It tells one attacker from many without storing addresses.
 */
export function hashOfNetwork(viewerAddress: string, { secret, at }: Salt): string {
  const salt = createHmac("sha256", secret)
    .update(`network ${at.toISOString().slice(0, 10)}`)
    .digest();
  return createHmac("sha256", salt).update(networkOf(viewerAddress)).digest("hex").slice(0, 12);
}
