import { use, useEffect, useState } from "react";
import { getBilling } from "#domain/api/billing.ts";
import type { PaidTier } from "#domain/subscription/plans.ts";
import { call } from "#frontend/platform/call.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";

type Opening = "waiting" | "open" | "late";

/** Stripe confirms within a second or two. After this many tries, something is wrong. */
const maxTries = 30;
const pauseMs = 1000;

/** A person with a given plan is subscribed before the one that they paid for is active. */
const isBought = (): Promise<boolean> =>
  call(getBilling, {}).then(
    ({ isGiven }) => !isGiven,
    () => false,
  );

/**
 * After a payment, checks at once and then every second until the plan is active, and reports when it takes too long.
 * Without a plan in the address, any bought plan counts.
 */
export function usePlanActivation(bought: PaidTier | undefined): {
  readonly opening: Opening;
  readonly again: () => void;
} {
  const store = use(SessionContext);
  const [opening, setOpening] = useState<Opening>("waiting");
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts from the beginning.
  useEffect(() => {
    let isOver = false;
    const wait = async () => {
      for (let tries = 0; tries < maxTries && !isOver; tries++) {
        const status = await store.checkSubscription();
        const isExpected = bought === undefined || status?.subscription_tier === bought;
        if (status?.subscribed && isExpected && (await isBought())) return "open";
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      return "late";
    };
    setOpening("waiting");
    void wait().then((found) => isOver || setOpening(found));
    return () => {
      isOver = true;
    };
  }, [store, round, bought]);
  return { opening, again: () => setRound((before) => before + 1) };
}
