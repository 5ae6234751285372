import { useState } from "react";
import { afterSignIn } from "#frontend/platform/destination.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Plans } from "./Plans.tsx";
import type { BillingState } from "./useBilling.ts";

/** Visitors don't load the code that reads how somebody pays. */
const LazyBillingReader = lazyComponent(async () => (await import("./BillingReader.tsx")).BillingReader);

const unread: BillingState = { billing: undefined, hasFailed: false, reload: async () => undefined };

interface PricingPlansProps {
  /** The path to return to after paying. */
  readonly from?: string;
}

/** The plans on their public page. They keep what was chosen before it was known who is signed in. */
export function PricingPlans({ from = afterSignIn }: PricingPlansProps) {
  const isSignedIn = useSession().kind === "signed-in";
  const [reading, setReading] = useState(unread);
  return (
    <>
      <Plans from={from} reading={isSignedIn ? reading : unread} />
      {isSignedIn && <LazyBillingReader onRead={setReading} />}
    </>
  );
}
