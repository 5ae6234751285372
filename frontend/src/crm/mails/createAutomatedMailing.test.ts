import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setMonitor } from "#frontend/platform/logger.ts";
import { TestClock } from "#frontend/platform/testing/testClock.ts";
import { createAutomatedMailing, type Recipient } from "./createAutomatedMailing.ts";

const message = vi.fn();
beforeEach(() => setMonitor({ message, exception: vi.fn() }));
afterEach(() => message.mockClear());

const ruth: Recipient = { userId: "ruth", email: "ruth@example.org" };
const disabled = { sent: false, reason: "disabled" };
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
const hours = 3_600_000;

/** A browser session with its own clock. */
function stage(kept = new Map<string, string>()) {
  const clock = new TestClock();
  let who: Recipient | undefined = ruth;
  const countPlays = vi.fn(async () => 0);
  const mailing = createAutomatedMailing({
    clock,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    who: () => who,
    countPlays,
  });
  const before = (ms: number) => new Date(clock.now() - ms).toISOString();
  const visit = { userId: "ruth", isFirst: false, lastTouched: undefined, createdAt: undefined };
  return {
    mailing,
    kept,
    countPlays,
    before,
    arrive: (found: { readonly createdAt?: string; readonly lastTouched?: string } = {}) =>
      mailing.arrive({ ...visit, ...found }),
    become: (next: Recipient | undefined) => {
      who = next;
    },
    pass: (ms: number) => clock.pass(ms, rest),
  };
}
const sentKinds = (kept: ReadonlyMap<string, string>) => [...kept.keys()].map((key) => key.split(":")[2]);

test("an account of the last 24 hours gets the welcome and its sequence, once per day and session; both report disabled", async () => {
  const { arrive, mailing, before, pass } = stage();
  const createdAt = before(1000);
  expect(arrive({ createdAt })).toEqual([disabled, disabled]);
  expect(arrive({ createdAt })).toEqual([]);
  expect(mailing.look(createdAt)).toEqual([]);
  await pass(23.8 * hours);
  expect(mailing.look(createdAt)).toEqual([disabled, disabled]);
  await pass(2 * hours);
  expect(mailing.look(createdAt)).toEqual([]);
  const older = stage();
  expect(older.mailing.look(older.before(24 * hours))).toEqual([]);
});

test("a person who was away for seven days is greeted again, once per number of days and session", () => {
  const { arrive, before } = stage();
  expect(arrive({ lastTouched: before(7 * 24 * hours - 1) })).toEqual([]);
  expect(arrive({ lastTouched: before(7 * 24 * hours) })).toEqual([disabled]);
  expect(arrive({ lastTouched: before(7 * 24 * hours + 1) })).toEqual([]);
  expect(arrive({ lastTouched: before(8 * 24 * hours) })).toEqual([disabled]);
  expect(arrive()).toEqual([]);
});

test("features are suggested sixty seconds after the sign-in to a person with three plays", async () => {
  const { arrive, countPlays, kept, pass } = stage();
  countPlays.mockResolvedValue(3);
  arrive();
  await pass(59_999);
  expect(countPlays).not.toHaveBeenCalled();
  await pass(1);
  expect(sentKinds(kept)).toEqual(["feature_discovery"]);
  arrive();
  await pass(60_000);
  expect(kept.size).toBe(1);
});

test("nothing is suggested to a person who has two plays, has signed out, or has been replaced by another", async () => {
  const { arrive, become, countPlays, kept, pass } = stage();
  countPlays.mockResolvedValue(2);
  arrive();
  await pass(60_000);
  countPlays.mockResolvedValue(3);
  for (const next of [undefined, { userId: "walter", email: "walter@example.org" }]) {
    become(ruth);
    arrive();
    become(next);
    await pass(60_000);
  }
  expect(kept.size).toBe(0);
});

test("5, 10, 25, 50 and 100 plays are celebrated when they are created, each once", async () => {
  const { mailing, countPlays } = stage();
  const worth: number[] = [];
  for (let plays = 1; plays <= 120; plays++) {
    countPlays.mockResolvedValue(plays);
    if ((await mailing.playMade()).length > 0) worth.push(plays);
    expect(await mailing.playMade()).toEqual([]);
  }
  expect(worth).toEqual([5, 10, 25, 50, 100]);
});

test("without an address nothing can be sent, and a warning is logged", () => {
  const { arrive, become, before } = stage();
  become({ ...ruth, email: "" });
  const noEmail = { sent: false, reason: "no-email" };
  expect(arrive({ createdAt: before(1000) })).toEqual([noEmail, noEmail]);
  expect(message.mock.calls.map(([, , context]) => context)).toEqual([
    { kind: "welcome_sequence" },
    { kind: "welcome" },
  ]);
  expect(message).toHaveBeenCalledWith("warning", "No e-mail address for an automated mail", expect.anything());
});

test("a given recipient replaces the person's own address, without a warning", () => {
  const { mailing, become } = stage();
  become({ ...ruth, email: "" });
  expect(mailing.send({ kind: "welcome" }, "somebody@example.org")).toEqual(disabled);
  expect(message).not.toHaveBeenCalled();
  expect(mailing.send({ kind: "welcome" })).toEqual({ sent: false, reason: "no-email" });
  expect(message).toHaveBeenCalledOnce();
});

test("nobody gets mail if nobody is signed in, and a failed count doesn't disturb anybody", async () => {
  const { mailing, arrive, become, before, countPlays, kept, pass } = stage();
  countPlays.mockRejectedValue(new Error("down"));
  expect(await mailing.playMade()).toEqual([]);
  arrive();
  await pass(60_000);
  expect(message).toHaveBeenCalledTimes(2);
  become(undefined);
  expect(arrive({ createdAt: before(1000) })).toEqual([]);
  expect(await mailing.playMade()).toEqual([]);
  expect(kept.size).toBe(0);
});
