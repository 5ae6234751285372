import { onTestFinished, vi } from "vitest";
import { startSecrets } from "#local/secrets/startSecrets.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

/** Starts a secret store that contains these values by id. Unstub the environment afterward. */
export async function startTestSecrets(values: Readonly<Record<string, string>>): Promise<void> {
  const secrets = Object.fromEntries(Object.entries(values).map(([id, SecretString]) => [id, { SecretString }]));
  const store = await startSecrets({ dataFolder: temporaryFolder(), secrets });
  onTestFinished(store.stop);
  vi.stubEnv("AWS_ENDPOINT_URL_SECRETS_MANAGER", store.endpoint);
}
