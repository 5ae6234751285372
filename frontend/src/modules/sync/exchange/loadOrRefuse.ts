import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.yaml";

/** Loads code that only sending needs. Throws `Refused` if it can't be loaded, like a request without a connection. */
export async function loadOrRefuse<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw new Refused("unavailable", savingWords.offline, { code: "offline" });
  }
}
