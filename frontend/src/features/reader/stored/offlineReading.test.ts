// @vitest-environment page
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { Refused } from "#domain/refused.ts";
import { offlineReadingWords } from "#frontend/messages/offlineReading.yaml";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { savePass } from "../opening/readerLink.ts";
import { openStored, storeForOffline, whyNotDownloaded } from "./offlineReading.ts";
import { openShownStore } from "./textsOfLink.ts";

const link = { token: "link.secret", name: "link" };
const play = {
  ...playWith({ title: "The Lamp" }, scene("One"), speech("NORA", "Who is there?")),
  asOf: "2027-01-01T00:00:00.000Z",
  sequence: 1,
} as unknown as SharedPlayAnswer;

const config = { region: "", userPoolId: "", userPoolClientId: "", apiBase: "/api", stage: "test", release: "1" };
const request = vi.fn<() => Promise<Response>>();
const shownAt = new Date(2027, 2, 3, 16, 10).getTime();
const nextDay = new Date(2027, 2, 9).getTime();

beforeEach(() => {
  request.mockImplementation(async () => Response.json(config));
  vi.stubGlobal("fetch", request);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  await openShownStore().forget(link.name);
});

test("without a connection, a play opens as it was last shown, and says when that was", async () => {
  await storeForOffline(link, play, shownAt);
  const opened = await openStored(link, "offline", nextDay);
  expect(opened).toMatchObject({ kind: "open", play: { front: { title: "The Lamp" } } });
  expect("offlineText" in opened && opened.offlineText).toMatch(
    /^You're offline\. This is the play as of March 3.*4:10/,
  );
});

test("a play that was never read here says so", async () => {
  expect(await openStored(link, "offline")).toEqual({
    kind: "failed",
    errorText: offlineReadingWords.notStored.offline,
  });
});

test("a play with a password isn't stored", async () => {
  savePass(link, "a pass");
  await storeForOffline(link, play);
  expect(await openShownStore().find(link.name)).toBeUndefined();
});

test("nothing is stored after offline use was withdrawn", async () => {
  request.mockImplementation(async () => Response.json({ ...config, offline: "off" }));
  await storeForOffline(link, play);
  expect(await openShownStore().find(link.name)).toBeUndefined();
});

test("a link doesn't open after its end, and what was stored of it is deleted", async () => {
  await storeForOffline(link, { ...play, endsAt: new Date(nextDay).toISOString() }, shownAt);
  expect((await openStored(link, "offline", nextDay - 1)).kind).toBe("open");
  expect(await openStored(link, "offline", nextDay)).toEqual({ kind: "gone" });
  expect(await openShownStore().find(link.name)).toBeUndefined();
});

test("if a file can't be made without a connection, the reader is told so, and otherwise what's wrong", async () => {
  const fault = new TypeError("Failed to fetch dynamically imported module");
  expect(await whyNotDownloaded(fault)).not.toBe(offlineReadingWords.needsConnection);
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await whyNotDownloaded(fault)).toBe(offlineReadingWords.needsConnection);
  expect(await whyNotDownloaded(new Refused("invalid", "The play is empty."))).toBe("The play is empty.");
});
