import type { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.ts";
import { isReadable, type SyncStatus } from "./journal.ts";
import type { Readiness } from "./playSession.ts";

interface Circumstances {
  readonly standing: SyncStatus;
  /** Why the server gave nothing the last time. */
  readonly refused: Refused | undefined;
  /** The server has told all it has at least once. */
  readonly hasHeard: boolean;
}

/** A play that was not on this device is ready with the server's first words, and never as an empty page. */
export function readinessOf({ standing, refused, hasHeard }: Circumstances): Readiness {
  if (isReadable(standing)) return { kind: "ready" };
  if (refused) return { kind: "refused", why: whyNotOpened(refused) };
  return hasHeard ? { kind: "refused", why: savingWords.stillEmpty } : { kind: "opening" };
}

function whyNotOpened({ reason, message }: Refused): string {
  if (reason === "unavailable") return savingWords.notHere;
  return reason === "not-found" ? savingWords.noSuchPlay : message;
}
