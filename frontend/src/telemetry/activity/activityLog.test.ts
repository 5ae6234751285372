import { afterEach, expect, test, vi } from "vitest";
import type { ActivityEntry } from "#domain/activity/activity.ts";
import { setMonitor } from "#frontend/platform/logger.ts";
import { TestClock } from "#frontend/platform/testing/testClock.ts";
import { type ActivityLogOptions, createActivityLog } from "./activityLog.ts";
import { sessionIdIn } from "./sessionIdIn.ts";

const message = vi.fn();
setMonitor({ message, exception: vi.fn() });
afterEach(() => message.mockClear());

const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
const address = "https://ghostlight.example/editor/the-last-bulb";

function stage(changes: Partial<ActivityLogOptions> = {}) {
  const clock = new TestClock();
  const sent: ActivityEntry[][] = [];
  const log = createActivityLog({
    clock,
    userId: () => "ruth",
    circumstances: () => ({ page_url: address, user_agent: "Browser/1", session_id: "session_1790000000000_a1b2c3" }),
    mayTrackPages: () => false,
    isLeaving: () => false,
    send: async (entries) => void sent.push(entries),
    ...changes,
  });
  const open = (play_title = "The Last Bulb") => log.record("play_opened", { play_id: "the-last-bulb", play_title });
  return { log, sent, open, pass: (ms: number) => clock.pass(ms, rest) };
}

test("entries within ten seconds are sent together", async () => {
  const { sent, open, pass } = stage();
  open("One");
  await pass(6_000);
  open("Two");
  await pass(3_000);
  expect(sent).toEqual([]);
  await pass(1_000);
  expect(sent.map((batch) => batch.length)).toEqual([2]);
  await pass(60_000);
  expect(sent).toHaveLength(1);
});

test("25 entries are sent at once", () => {
  const { sent, open } = stage();
  for (let n = 0; n < 26; n++) open();
  expect(sent.map((batch) => batch.length)).toEqual([25]);
});

test("when the page is left, waiting entries are sent at once, and so are later ones", () => {
  let isLeaving = false;
  const { log, sent, open } = stage({ isLeaving: () => isLeaving });
  open("Before");
  isLeaving = true;
  void log.flush();
  open("After");
  expect(sent.map((batch) => batch.length)).toEqual([1, 1]);
});

test("at most 64 KiB are being sent, and the rest follows", async () => {
  let arrive = () => {};
  const bodies: number[] = [];
  const { log, open, pass } = stage({
    send: (entries) => {
      bodies.push(new TextEncoder().encode(JSON.stringify(entries)).length);
      return new Promise<void>((resolve) => (arrive = resolve));
    },
  });
  for (let n = 0; n < 60; n++) open("💡".repeat(300));
  void log.flush();
  expect(bodies.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(65_536);
  const before = bodies.length;
  arrive();
  await rest();
  await pass(10_000);
  expect(bodies.length).toBeGreaterThan(before);
});

test("a failure is logged, and has no other effect", async () => {
  const { log, open } = stage({ send: () => Promise.reject(new Error("down")) });
  open("Nobody's business");
  await expect(log.flush()).resolves.toBeUndefined();
  expect(message).toHaveBeenCalledExactlyOnceWith("warning", "Activity could not be logged", expect.anything());
  expect(JSON.stringify(message.mock.calls)).not.toContain("business");
});

test("entries without a person aren't logged, and nobody's entries are sent under another person's name", async () => {
  let userId: string | undefined;
  const { log, sent, open } = stage({ userId: () => userId });
  open();
  await log.flush();
  userId = "ruth";
  open();
  userId = "somebody else";
  await log.flush();
  expect(sent).toEqual([]);
});

test("page visits require consent to analytics", async () => {
  for (const agreed of [false, true]) {
    const { log, sent } = stage({ mayTrackPages: () => agreed });
    log.record("page_visit", { page_name: "Dashboard", referrer: "" });
    await log.flush();
    expect(sent).toHaveLength(agreed ? 1 : 0);
  }
});

test("a waiting visit isn't sent after consent was withdrawn; other entries are", async () => {
  let agreed = true;
  const { log, sent, open } = stage({ mayTrackPages: () => agreed });
  log.record("page_visit", { page_name: "Dashboard", referrer: "" });
  open();
  agreed = false;
  await log.flush();
  expect(sent.flat().map(({ activity_type }) => activity_type)).toEqual(["play_opened"]);
});

test("a visit is logged with its own address, wherever the person is by then", async () => {
  const { log, sent } = stage({ mayTrackPages: () => true });
  log.record("page_visit", { page_name: "Help", referrer: "" }, "https://ghostlight.example/help?a=b");
  await log.flush();
  expect(sent.flat().map(({ page_url }) => page_url)).toEqual(["https://ghostlight.example/help"]);
});

test("the token of a shared play is removed from every address", async () => {
  const shared = "https://ghostlight.example/shared/s3cret.token";
  const circumstances = () => ({ page_url: shared, user_agent: "", session_id: "session_1790000000000_a1b2c3" });
  const { log, sent } = stage({ circumstances, mayTrackPages: () => true });
  log.record("page_visit", { page_name: "Shared Play", referrer: shared });
  await log.flush();
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toContain("s3cret");
});

test("a session is the same for all pages of a tab, even if the browser has no storage", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, id: string) => void kept.set(key, id),
  };
  expect(sessionIdIn(storage, 1_790_000_000_000, "a1b2c3")).toBe("session_1790000000000_a1b2c3");
  expect(sessionIdIn(storage, 1_790_000_099_999, "zzzzzz")).toBe("session_1790000000000_a1b2c3");
  const refuse = () => {
    throw new Error("No storage.");
  };
  expect(sessionIdIn({ getItem: refuse, setItem: refuse }, 1_790_000_000_000, "a1b2c3")).toBe(
    "session_1790000000000_a1b2c3",
  );
});
