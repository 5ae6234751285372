import type { Page } from "playwright-core";
import { expect } from "vitest";
import { storageEntries, storageEntryOf } from "#domain/consent/storageEntries.ts";
import { beginPlay, manuscript, save, titleField, typeKeys } from "./editor.ts";
import { waitUntilStoredOffline } from "./releases.ts";

/** Writes a play with one line, and waits until the browser can open it without a network. */
export async function writeOfflinePlay(page: Page): Promise<void> {
  await beginPlay(page);
  expect(await wasStorageAsked(page)).toBe(false);
  await titleField(page).fill("Ghosts");
  await manuscript(page).focus();
  await typeKeys(page, "Зал");
  await save(page);
  await waitUntilStoredOffline(page);
  expect(await wasStorageAsked(page)).toBe(true);
  const caches = await page.evaluate(() => window.caches.keys());
  expect(caches).toContain(storageEntries.release.key);
  expect(caches.filter((name) => !storageEntryOf("cache", name))).toEqual([]);
}

/** Whether the browser was asked not to delete plays. */
const wasStorageAsked = (page: Page): Promise<boolean> =>
  page.evaluate((key) => localStorage.getItem(key) !== null, storageEntries.storageAsked.key);
