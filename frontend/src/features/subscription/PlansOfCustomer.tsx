import { Plans } from "./Plans.tsx";
import { useBilling } from "./useBilling.ts";

/** The plans, for a signed-in person. */
export const PlansOfCustomer = ({ from }: { readonly from: string }) => <Plans from={from} reading={useBilling()} />;
