import { expect, test } from "vitest";
import { mayRefreshProperties, payloadKey, profileSyncKey, propertiesEveryMs } from "./syncRules.ts";

test("properties are refreshed every five minutes at most: 300000 ms", () => {
  expect(propertiesEveryMs).toBe(300_000);
  const last = 1_800_000_000_000;
  expect(mayRefreshProperties(undefined, last)).toBe(true);
  expect(mayRefreshProperties(last, last + 299_999)).toBe(false);
  expect(mayRefreshProperties(last, last + 300_000)).toBe(true);
  expect(mayRefreshProperties(last, last - 1)).toBe(true);
});

test("a payload's key is per person, a profile sync's per person and day", () => {
  expect(payloadKey("ann")).not.toBe(payloadKey("ben"));
  const key = (userId: string, at: string) => profileSyncKey(userId, new Date(at));
  expect(key("ann", "2027-01-10T00:00:00Z")).toBe(key("ann", "2027-01-10T23:59:59Z"));
  expect(key("ann", "2027-01-10T23:59:59Z")).not.toBe(key("ann", "2027-01-11T00:00:00Z"));
  expect(key("ann", "2027-01-10T00:00:00Z")).not.toBe(key("ben", "2027-01-10T00:00:00Z"));
});
