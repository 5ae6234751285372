import { type FailedSync, listFailedSyncs, replaySyncs } from "#domain/api/contacts.ts";
import { automationWords } from "#frontend/messages/automation.yaml";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { adminKeys } from "../adminKeys.ts";
import { knownPeople, rememberPeople } from "../people.ts";

const words = automationWords.syncs;

/** The failed contact updates, and sending them again. */
export function useFailedSyncs() {
  const { state, reload, update } = useServerData({
    key: adminKeys.failedSyncs,
    load: (signal) => readFrom(undefined, signal),
  });

  const more = useAction(async (next: string) => {
    const page = await readFrom(next);
    update(({ syncs }) => ({ ...page, syncs: [...syncs, ...page.syncs] }));
  }, report);

  const replay = useAction(async (run: () => Promise<Outcome>) => {
    showToast(describeOutcome(await run()));
  }, report);
  const replayAndReload = async (run: () => Promise<Outcome>) => {
    await replay.run(run);
    await reload();
  };

  return {
    state,
    reload,
    more: more.run,
    isBusy: replay.isBusy,
    replayOne: (id: string) => replayAndReload(() => call(replaySyncs, { body: { ids: [id] } })),
    replayAll: () => replayAndReload(replayEverything),
  };
}

async function readFrom(next: string | undefined, signal?: AbortSignal) {
  const query = next === undefined ? {} : { next };
  const page = await call(listFailedSyncs, { query, ...(signal && { signal }) });
  // Names are optional: without them, the IDs are shown.
  await rememberPeople(page.syncs.map(({ userId }) => userId)).catch(() => undefined);
  return page;
}

export const nameOfPerson = (userId: string): string => knownPeople.get(userId)?.email ?? `${userId.slice(0, 8)}…`;

/** Says how many were delivered, and of the other results those that occurred. */
const describeOutcome = (outcome: Outcome): string =>
  (["delivered", "waiting", "failed", "gone"] as const)
    .filter((result) => result === "delivered" || outcome[result] > 0)
    .map((result) => words.outcome[result]({ count: outcome[result] }))
    .join(", ");

type Outcome = Awaited<ReturnType<typeof replayPage>>;
const nothing: Outcome = { delivered: 0, waiting: 0, failed: 0, gone: 0 };

/** Maximum number of pages sent again with one click. */
const maxPages = 100;

/** Sends every failed update again once, page by page. What fails again moves further down and isn't repeated. */
async function replayEverything(): Promise<Outcome> {
  let sum = nothing;
  let next: string | undefined;
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await call(listFailedSyncs, { query: next === undefined ? {} : { next } });
    if (page.syncs.length > 0) sum = added(sum, await replayPage(page.syncs));
    next = page.next;
    if (next === undefined) break;
  }
  return sum;
}

const replayPage = (syncs: readonly FailedSync[]) => call(replaySyncs, { body: { ids: syncs.map(({ id }) => id) } });

const added = (one: Outcome, other: Outcome): Outcome => ({
  delivered: one.delivered + other.delivered,
  waiting: one.waiting + other.waiting,
  failed: one.failed + other.failed,
  gone: one.gone + other.gone,
});

const report = (errorText: string): void => showToast(`${words.failed} ${errorText}`);
