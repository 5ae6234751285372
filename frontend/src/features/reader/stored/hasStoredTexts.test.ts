import "fake-indexeddb/auto";
import { expect, onTestFinished, test, vi } from "vitest";
import { hasStoredTexts, linkTextDatabase } from "./hasStoredTexts.ts";
import { openLastReadStore } from "./textsOfLink.ts";

test("a browser that can't list its databases may have stored a text", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("indexedDB", {});
  expect(await hasStoredTexts()).toBe(true);
  vi.stubGlobal("indexedDB", { databases: () => Promise.reject(new Error("Blocked.")) });
  expect(await hasStoredTexts()).toBe(true);
});

test("a text is stored once somebody has read a play", async () => {
  // Test files share a process, and one before this may have stored some.
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(linkTextDatabase).onsuccess = resolve;
  });
  expect(await hasStoredTexts()).toBe(false);
  await openLastReadStore().put({ name: "link", front: {} as never, blocks: [], asOf: "", sequence: 1, readAt: 1 });
  expect(await hasStoredTexts()).toBe(true);
});
