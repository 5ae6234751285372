import { createHealthStore } from "./healthStore.ts";
import { probes } from "./probes.ts";
import { runHealthChecks } from "./runHealthChecks.ts";

/** The health of Ghostlight in this browser. */
export const browserHealth = createHealthStore(() => runHealthChecks(probes));
