import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";

/** One with names above, beside and in the line of speeches each, and with a proportional font. `npm run layouts` tests all. */
const typical: readonly LayoutName[] = ["guild-modern", "uk", "acting-edition"];

export const testedLayouts: readonly LayoutName[] = process.env.EVERY_LAYOUT
  ? (Object.keys(layouts) as LayoutName[])
  : typical;
