import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { setMonitor } from "./logger.ts";
import type { Session } from "./session.ts";
import { createSessionStore, type SessionSources } from "./sessionStore.ts";
import { aSession, subscribed } from "./testing/sessions.ts";

const message = vi.fn();
setMonitor({ message, exception: vi.fn() });
afterEach(() => message.mockClear());

const missing = async () => {
  throw new Refused("not-found", "No profile yet.");
};

const storeWith = (sources: Partial<SessionSources> = {}) =>
  createSessionStore({
    read: async () => aSession(),
    checkSubscription: async () => subscribed(true),
    getProfile: missing,
    ...sources,
  });

test("begins by loading, and ends with nobody where there are no keys", async () => {
  const store = storeWith({ read: async () => undefined });
  expect(store.get()).toEqual({ kind: "loading" });
  await store.refresh();
  expect(store.get()).toEqual({ kind: "anonymous" });
});

test("is signed in at once and asks what was paid for", async () => {
  const store = storeWith();
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(store.get()));
  await store.refresh();
  expect(seen[0]).toMatchObject({ kind: "signed-in", subscription: { kind: "checking" } });
  expect(store.get()).toMatchObject({ subscription: { kind: "known", status: { subscribed: true } } });
});

test("a check that fails means not subscribed, and is logged", async () => {
  const store = storeWith({
    checkSubscription: async () => {
      throw new Refused("unavailable", "down");
    },
  });
  await store.refresh();
  expect(store.get()).toMatchObject({
    subscription: { kind: "known", status: { subscribed: false, subscription_tier: null } },
  });
  expect(message).toHaveBeenCalledOnce();
});

test("a missing profile row is nothing to speak of; another error is logged", async () => {
  await storeWith().refresh();
  expect(message).not.toHaveBeenCalled();
  await storeWith({ getProfile: () => Promise.reject(new Error("down")) }).refresh();
  expect(message).toHaveBeenCalledOnce();
});

test("the profile is merged into the user, and cannot change who it is", async () => {
  const store = storeWith({
    getProfile: async () => ({ id: "somebody else", pen_name: "R. A.", updated_at: "2026-01-01T00:00:00.000Z" }),
  });
  await store.refresh();
  expect(store.get()).toMatchObject({ session: { user: { id: aSession().user.id, pen_name: "R. A." } } });
});

test("who leaves while an answer is under way stays gone", async () => {
  let session: Session | undefined = aSession();
  let answer = (_: ReturnType<typeof subscribed>) => {};
  const store = storeWith({
    read: async () => session,
    checkSubscription: () => new Promise((resolve) => (answer = resolve)),
  });
  const first = store.refresh();
  await vi.waitFor(() => expect(store.get().kind).toBe("signed-in"));
  session = undefined;
  await store.refresh();
  answer(subscribed(true));
  await first;
  expect(store.get()).toEqual({ kind: "anonymous" });
});

test("refreshed tokens keep what is known of the person until it is asked again", async () => {
  const store = storeWith();
  await store.refresh();
  const again = store.refresh();
  await Promise.resolve();
  expect(store.get()).toMatchObject({ subscription: { kind: "known" } });
  await again;
});
