import { deflateRawSync } from "node:zlib";
import * as Y from "yjs";
import { scenesChanged } from "#domain/api/sharing.ts";
import { readServedPlay } from "#domain/play/document/readServedPlay.ts";
import { Refused } from "#domain/refused.ts";
import { type Frozen, showsMore } from "#domain/sharing/frozen.ts";
import { projectionOf } from "#domain/sharing/projectionOf.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { loadCounted } from "#lambdas/shared/readLimits.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import { deleteProjection, type NamedProjection, storeProjection } from "#lambdas/stores/projections.ts";
import type { StoredShare } from "#lambdas/stores/shares.ts";
import type { Table } from "#lambdas/stores/table.ts";

type Freezing = Pick<StoredShare, "shareId" | "playId" | "shows">;

/**
 * Stores a copy of what the link shows, from the play as it is now. Refuses if none of the chosen scenes exists, or if
 * the link would show more than before although the author didn't choose it.
 */
export async function freeze(
  table: Table,
  head: Head,
  { shareId, playId, shows }: Freezing,
  { now, before }: { readonly now: Date; readonly before?: Frozen | undefined },
): Promise<NamedProjection> {
  const { doc, sequence } = await loadCounted(table, { playId, head }, now);
  const play = projectionOf(readServedPlay(doc), shows);
  if (shows.what === "scenes" && play.blocks.length === 0) throw nothingLeft();
  if (before && showsMore(doc, before, play.blocks)) throw moreThanBefore();
  const stateVector = Buffer.from(Y.encodeStateVector(doc)).toString("base64");
  const frozen: Frozen = { play, sequence, stateVector };
  return storeProjection(table, shareId, deflateRawSync(JSON.stringify(frozen)));
}

/**
 * Stores the link that names a copy. If that's refused, the copy is deleted: otherwise, words would stay where no link leads to
 * them and nothing looks for them.
 */
export async function storeWithCopy<T>(
  table: Table,
  shareId: ShareId,
  copy: NamedProjection | undefined,
  store: () => Promise<T>,
): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (copy) await deleteProjection(table, shareId, copy);
    throw error;
  }
}

const nothingLeft = () =>
  new Refused(
    "invalid",
    "The selected scenes aren't in the play on our server. Wait until the play is saved, or choose again.",
    {
      fields: { shows: "Not in the play." },
    },
  );

const moreThanBefore = () =>
  new Refused(
    "conflict",
    "A heading has changed, so this link would now show text it didn't show before. Choose its scenes again.",
    { code: scenesChanged },
  );
