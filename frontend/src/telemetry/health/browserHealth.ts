import { createHealthStore } from "./healthStore.ts";
import { probes } from "./probes.ts";
import { runHealthChecks } from "./runHealthChecks.ts";

/** The health of this browser's Ghostlight. */
export const browserHealth = createHealthStore(() => runHealthChecks(probes));
