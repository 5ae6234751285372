import { afterEach, expect, test, vi } from "vitest";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { Refused } from "#domain/refused.ts";
import { setMonitor } from "../../logger.ts";
import { subscribed, testSession } from "../../testing/sessions.ts";
import type { Factor } from "./session.ts";
import { createSessionStore, type SessionSources } from "./sessionStore.ts";

const message = vi.fn();
setMonitor({ message, exception: vi.fn() });
afterEach(() => message.mockClear());

const missing = async () => {
  throw new Refused("not-found", "No profile yet.");
};

const storeWith = (sources: Partial<SessionSources> = {}) =>
  createSessionStore({
    checkSubscription: async () => subscribed(true),
    getProfile: missing,
    listFactors: async () => [],
    ...sources,
  });

const begun = { kind: "initial-session", session: testSession() } as const;

test("starts with loading, and without keys nobody is signed in", async () => {
  const store = storeWith();
  expect(store.get()).toEqual({ kind: "loading" });
  await store.follow({ kind: "initial-session", session: undefined });
  expect(store.get()).toEqual({ kind: "anonymous" });
});

test("the person is signed in at once, and their plan is requested", async () => {
  const store = storeWith();
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(store.get()));
  await store.follow(begun);
  expect(seen[0]).toMatchObject({ kind: "signed-in", subscription: { kind: "checking" } });
  expect(store.get()).toMatchObject({ subscription: { kind: "known", status: { subscribed: true } } });
});

const down = async () => {
  throw new Refused("unavailable", "down");
};

test("if the first check fails, the plan is unknown and the error is logged", async () => {
  const store = storeWith({ checkSubscription: down });
  await store.follow(begun);
  expect(store.get()).toMatchObject({ subscription: { kind: "unknown" } });
  expect(message).toHaveBeenCalledOnce();
});

test("if a later check fails, the known plan stays", async () => {
  const checks = [async () => subscribed(true), down];
  const store = storeWith({ checkSubscription: () => (checks.shift() ?? down)() });
  await store.follow(begun);
  await store.follow({ kind: "token-refreshed", session: testSession() });
  expect(store.get()).toMatchObject({ subscription: { kind: "known", status: { subscribed: true } } });
});

test("an unknown plan becomes known with the next successful check", async () => {
  const checks = [down, async () => subscribed(true)];
  const store = storeWith({ checkSubscription: () => (checks.shift() ?? down)() });
  await store.follow(begun);
  await store.checkSubscription();
  expect(store.get()).toMatchObject({ subscription: { kind: "known", status: { subscribed: true } } });
});

test("one person's plan isn't kept for the next person if their check fails", async () => {
  const checks = [async () => subscribed(true), down];
  const store = storeWith({ checkSubscription: () => (checks.shift() ?? down)() });
  await store.follow(begun);
  await store.follow({ kind: "signed-in", session: testSession("another-person"), isHere: false });
  expect(store.get()).toMatchObject({ subscription: { kind: "unknown" } });
});

test("a missing profile isn't an error; any other error is logged", async () => {
  await storeWith().follow(begun);
  expect(message).not.toHaveBeenCalled();
  await storeWith({ getProfile: () => Promise.reject(new Error("down")) }).follow(begun);
  expect(message).toHaveBeenCalledOnce();
});

test("second factors are read when a screen asks, and then again whenever the session changes", async () => {
  const totp = { factor_type: "totp", status: "verified" } as const;
  const listFactors = vi.fn(async () => [totp]);
  const store = storeWith({ listFactors });
  await store.follow(begun);
  expect(listFactors).not.toHaveBeenCalled();
  expect(await store.readFactors()).toEqual([totp]);
  expect(store.get()).toMatchObject({ session: { user: { factors: [totp] } } });
  const again = store.follow({ kind: "token-refreshed", session: testSession() });
  expect(store.get()).toMatchObject({ session: { user: { factors: [totp] } } });
  await again;
  expect(listFactors).toHaveBeenCalledTimes(2);
});

test("factors that were being read when the tokens changed are read again, and stay up to date", async () => {
  const totp = { factor_type: "totp", status: "verified" } as const;
  const answers: (readonly Factor[])[] = [[], [], [totp]];
  const store = storeWith({ listFactors: async () => answers.shift() ?? [] });
  await store.follow(begun);
  const reading = store.readFactors();
  await store.follow({ kind: "token-refreshed", session: testSession() });
  await reading;
  expect(store.get()).toMatchObject({ session: { user: { factors: [] } } });
  await store.follow({ kind: "user-updated", session: testSession() });
  expect(store.get()).toMatchObject({ session: { user: { factors: [totp] } } });
});

test("the next person's second factors aren't those of the last one", async () => {
  const store = storeWith({ listFactors: async () => [{ factor_type: "totp", status: "verified" }] });
  await store.follow(begun);
  await store.readFactors();
  await store.follow({ kind: "signed-in", session: testSession("another-person"), isHere: false });
  expect(store.get()).not.toHaveProperty("session.user.factors");
});

test.each(["left", "ended", "another-tab"] as const)("says why nobody is signed in anymore: %s", async (why) => {
  const store = storeWith();
  await store.follow(begun);
  await store.follow({ kind: "signed-out", why });
  expect(store.get()).toEqual({ kind: "anonymous", why });
});

test("a password recovery or a second factor alone doesn't sign anybody in", async () => {
  const store = storeWith();
  await store.follow({ kind: "password-recovery" });
  await store.follow({ kind: "mfa-challenge-verified" });
  expect(store.get()).toEqual({ kind: "loading" });
});

test("the profile is merged into the user, and can't change who it is", async () => {
  const store = storeWith({
    getProfile: async () => ({ id: "somebody else", pen_name: "R. A.", updated_at: "2026-01-01T00:00:00.000Z" }),
  });
  await store.follow(begun);
  expect(store.get()).toMatchObject({ session: { user: { id: testSession().user.id, pen_name: "R. A." } } });
});

test("a changed profile replaces the known one", async () => {
  const names = ["R. A.", "Ruth A."];
  const getProfile = async () => ({ id: "", pen_name: names.shift(), updated_at: "2026-01-01T00:00:00.000Z" });
  const store = storeWith({ getProfile });
  await store.follow(begun);
  await store.follow({ kind: "user-updated", session: testSession() });
  expect(store.get()).toMatchObject({ session: { user: { pen_name: "Ruth A." } } });
});

test("a person who signs out while a request is pending stays signed out", async () => {
  let answer = (_: ReturnType<typeof subscribed>) => {};
  const store = storeWith({ checkSubscription: () => new Promise((resolve) => (answer = resolve)) });
  const first = store.follow(begun);
  await store.follow({ kind: "signed-out", why: "left" });
  answer(subscribed(true));
  await first;
  expect(store.get()).toEqual({ kind: "anonymous", why: "left" });
});

test("after a token refresh, what's known about the person stays until it's loaded again", async () => {
  const store = storeWith();
  await store.follow(begun);
  const again = store.follow({ kind: "token-refreshed", session: testSession() });
  expect(store.get()).toMatchObject({ subscription: { kind: "known" } });
  await again;
});

test("the plan is checked again on request, and stays as it was if that fails", async () => {
  const answers = [subscribed(false), subscribed(true)];
  const store = storeWith({
    checkSubscription: async () => {
      const next = answers.shift();
      if (!next) throw new Refused("unavailable", "down");
      return next;
    },
  });
  expect(await store.checkSubscription()).toBeUndefined();
  expect(answers).toHaveLength(2);
  await store.follow(begun);
  expect(await store.checkSubscription()).toMatchObject({ subscribed: true });
  expect(await store.checkSubscription()).toBeUndefined();
  expect(store.get()).toMatchObject({ subscription: { status: { subscribed: true } } });
});

test("of two responses, the one that was requested later wins", async () => {
  let answerLate = (_: SubscriptionStatus) => {};
  const late = new Promise<SubscriptionStatus>((resolve) => {
    answerLate = resolve;
  });
  const answers = [Promise.resolve(subscribed(false)), late, Promise.resolve(subscribed(true))];
  const store = storeWith({ checkSubscription: () => answers.shift() ?? Promise.reject(new Error("none is left")) });
  await store.follow(begun);
  const slow = store.checkSubscription();
  await store.checkSubscription();
  answerLate(subscribed(false));
  await slow;
  expect(store.get()).toMatchObject({ subscription: { status: { subscribed: true } } });
});
