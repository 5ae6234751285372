import { getConfig } from "../../config.ts";
import { readSession } from "./readSession.ts";
import type { Session } from "./session.ts";
import { findClientId } from "./sessionKeys.ts";

/**
 * Reads the session from this browser's storage. Works offline with the stored keys: a writer on a train is still
 * signed in.
 */
export async function readStoredSession(): Promise<Session | undefined> {
  const found = findClientId(localStorage);
  if (!found) return undefined;
  const config = await getConfig().catch(() => undefined);
  return readSession(localStorage, config?.userPoolClientId ?? found, Date.now() / 1000);
}
