import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SyncAnswer } from "#domain/api/contacts.ts";
import { setMonitor } from "#frontend/platform/logger.ts";
import { notSubscribed, type SessionState } from "#frontend/platform/session/store/session.ts";
import { subscribed, testSession } from "#frontend/platform/testing/sessions.ts";
import { type Contactable, createContactSync } from "./contactSync.ts";
import { syncContactChanges } from "./syncContactChanges.ts";

const message = vi.fn();
beforeEach(() => setMonitor({ message, exception: vi.fn() }));
afterEach(() => message.mockClear());

const ruth: Contactable = {
  userId: "ruth",
  email: "ruth@example.org",
  fullName: "Ruth van Amber",
  standing: notSubscribed,
  lastActive: "2027-01-10T00:00:00.000Z",
};
const delivered: SyncAnswer = { skipped: false, delivered: true };
const minute = 60_000;

/** A browser session that starts at noon, and what it sends. */
function stage(first = ruth) {
  let who: Contactable | undefined = first;
  let now = Date.parse("2027-01-10T12:00:00.000Z");
  const kept = new Map<string, string>();
  const countPlays = vi.fn(async () => 4);
  const send = vi.fn(async (_body: unknown): Promise<SyncAnswer> => delivered);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const sync = createContactSync({
    now: () => now,
    storage,
    who: () => who,
    send,
    countPlays,
  });
  return {
    sync,
    countPlays,
    storage,
    send,
    become: (next: Partial<Contactable> | undefined) => {
      who = next && { ...(who ?? ruth), ...next };
    },
    pass: (ms: number) => {
      now += ms;
    },
    sent: () => send.mock.calls.map(([body]) => body),
  };
}

test("a sign-up sends four fields, and counts as the day's profile sync", async () => {
  const { sync, sent } = stage();
  expect(await sync.signUp()).toEqual(delivered);
  expect(sent()).toEqual([
    {
      action: "create_or_update_contact",
      contactData: { firstName: "Ruth", lastName: "van Amber", subscriptionStatus: "free", playsCount: 0 },
    },
  ]);
  expect(await sync.syncUserProfile()).toEqual({ skipped: true, reason: "once_a_day" });
  expect(await sync.refreshProperties()).toEqual({ skipped: true, reason: "too_soon" });
});

test("the profile is synced once per person, day and session, with the custom properties", async () => {
  const { sync, sent, pass, become } = stage({ ...ruth, standing: subscribed(true) });
  expect(await sync.syncUserProfile()).toEqual(delivered);
  expect(sent()).toEqual([
    {
      action: "create_or_update_contact",
      contactData: {
        firstName: "Ruth",
        lastName: "van Amber",
        subscriptionStatus: "active",
        playsCount: 4,
        customProperties: {
          playwright_subscription_tier: "writer",
          playwright_last_active: "2027-01-10T00:00:00.000Z",
          playwright_subscribed: true,
        },
      },
    },
  ]);
  pass(11 * 60 * minute);
  expect(await sync.syncUserProfile()).toEqual({ skipped: true, reason: "once_a_day" });
  become({ userId: "walter" });
  expect(await sync.syncUserProfile()).toEqual(delivered);
  pass(60 * minute);
  become({ lastActive: "2027-01-11T00:00:00.000Z" });
  expect(await sync.syncUserProfile()).toEqual(delivered);
});

test("if the number of plays can't be read, the rest is synced anyway", async () => {
  const { sync, countPlays, sent } = stage();
  countPlays.mockRejectedValue(new Error("down"));
  expect(await sync.syncUserProfile()).toEqual(delivered);
  expect(JSON.stringify(sent())).not.toContain("playsCount");
  expect(message).toHaveBeenCalledWith("warning", "The plays could not be counted", expect.anything());
});

test("nothing is sent about a person who signs out, or is replaced by another, while plays are counted", async () => {
  for (const next of [undefined, { userId: "6f2a0a34-0000-4000-8000-000000000002" }]) {
    const { sync, countPlays, send, become } = stage();
    countPlays.mockImplementation(async () => {
      become(next);
      return 4;
    });
    expect(await sync.syncUserProfile()).toEqual({ skipped: true, reason: "not_signed_in" });
    expect(send).not.toHaveBeenCalled();
  }
});

test("a new play is included in the next refresh", async () => {
  const { sync, countPlays, pass, sent } = stage();
  await sync.syncUserProfile();
  countPlays.mockResolvedValue(5);
  pass(5 * minute);
  expect(await sync.refreshProperties()).toEqual(delivered);
  expect(sent().at(-1)).toMatchObject({ contactData: { playsCount: 5 } });
});

test("nothing is sent about a person without an e-mail address", async () => {
  const { sync, send, countPlays, become } = stage();
  become({ email: "" });
  for (const run of [sync.syncUserProfile, sync.refreshProperties, sync.sendChange, sync.signUp])
    expect(await run()).toEqual({ skipped: true, reason: "no_email" });
  expect(await sync.trackEvent("user_login")).toEqual({ skipped: true, reason: "no_email" });
  expect([send, countPlays].map((asked) => asked.mock.calls.length)).toEqual([0, 0]);
  become({ email: "ruth@example.org" });
  expect(await sync.syncUserProfile()).toEqual(delivered);
});

test("the same data isn't sent twice in a session", async () => {
  const { sync, send, pass, become } = stage();
  await sync.syncUserProfile();
  pass(5 * minute);
  expect(await sync.refreshProperties()).toEqual({ skipped: true, reason: "no_changes" });
  expect(send).toHaveBeenCalledTimes(1);
  become({ fullName: "Ruth Amber" });
  pass(5 * minute);
  expect(await sync.refreshProperties()).toEqual(delivered);
});

test("properties are refreshed at most every 300000 ms", async () => {
  const { sync, send, pass, become } = stage();
  await sync.refreshProperties();
  become({ lastActive: "2027-01-10T12:00:01.000Z" });
  pass(299_999);
  expect(await sync.refreshProperties()).toEqual({ skipped: true, reason: "too_soon" });
  pass(1);
  expect(await sync.refreshProperties()).toEqual(delivered);
  expect(send).toHaveBeenCalledTimes(2);
});

test("a change is sent at once, even if the payload doesn't show it", async () => {
  const { sync, send } = stage();
  await sync.syncUserProfile();
  expect(await sync.sendChange()).toEqual(delivered);
  expect(send).toHaveBeenCalledTimes(2);
});

test("if nobody is signed in, nothing is sent and a warning is logged", async () => {
  const { sync, send, become } = stage();
  become(undefined);
  for (const run of [sync.syncUserProfile, sync.refreshProperties, sync.sendChange, sync.signUp]) {
    expect(await run()).toEqual({ skipped: true, reason: "not_signed_in" });
    expect(message).toHaveBeenLastCalledWith("warning", "No user authenticated for HubSpot sync", undefined);
  }
  expect(await sync.trackEvent("user_login")).toEqual({ skipped: true, reason: "not_signed_in" });
  expect(message).toHaveBeenLastCalledWith("warning", "No user authenticated for HubSpot event tracking", undefined);
  expect(send).not.toHaveBeenCalled();
});

test("a failure at sign-up is only a warning, and the profile sync makes up for it", async () => {
  const { sync, send } = stage();
  send.mockRejectedValueOnce(new Error("down"));
  expect(await sync.signUp()).toBeUndefined();
  expect(message).toHaveBeenCalledWith("warning", "The contact could not be synced at sign-up", expect.anything());
  expect(await sync.syncUserProfile()).toEqual(delivered);
});

test("any other failure is logged and rethrown, and can be retried", async () => {
  const { sync, send } = stage();
  for (const run of [sync.syncUserProfile, sync.sendChange, () => sync.trackEvent("user_login")]) {
    send.mockRejectedValueOnce(new Error("down"));
    await expect(run()).rejects.toThrow("down");
    expect(message).toHaveBeenLastCalledWith("warning", "The contact could not be updated", expect.anything());
  }
  expect(await sync.syncUserProfile()).toEqual(delivered);
});

test("an event is sent with its name", async () => {
  const { sync, sent } = stage();
  await sync.trackEvent("user_login");
  expect(sent()).toEqual([{ action: "track_event", contactData: { eventName: "user_login" } }]);
});

/** A signed-in person whose changes are synced. */
function following() {
  const { sync, storage, sent, send, become, pass } = stage();
  let state: SessionState = { kind: "loading" };
  let tracks = false;
  const newPage = () => syncContactChanges({ sync, storage, session: () => state, mayTrack: () => tracks });
  const followed = newPage();
  const signedIn = (isSubscribed?: boolean, email = "ruth@example.org") => {
    const session = testSession();
    state = {
      kind: "signed-in",
      session: { ...session, user: { ...session.user, email } },
      subscription:
        isSubscribed === undefined ? { kind: "checking" } : { kind: "known", status: subscribed(isSubscribed) },
    };
    become({ email, standing: subscribed(isSubscribed ?? false) });
  };
  const visit = { userId: "ruth", isFirst: false, lastTouched: undefined, createdAt: undefined };
  return {
    ...followed,
    newPage,
    send,
    pass,
    signedIn,
    arrive: (isFirst = false) => followed.arrive({ ...visit, isFirst }),
    agree: () => {
      tracks = true;
    },
    actions: () => sent().map((body) => JSON.stringify(body)),
  };
}

test("a first sign-in is sent as a sign-up, and later ones as a profile sync", async () => {
  const first = following();
  first.signedIn(false);
  await first.arrive(true);
  await first.look();
  expect(first.actions()).toEqual([expect.stringContaining('"playsCount":0')]);
  const again = following();
  again.signedIn(false);
  await again.arrive();
  await again.look();
  expect(again.actions()).toEqual([expect.stringContaining("playwright_subscribed")]);
});

test("nothing is sent before the plan is known, or if nobody is signed in", async () => {
  const { look, signedIn, send } = following();
  await look();
  signedIn();
  await look();
  expect(send).not.toHaveBeenCalled();
});

test("a new plan or address is sent at once", async () => {
  const { look, signedIn, actions } = following();
  signedIn(false);
  await look();
  await look();
  signedIn(true);
  await look();
  expect(actions()).toEqual([expect.stringContaining('"inactive"'), expect.stringContaining('"active"')]);
  signedIn(true, "ruth@stage.example");
  await look();
  expect(actions()).toHaveLength(3);
});

test("a plan that was bought on another page of the session is sent at once", async () => {
  const { look, newPage, signedIn, actions } = following();
  signedIn(false);
  await look();
  signedIn(true);
  await newPage().look();
  expect(actions()).toHaveLength(2);
  await newPage().look();
  expect(actions()).toHaveLength(2);
});

test("a sign-in is sent as an event only with consent to analytics", async () => {
  const { arrive, signedIn, actions, agree } = following();
  signedIn(false);
  await arrive();
  expect(actions()).toEqual([]);
  agree();
  await arrive();
  expect(actions()).toEqual([expect.stringContaining("user_login")]);
});

test("a failure doesn't disturb the person", async () => {
  const { arrive, look, signedIn, send, agree } = following();
  agree();
  signedIn(false);
  send.mockRejectedValue(new Error("down"));
  await expect(Promise.all([arrive(true), look()])).resolves.toBeDefined();
});
