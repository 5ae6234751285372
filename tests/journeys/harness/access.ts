import type { Page } from "playwright-core";
import { expect } from "vitest";
import { graveFaults } from "../look/measure.ts";

/** axe finds nothing serious or critical on the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await graveFaults(page), `axe at ${page.url()}`).toEqual([]);
}
