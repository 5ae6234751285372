import type { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.ts";
import { isReadable, type SyncStatus } from "./journal.ts";
import type { Readiness } from "./playSession.ts";

interface Circumstances {
  readonly status: SyncStatus;
  /** Why the server refused the last time. */
  readonly refused: Refused | undefined;
  /** The server has answered completely at least once. */
  readonly hasHeard: boolean;
}

/** A play that wasn't on this device is ready with the server's first words, and never as an empty page. */
export function readinessOf({ status, refused, hasHeard }: Circumstances): Readiness {
  if (isReadable(status)) return { kind: "ready" };
  if (refused) return { kind: "refused", why: whyNotOpened(refused) };
  return hasHeard ? { kind: "refused", why: savingWords.stillEmpty } : { kind: "opening" };
}

function whyNotOpened({ reason, message }: Refused): string {
  if (reason === "unavailable") return savingWords.notHere;
  return reason === "not-found" ? savingWords.noSuchPlay : message;
}
