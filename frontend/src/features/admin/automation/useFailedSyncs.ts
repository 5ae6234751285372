import { useCallback, useEffect, useState } from "react";
import { type FailedSync, listFailedSyncs, replaySyncs } from "#domain/api/contacts.ts";
import { Refused } from "#domain/refused.ts";
import { automationWords } from "#frontend/messages/automation.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { call } from "#frontend/platform/call.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { knownPeople, rememberPeople } from "../people.ts";

const words = automationWords.syncs;

type Syncs =
  | { readonly kind: "loading" }
  | {
      readonly kind: "ready";
      readonly syncs: readonly FailedSync[];
      readonly waiting: number;
      readonly next: string | undefined;
    }
  | { readonly kind: "failed"; readonly why: string };

/** The failed contact updates, and sending them again. */
export function useFailedSyncs() {
  const [state, setState] = useState<Syncs>({ kind: "loading" });
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(() => {
    readFrom(undefined)
      .then((page) => setState({ kind: "ready", ...page }))
      .catch((error: unknown) => setState({ kind: "failed", why: whyOf(error) }));
  }, []);
  useEffect(load, [load]);

  const more = (next: string) =>
    readFrom(next)
      .then((page) =>
        setState((before) =>
          before.kind === "ready" ? { kind: "ready", ...page, syncs: [...before.syncs, ...page.syncs] } : before,
        ),
      )
      .catch(report);

  const replay = async (run: () => Promise<Outcome>) => {
    setBusy(true);
    await run()
      .then((outcome) => showToast(words.outcome(outcome)))
      .catch(report);
    setBusy(false);
    load();
  };

  return {
    state,
    load,
    more,
    isBusy,
    replayOne: (id: string) => replay(() => call(replaySyncs, { body: { ids: [id] } })),
    replayAll: () => replay(replayEverything),
  };
}

async function readFrom(next: string | undefined) {
  const page = await call(listFailedSyncs, { query: next === undefined ? {} : { next } });
  // Names are optional: without them, the IDs are shown.
  await rememberPeople(page.syncs.map(({ userId }) => userId)).catch(() => undefined);
  return { ...page, next: page.next };
}

export const nameOfPerson = (userId: string): string => knownPeople.get(userId)?.email ?? `${userId.slice(0, 8)}…`;

type Outcome = Awaited<ReturnType<typeof replayPage>>;
const nothing: Outcome = { delivered: 0, waiting: 0, failed: 0, gone: 0 };

/** Maximum number of pages sent again with one click. */
const mostPages = 100;

/** Sends every failed update again once, page by page. What fails again moves further down and isn't repeated. */
async function replayEverything(): Promise<Outcome> {
  let sum = nothing;
  let next: string | undefined;
  for (let pages = 0; pages < mostPages; pages++) {
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

const whyOf = (error: unknown): string => (error instanceof Refused ? error.message : failureWords.ours);
const report = (error: unknown): void => showToast(`${words.failed} ${whyOf(error)}`);
