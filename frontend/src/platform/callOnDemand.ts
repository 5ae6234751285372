import type { Call } from "./call.ts";

/** Calls this stage's API as the signed-in person. The code for it loads with the first call. */
export const callOnDemand: Call = async (contract, input) => (await import("./call.ts")).call(contract, input);
