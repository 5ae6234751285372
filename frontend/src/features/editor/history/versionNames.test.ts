import { expect, test } from "vitest";
import type { AccountDevice } from "#domain/api/devices.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { thisDeviceId } from "#frontend/modules/sync/devices/deviceId.ts";
import { deviceOf, labelOf } from "./versionNames.ts";

const by = (device: string) => ({ versionId: 1, at: "2027-01-10T12:00:00.000Z", device });
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
  const now = new Date("2027-01-10T13:00:00.000Z");
  expect(labelOf(version, now)).toContain(historyWords.beforeDeletion);
  expect(labelOf({ ...version, name: "Draft 1" }, now)).toMatch(/^Draft 1/);
  expect(labelOf(by("phone-of-hers"), now)).not.toContain(historyWords.beforeDeletion);
});

test("a device that the account doesn't have, or before the list is loaded, is another device", () => {
  expect(deviceOf(by("lost-laptop"), [known("phone-of-hers")])).toBe(historyWords.otherDevice);
  expect(deviceOf(by("phone-of-hers"), undefined)).toBe(historyWords.otherDevice);
});
