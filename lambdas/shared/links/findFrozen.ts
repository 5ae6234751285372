import { inflateRawSync } from "node:zlib";
import * as z from "zod";
import type { Play } from "#domain/play/play.ts";
import { type Frozen, withLaterFields } from "#domain/sharing/frozen.ts";
import { findProjection } from "#lambdas/stores/projections.ts";
import type { StoredShare } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";

const stored = z.object({
  play: z.custom<Play>((value) => typeof value === "object" && value !== null && "blocks" in value),
  sequence: z.int(),
  stateVector: z.base64(),
});

/** Returns what a link shows that isn't live; undefined if a newer copy replaced it in this moment. */
export async function findFrozen(
  table: Table,
  { shareId, projection }: Pick<StoredShare, "shareId" | "projection">,
): Promise<Frozen | undefined> {
  if (!projection) return undefined;
  const bytes =
    (await findProjection(table, shareId, projection, { consistent: false })) ??
    (await findProjection(table, shareId, projection, { consistent: true }));
  if (!bytes) return undefined;
  const frozen = stored.parse(JSON.parse(inflateRawSync(bytes).toString()));
  return { ...frozen, play: withLaterFields(frozen.play) };
}
