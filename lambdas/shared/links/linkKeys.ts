import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { secretFromStore, secretHeldMs } from "#lambdas/shared/secretStore.ts";

/** The key that tokens and passes of share links are signed with, and earlier ones that are still accepted. */
export type LinkKeys = readonly [string, ...string[]];

/** Returns the keys. A change in the secret store takes effect within a minute. */
export type ReadLinkKeys = () => Promise<LinkKeys>;

export function linkKeysFromStore(client?: SecretsManagerClient): ReadLinkKeys {
  const read = secretFromStore({ idSetting: "LINK_KEY_ID", client });
  return async () => keysIn(await read(secretHeldMs));
}

/** The secret holds the keys, separated by spaces. */
export function keysIn(secret: string): LinkKeys {
  const [first, ...others] = secret.split(/\s+/).filter((key) => key !== "");
  if (first === undefined) throw new Error("The secret of the link keys holds none.");
  return [first, ...others];
}
