import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { secretFromStore, secretHeldMs } from "#lambdas/shared/secretStore.ts";

/**
 * Returns the key that tokens and passes of share links are signed with. Changing it revokes every link within a
 * minute.
 */
export type ReadLinkKey = () => Promise<string>;

export function linkKeyFromStore(client?: SecretsManagerClient): ReadLinkKey {
  const read = secretFromStore({ idSetting: "LINK_KEY_ID", client });
  return () => read(secretHeldMs);
}
