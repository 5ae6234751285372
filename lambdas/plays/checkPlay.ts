import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { checkPlay } from "#domain/api/updates.ts";
import { contentHash, contentVersion } from "#domain/play/document/document.ts";
import { endpoint } from "#lambdas/shared/endpoint.ts";
import { log } from "#lambdas/shared/logger.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { type LoadedDocument, loadDocument } from "#lambdas/stores/documents.ts";
import { getOpenHead } from "#lambdas/stores/heads.ts";
import type { Reading, Table } from "#lambdas/stores/table.ts";

/** A larger snapshot isn't read for a check: it would cost 100 read units. */
const largestSnapshotBytes = 800_000;

/** Replays the log up to the device's position. Differences are reported; nothing is changed on either side. */
export const checking = (table: Table) =>
  endpoint(checkPlay, async ({ userId, params: { playId }, body: { sequence, hash, version } }) => {
    const head = await getOpenHead(table, userId, playId);
    const { sequence: first = 0, bytes = 0 } = head.snapshot ?? {};
    if (version !== contentVersion || sequence < first || bytes > largestSnapshotBytes) return { agrees: null };
    const load = (reading: Reading) => loadDocument(table, playId, head, { last: sequence, ...reading });
    const agrees = (loaded: LoadedDocument) => loaded.sequence === sequence && contentHash(loaded.doc) === hash;
    // The eventually consistent read may lag, so it's trusted only if it agrees.
    if (await load({ consistent: false }).then(agrees, () => false)) return { agrees: true };
    const loaded = await load({ consistent: true });
    if (loaded.sequence !== sequence) return { agrees: null };
    if (agrees(loaded)) return { agrees: true };
    log("error", loaded.isWhole ? alarmingLines.diverged : alarmingLines.gap, { playId, sequence });
    onUnexpected(new Error("A device and the log do not hold the same play."), { playId, sequence });
    return { agrees: false };
  });
