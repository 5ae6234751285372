import { checkPlay } from "#domain/api/updates.ts";
import { contentHash, contentVersion } from "#domain/play/document/document.ts";
import { endpoint } from "#lambdas/shared/endpoint.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import { getOpenHead } from "#lambdas/stores/heads.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** A snapshot of more bytes is not read for a check: 100 read units. */
const largestSnapshotBytes = 400_000;

/** Replays the log up to where the device stands. What differs is reported; nothing is changed on either side. */
export const checking = (table: Table) =>
  endpoint(checkPlay, async ({ userId, params: { playId }, body: { sequence, hash, version } }) => {
    const head = await getOpenHead(table, userId, playId);
    const { sequence: first = 0, bytes = 0 } = head.snapshot ?? {};
    if (version !== contentVersion || sequence < first || bytes > largestSnapshotBytes) return { agrees: null };
    const loaded = await loadDocument(table, playId, head, sequence);
    if (loaded.sequence !== sequence) return { agrees: null };
    const agrees = contentHash(loaded.doc) === hash;
    if (!agrees) onUnexpected(new Error("A device and the log do not hold the same play."), { playId, sequence });
    return { agrees };
  });
