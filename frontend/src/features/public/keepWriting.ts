import { saveStagePage } from "#frontend/modules/creating/stagePage.ts";
import type { HeroBlock } from "./heroPage.ts";

/** Keeps the page for the visitor's first play. */
export const keepWriting = (blocks: readonly HeroBlock[]): void =>
  saveStagePage({ lines: blocks.map(({ kind, text }) => ({ kind, text })) }, Date.now());
