import * as Y from "yjs";
import type * as z from "zod";
import { alarmingLines, checkDisagreesLine } from "#domain/api/alarmingLines.ts";
import { checkPlay } from "#domain/api/updates.ts";
import { contentHash, contentVersion } from "#domain/play/document/document.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { daySeconds } from "#domain/time.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import { log } from "#lambdas/shared/logger.ts";
import { logIfWidespread } from "#lambdas/shared/logIfWidespread.ts";
import { reportToSentry } from "#lambdas/shared/monitoring.ts";
import { assertMayRead, loggedBytesOf, noteRead, snapshotBytes } from "#lambdas/shared/readLimits.ts";
import { type LoadedDocument, loadDocument } from "#lambdas/stores/documents.ts";
import { countWithinLimit } from "#lambdas/stores/rateLimits.ts";
import type { ReadConsistency, Table } from "#lambdas/stores/table.ts";
import { updateIn } from "./updateBytes.ts";

/** A larger snapshot isn't read for a check: it would cost 100 read units. */
const maxSnapshotBytes = 800_000;

/** Replays the log up to where the device stands. What differs is reported once proven; nothing is changed on either side. */
export const checkPlayEndpoint = (table: Table, now: Clock) =>
  ownerEndpoint(checkPlay, { table, now }, async ({ userId, head, params: { playId }, body }) => {
    const { sequence, hash, version, proof } = body;
    const { sequence: first = 0, bytes = 0 } = head.snapshot ?? {};
    if (version !== contentVersion || sequence < first || bytes > maxSnapshotBytes) return { agrees: null };
    await assertMayRead(table, userId, snapshotBytes(head), now());
    const load = async (reading: ReadConsistency) => {
      const read = await loadDocument(table, playId, head, { last: sequence, ...reading });
      await noteRead(table, userId, loggedBytesOf(read, head), now());
      return read;
    };
    const agrees = (loaded: LoadedDocument) => loaded.sequence === sequence && contentHash(loaded.doc) === hash;
    // The eventually consistent read may lag, so it's trusted only if it agrees.
    if (await load({ consistent: false }).then(agrees, () => false)) return { agrees: true };
    const loaded = await load({ consistent: true });
    if (loaded.sequence !== sequence) return { agrees: null };
    if (agrees(loaded)) return { agrees: true };
    const found = { userId, playId, sequence, loaded, isProven: isProven(loaded, { proof, hash }) };
    if (await logDisagreement(table, found, now())) report(found);
    return { agrees: false };
  });

interface Disagreement {
  readonly userId: UserId;
  readonly playId: PlayId;
  readonly sequence: number;
  readonly loaded: LoadedDocument;
  readonly isProven: boolean;
}

/** Returns whether it's to be reported: it's proven, and this person's first of the day. */
async function logDisagreement(table: Table, found: Disagreement, now: Date): Promise<boolean> {
  const { userId, playId, sequence, loaded, isProven } = found;
  if (!loaded.hasAllNumbers) return logMissingNumber(table, found, now);
  const fields = { playId, sequence, isProven };
  if (!isProven) {
    log("warn", checkDisagreesLine, fields);
    return false;
  }
  const alarming = loaded.isWhole ? alarmingLines.diverged : alarmingLines.gap;
  return logIfWidespread(table, { userId, lines: { alarming, single: checkDisagreesLine }, fields }, now);
}

/** No client can bring this about, so it raises the alarm, once a day for each play. */
async function logMissingNumber(table: Table, { playId, sequence }: Disagreement, now: Date): Promise<boolean> {
  const ofPlay = { name: "play-gaps", key: playId, limit: 1, windowSeconds: daySeconds };
  const isFirst = (await countWithinLimit(table, ofPlay, now)).allowed;
  log(isFirst ? "error" : "warn", isFirst ? alarmingLines.gap : checkDisagreesLine, { playId, sequence });
  return isFirst;
}

/** Not as an unexpected error: those take releases back, and anybody can show a document that differs from their own play's. */
function report({ playId, sequence }: Disagreement): void {
  const error = new Error("A device and the log have different texts of a play.");
  reportToSentry(({ reportError }) => reportError(error, { playId, sequence }));
}

type Proof = z.output<typeof checkPlay.body>["proof"];

/**
 * Whether the device has sent the document that its hash was made of. A gap in the log needs no proof, because it's seen here.
 */
function isProven({ isWhole }: LoadedDocument, { proof, hash }: { readonly proof: Proof; readonly hash: string }) {
  if (!isWhole) return true;
  if (!proof) return false;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, updateIn(proof.body, proof.deflated));
  return contentHash(doc) === hash;
}
