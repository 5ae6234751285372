import { guildModern } from "#domain/play/layout/designs/guildModern.ts";
import type { Pages } from "./pages.ts";

/** What is shown until the pages have been computed for the first time. */
export const noPages: Pages = {
  layout: guildModern,
  measure: { advance: () => 0, widthOf: () => 0 },
  scriptFonts: [],
  breaks: [],
  inner: new Set(),
  continuing: new Set(),
  together: new Map(),
  bands: [],
  bandsIn: () => [],
  spacers: [],
  groupHeights: [],
  groupHeight: () => 0,
  headingLines: new Map(),
  words: 0,
  spokenWords: 0,
};
