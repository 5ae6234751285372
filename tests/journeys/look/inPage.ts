/** What the sweeps measure in a page; `measure.ts` loads it there. */
export { findChosenFaults } from "./chosen.ts";
export { findForcedFaults, noteLifted } from "./forced.ts";
export { inspectLooks, inspectWidth } from "./inspect.ts";
