import { expect, test } from "vitest";
import type { AccountDevice } from "#domain/api/devices.ts";
import type { PlayVersion } from "#domain/api/versions.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { thisDeviceId } from "#frontend/modules/sync/devices/deviceId.ts";
import { deviceOf, versionLabels } from "./versionNames.ts";

const by = (device: string) => ({ versionId: 1, at: "2027-01-10T12:00:00.000Z", device });
const labelIn = (versions: readonly PlayVersion[], version: PlayVersion) =>
  versionLabels(versions, new Date("2027-01-10T13:00:00.000Z")).labelOf(version);
const known = (deviceId: string, name?: string): AccountDevice => ({
  deviceId,
  browser: "Chrome on Android",
  ...(name && { name }),
  seenAt: "2027-01-10T12:00:00.000Z",
  canSignOut: true,
  waiting: [],
});

test("a version has the name of the device on which it was written", () => {
  const devices = [known("phone-of-hers", "My phone"), known("tablet-of-hers"), known(thisDeviceId, "Desk")];
  expect(deviceOf(by("phone-of-hers"), devices)).toBe("My phone");
  expect(deviceOf(by("tablet-of-hers"), devices)).toBe("Chrome on Android");
  expect(deviceOf(by(thisDeviceId), devices)).toBe(historyWords.thisDevice);
});

test("a version before a large deletion is called that, unless it has a name", () => {
  const version = { ...by("phone-of-hers"), isBeforeDeletion: true };
  expect(labelIn([version], version)).toContain(historyWords.beforeDeletion);
  expect(labelIn([], { ...version, name: "Draft 1" })).toMatch(/^Draft 1/);
  expect(labelIn([], by("phone-of-hers"))).not.toContain(historyWords.beforeDeletion);
});

test("versions of the same minute have seconds, and others don't", () => {
  const at = (time: string) => ({ ...by("phone-of-hers"), isBeforeDeletion: true, at: `2027-01-10T12:${time}.000Z` });
  const versions = [at("00:05"), at("00:40"), at("01:00")];
  const { timeOf, labelOf } = versionLabels(versions, new Date("2027-01-10T13:00:00.000Z"));
  expect(versions.map((version) => timeOf(version).split(":").length)).toEqual([3, 3, 2]);
  expect(new Set(versions.map(labelOf)).size).toBe(3);
});

test("nothing is said about a device that the account doesn't have, or before the list is loaded", () => {
  expect(deviceOf(by("import"), [known("phone-of-hers")])).toBeUndefined();
  expect(deviceOf(by("phone-of-hers"), undefined)).toBeUndefined();
});
