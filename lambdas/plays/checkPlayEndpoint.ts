import * as Y from "yjs";
import type * as z from "zod";
import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { checkPlay } from "#domain/api/updates.ts";
import { contentHash, contentVersion } from "#domain/play/document/document.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { daySeconds } from "#domain/time.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { ownerEndpoint } from "#lambdas/shared/endpoint.ts";
import { log } from "#lambdas/shared/logger.ts";
import { reportToSentry } from "#lambdas/shared/monitoring.ts";
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
    const load = (reading: ReadConsistency) => loadDocument(table, playId, head, { last: sequence, ...reading });
    const agrees = (loaded: LoadedDocument) => loaded.sequence === sequence && contentHash(loaded.doc) === hash;
    // The eventually consistent read may lag, so it's trusted only if it agrees.
    if (await load({ consistent: false }).then(agrees, () => false)) return { agrees: true };
    const loaded = await load({ consistent: true });
    if (loaded.sequence !== sequence) return { agrees: null };
    if (agrees(loaded)) return { agrees: true };
    const { isWhole } = loaded;
    // A gap in the log needs no proof: it is seen here.
    await report(table, { userId, playId, sequence, isWhole, isProven: !isWhole || isProof(proof, hash) }, now());
    return { agrees: false };
  });

interface Disagreement {
  readonly userId: UserId;
  readonly playId: PlayId;
  readonly sequence: number;
  readonly isWhole: boolean;
  readonly isProven: boolean;
}

async function report(table: Table, found: Disagreement, now: Date): Promise<void> {
  const { playId, sequence, isWhole, isProven } = found;
  if (!isProven || !(await mayAlarm(table, found, now))) {
    log("warn", "play-check-disagrees", { playId, sequence, isProven });
    return;
  }
  log("error", isWhole ? alarmingLines.diverged : alarmingLines.gap, { playId, sequence });
  // Not as an unexpected error: those take releases back, and anybody can show a document that differs from their own play's.
  const error = new Error("A device and the log have different texts of a play.");
  reportToSentry(({ reportError }) => reportError(error, { playId, sequence }));
}

type Proof = z.output<typeof checkPlay.body>["proof"];

/** Whether the device has sent the document that its hash was made of. */
function isProof(proof: Proof, hash: string): boolean {
  if (!proof) return false;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, updateIn(proof.body, proof.deflated));
  return contentHash(doc) === hash;
}

/** One alarm a day is enough for a play; and nobody keeps the operators busy with plays of their own. */
async function mayAlarm(
  table: Table,
  { userId, playId }: Pick<Disagreement, "userId" | "playId">,
  now: Date,
): Promise<boolean> {
  const day = { windowSeconds: daySeconds };
  const ofPlay = await countWithinLimit(table, { ...day, name: "play-alarms", key: playId, limit: 1 }, now);
  if (!ofPlay.allowed) return false;
  return (await countWithinLimit(table, { ...day, name: "play-alarms-of", key: userId, limit: 3 }, now)).allowed;
}
