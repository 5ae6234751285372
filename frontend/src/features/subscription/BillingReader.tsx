import { useEffect } from "react";
import { type BillingState, useBilling } from "./useBilling.ts";

/** Reads how the signed-in person pays. Shows nothing itself. */
export function BillingReader({ onRead }: { readonly onRead: (reading: BillingState) => void }): null {
  const { billing, hasFailed, reload } = useBilling();
  useEffect(() => onRead({ billing, hasFailed, reload }), [onRead, billing, hasFailed, reload]);
  return null;
}
