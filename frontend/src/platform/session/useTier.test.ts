import { expect, test } from "vitest";
import { subscribed, testSession } from "../testing/sessions.ts";
import { notSubscribed } from "./store/session.ts";
import { tierIn } from "./useTier.ts";

const withStatus = (status: typeof notSubscribed) =>
  tierIn({ kind: "signed-in", session: testSession(), subscription: { kind: "known", status } });

test("an active subscription gives its tier, and an ended or unknown one gives none", () => {
  expect(withStatus(subscribed(true))).toBe("writer");
  expect(withStatus({ ...subscribed(true), subscribed: false })).toBe("free");
  expect(withStatus({ ...subscribed(true), subscription_tier: "box" })).toBe("free");
  expect(withStatus(notSubscribed)).toBe("free");
});

test("there is no tier until the plan has been read", () => {
  expect(tierIn({ kind: "signed-in", session: testSession(), subscription: { kind: "unknown" } })).toBeUndefined();
  expect(tierIn({ kind: "loading" })).toBeUndefined();
  expect(tierIn({ kind: "signed-in", session: testSession(), subscription: { kind: "checking" } })).toBeUndefined();
});
