import { expect, test } from "vitest";
import { hashOfNetwork } from "./hashOfNetwork.ts";

const secret = "origin secret";
const morning = new Date("2027-03-01T06:00:00Z");
const night = new Date("2027-03-01T23:59:59Z");
const nextDay = new Date("2027-03-02T00:00:00Z");

test("the requests of one network have one hash for a day, and another network has another", () => {
  const hash = hashOfNetwork("192.0.2.1", { secret, at: morning });
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(hashOfNetwork("192.0.2.1", { secret, at: night })).toBe(hash);
  expect(hashOfNetwork("192.0.2.2", { secret, at: night })).not.toBe(hash);
});

test("a household with many IPv6 addresses has one hash", () => {
  const [one, other] = ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2"].map((address) =>
    hashOfNetwork(address, { secret, at: morning }),
  );
  expect(one).toBe(other);
});

test("the hash changes every day, and with the origin secret", () => {
  const hash = hashOfNetwork("192.0.2.1", { secret, at: night });
  expect(hashOfNetwork("192.0.2.1", { secret, at: nextDay })).not.toBe(hash);
  expect(hashOfNetwork("192.0.2.1", { secret: "another", at: night })).not.toBe(hash);
});
