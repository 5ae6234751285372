import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { secretFromStore } from "#lambdas/shared/originSecret.ts";

/** The key that share links' tokens and passes are made with. */
export type ReadLinkKey = () => Promise<string>;

/** A key that was changed at the secret store revokes every link so soon. */
const heldMs = 60_000;

export function linkKeyFromStore(client?: SecretsManagerClient): ReadLinkKey {
  const read = secretFromStore(client, Date.now, "LINK_KEY_ID");
  return () => read(heldMs);
}
