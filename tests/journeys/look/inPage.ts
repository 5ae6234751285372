/** What the sweeps measure in a page; `measure.ts` loads it there. */
export { findGraveFaults } from "./axe.ts";
export { findChosenFaults } from "./chosen.ts";
export { findContrastFaults } from "./contrast.ts";
export { findFocusFaults } from "./focus.ts";
export { findForcedFaults, noteLifted } from "./forced.ts";
export { inspectLaptop, inspectPhone, inspectWidth } from "./inspect.ts";
export { findSelectionFaults } from "./selection.ts";
