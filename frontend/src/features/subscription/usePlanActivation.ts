import { use, useEffect, useState } from "react";
import { getBilling } from "#domain/api/billing.ts";
import { call } from "#frontend/platform/call.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";

type Opening = "waiting" | "open" | "late";

/** Stripe tells within a second or two; after so long something is amiss. */
const mostTries = 30;
const pauseMs = 1000;

/** Somebody who was given a plan is subscribed before the one that they paid for is open. */
const isBought = (): Promise<boolean> =>
  call(getBilling, {}).then(
    ({ isGiven }) => !isGiven,
    () => false,
  );

/** After paying: asks until the plan is open, at once and then every second, and knows when it takes too long. */
export function usePlanActivation(): { readonly opening: Opening; readonly again: () => void } {
  const store = use(SessionContext);
  const [opening, setOpening] = useState<Opening>("waiting");
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks from the beginning.
  useEffect(() => {
    let isOver = false;
    const wait = async () => {
      for (let tries = 0; tries < mostTries && !isOver; tries++) {
        if ((await store.checkSubscription())?.subscribed && (await isBought())) return "open";
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      return "late";
    };
    setOpening("waiting");
    void wait().then((found) => isOver || setOpening(found));
    return () => {
      isOver = true;
    };
  }, [store, round]);
  return { opening, again: () => setRound((before) => before + 1) };
}
