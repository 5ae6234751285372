import { createHealthStore } from "./healthStore.ts";
import { lookAround } from "./lookAround.ts";
import { probes } from "./probes.ts";

/** The health of this browser's Ghostlight. */
export const browserHealth = createHealthStore(() => lookAround(probes));
