import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { hourMs, minuteMs } from "#domain/time.ts";
import { type Setting, setting } from "./config.ts";

/** A value that an operator changes in the secret store is in use everywhere after this time, without a deployment. */
export const secretHeldMs = minuteMs;

/** The secret. It's read again if the cached value is `maxAgeMs` old or older; without that, a cached value never expires. */
export type ReadSecret = (maxAgeMs?: number) => Promise<string>;

interface SecretSource {
  /** The environment variable that names the secret. */
  readonly idSetting: Setting;
  readonly client?: SecretsManagerClient | undefined;
  readonly nowMs?: () => number;
}

/** Reads a secret once and caches it. A failed read isn't cached. */
export function secretFromStore({ idSetting, client, nowMs = Date.now }: SecretSource): ReadSecret {
  let cached: { readonly secret: Promise<string>; readonly sinceMs: number } | undefined;
  return (maxAgeMs = Number.POSITIVE_INFINITY) => {
    if (cached && nowMs() - cached.sinceMs < maxAgeMs) return cached.secret;
    const secret = fetchSecret(client ?? new SecretsManagerClient({}), idSetting).catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    cached = { secret, sinceMs: nowMs() };
    return secret;
  };
}

/** The previous value of a secret, for a while after it was changed; undefined otherwise. */
export type ReadPreviousSecret = () => Promise<string | undefined>;

/** Long enough to store a new value everywhere that uses it by hand. */
const previousAcceptedMs = hourMs;

/** Reads a secret's previous value, at most once a minute however often it's needed. */
export function previousFromStore({ idSetting, client, nowMs = Date.now }: SecretSource): ReadPreviousSecret {
  let cached: { readonly secret: Promise<string | undefined>; readonly sinceMs: number } | undefined;
  return () => {
    if (cached && nowMs() - cached.sinceMs < secretHeldMs) return cached.secret;
    const secret = fetchPrevious(client ?? new SecretsManagerClient({}), setting(idSetting), nowMs());
    cached = { secret, sinceMs: nowMs() };
    return secret;
  };
}

async function fetchPrevious(client: SecretsManagerClient, SecretId: string, nowMs: number) {
  const { CreatedDate } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (!CreatedDate || nowMs - CreatedDate.getTime() > previousAcceptedMs) return undefined;
  try {
    const previous = new GetSecretValueCommand({ SecretId, VersionStage: "AWSPREVIOUS" });
    return (await client.send(previous)).SecretString;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function fetchSecret(client: SecretsManagerClient, idSetting: Setting): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: setting(idSetting) }));
  if (!SecretString) throw new Error(`The secret of ${idSetting} is empty.`);
  return SecretString;
}

/**
 * What `open` makes from a secret, made again when the secret has changed. The secret is read at most once a minute,
 * and again at once if `open` failed.
 */
export function openedFromSecret<Opened>(
  read: ReadSecret,
  open: (secret: string) => Promise<Opened>,
): () => Promise<Opened> {
  let cached: { readonly secret: string; readonly opened: Promise<Opened> } | undefined;
  let hasFailed = false;
  return async () => {
    const secret = await read(hasFailed ? 0 : secretHeldMs);
    if (cached?.secret !== secret) {
      const opened = open(secret).catch((error: unknown) => {
        cached = undefined;
        hasFailed = true;
        throw error;
      });
      hasFailed = false;
      cached = { secret, opened };
    }
    return cached.opened;
  };
}
