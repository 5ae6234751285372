// @vitest-environment page
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReaderId } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import type { FeedbackSession } from "./feedbackSession.ts";
import { openFeedbackFixture } from "./testing/feedbackFixture.ts";
import { feedbackIdOf, sampleFeedback } from "./testing/sampleFeedback.ts";
import { usePlayFeedback } from "./usePlayFeedback.ts";

const playId = "the-last-bulb" as PlayId;
const busy = new Refused("unavailable", "Try again in a moment.");
const first = feedbackIdOf(1);

beforeEach(() => void vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible"));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

/** Lets everything that was started end, and the component render. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

/** What a component has of a play's feedback, with actions that wait until they are shown. */
function open(fixture: ReturnType<typeof openFeedbackFixture>) {
  const { result } = renderHook(() => usePlayFeedback(playId, fixture.call));
  const run =
    <Args extends readonly unknown[]>(name: keyof FeedbackSession) =>
    async (...args: Args): Promise<void> => {
      let refused: unknown;
      let done: Promise<void> | undefined;
      act(() => {
        const perform = result.current.session[name] as (...given: Args) => Promise<void>;
        done = perform(...args).catch((error: unknown) => {
          refused = error;
        });
      });
      await act(async () => done);
      if (refused) throw refused;
    };
  return {
    get: () => result.current.load,
    load: run("load"),
    setState: run<Parameters<FeedbackSession["setState"]>>("setState"),
    remove: run<Parameters<FeedbackSession["remove"]>>("remove"),
    reply: run<Parameters<FeedbackSession["reply"]>>("reply"),
    markRead: run("markRead"),
    removeReader: run<Parameters<FeedbackSession["removeReader"]>>("removeReader"),
    block: run<Parameters<FeedbackSession["block"]>>("block"),
    unblock: run<Parameters<FeedbackSession["unblock"]>>("unblock"),
  };
}

const ready = (session: ReturnType<typeof open>) => {
  const load = session.get();
  if (load.kind !== "ready") throw new Error(`It is ${load.kind}.`);
  return load;
};
const states = (session: ReturnType<typeof open>) => ready(session).entries.map(({ state }) => state);

async function openLoaded(options: Parameters<typeof openFeedbackFixture>[0]) {
  const fixture = openFeedbackFixture(options);
  const session = open(fixture);
  await settle();
  return { fixture, session };
}

test("all pages are read, oldest comment first", async () => {
  const entries = Array.from({ length: 5 }, (_, index) => sampleFeedback(index));
  const { session } = await openLoaded({ entries: entries.toReversed(), pageSize: 2 });
  expect(ready(session).entries).toEqual(entries);
});

test("a plan without feedback is closed, and any other refusal says why", async () => {
  const fixture = openFeedbackFixture();
  fixture.fail(new Refused("needs-subscription", "Feedback comes with Writer."));
  const closed = open(fixture);
  await settle();
  expect(closed.get()).toEqual({ kind: "closed" });
  cleanup();
  await settle();
  fixture.fail(busy);
  const failed = open(fixture);
  await settle();
  expect(failed.get()).toEqual({ kind: "failed", errorText: busy.message });
});

test("a play that hasn't reached the server has no feedback", async () => {
  const fixture = openFeedbackFixture();
  fixture.fail(new Refused("not-found", "There is no such play."));
  const session = open(fixture);
  await settle();
  expect(ready(session).entries).toEqual([]);
});

test("a failed reload leaves what's shown", async () => {
  const { fixture, session } = await openLoaded({ entries: [sampleFeedback(1)] });
  fixture.fail(busy);
  await session.load();
  expect(ready(session).entries).toHaveLength(1);
});

test("resolving shows at once, and is reverted if it's refused", async () => {
  const { fixture, session } = await openLoaded({ entries: [sampleFeedback(1)] });
  fixture.fail(busy);
  const refused = session.setState(first, "resolved");
  expect(states(session)).toEqual(["resolved"]);
  await expect(refused).rejects.toBe(busy);
  expect(states(session)).toEqual(["open"]);
  await session.setState(first, "resolved");
  expect(states(session)).toEqual(["resolved"]);
  await session.setState(first, "open");
  expect(states(session)).toEqual(["open"]);
});

test("a response to a request sent before a change is ignored", async () => {
  const { session } = await openLoaded({ entries: [sampleFeedback(1)] });
  const reading = session.load();
  await session.setState(first, "resolved");
  await reading;
  expect(states(session)).toEqual(["resolved"]);
});

test("a deleted comment disappears at once, and comes back if that's refused", async () => {
  const { fixture, session } = await openLoaded({ entries: [sampleFeedback(1), sampleFeedback(2)] });
  fixture.fail(busy);
  const refused = session.remove(first);
  expect(ready(session).entries).toEqual([sampleFeedback(2)]);
  await expect(refused).rejects.toBe(busy);
  expect(ready(session).entries).toEqual([sampleFeedback(1), sampleFeedback(2)]);
  await session.remove(first);
  expect(ready(session).entries).toEqual([sampleFeedback(2)]);
});

test("a reply appears below what it answers", async () => {
  const { fixture, session } = await openLoaded({ entries: [sampleFeedback(1)] });
  fixture.fail(busy);
  await expect(session.reply(first, "Thank you.")).rejects.toBe(busy);
  expect(ready(session).entries[0]?.replies).toEqual([]);
  await session.reply(first, "Thank you.");
  expect(ready(session).entries[0]?.replies).toMatchObject([{ text: "Thank you." }]);
});

test("a new comment stays new after it was seen, until it's answered, resolved or marked as read", async () => {
  const entries = [sampleFeedback(1), sampleFeedback(2), sampleFeedback(3), sampleFeedback(4)];
  const { fixture, session } = await openLoaded({ entries, readAt: sampleFeedback(1).at });
  const unread = () => [...ready(session).unread];
  expect(unread()).toEqual([2, 3, 4].map(feedbackIdOf));
  await session.load();
  expect(unread()).toEqual([2, 3, 4].map(feedbackIdOf));
  await session.setState(feedbackIdOf(2), "resolved");
  await session.reply(feedbackIdOf(3), "Thank you.");
  expect(unread()).toEqual([feedbackIdOf(4)]);
  fixture.fail(busy);
  await expect(session.markRead()).rejects.toBe(busy);
  expect(unread()).toEqual([feedbackIdOf(4)]);
  await session.markRead();
  expect(unread()).toEqual([]);
  fixture.add(sampleFeedback(5));
  await session.load();
  expect(unread()).toEqual([feedbackIdOf(5)]);
});

test("everything loaded is marked as seen once", async () => {
  const { fixture, session } = await openLoaded({
    entries: [sampleFeedback(1), sampleFeedback(2)],
    seenAt: sampleFeedback(1).at,
  });
  await session.load();
  expect(fixture.calls.filter((one) => one.startsWith("PUT"))).toHaveLength(1);
  fixture.add(sampleFeedback(3, { at: "2026-12-24T12:00:00.000Z" }));
  await session.load();
  expect(fixture.calls.filter((one) => one.startsWith("PUT"))).toHaveLength(2);
});

test("deleting a reader's comments removes them once done, and a blocked reader stays blocked until unblocked", async () => {
  const loud = "loud00000000" as ReaderId;
  const { fixture, session } = await openLoaded({
    entries: [sampleFeedback(1), sampleFeedback(2, { readerId: loud }), sampleFeedback(3, { readerId: loud })],
  });
  fixture.fail(busy);
  await expect(session.removeReader(loud)).rejects.toBe(busy);
  expect(ready(session).entries).toHaveLength(3);
  await session.removeReader(loud);
  expect(ready(session).entries).toEqual([sampleFeedback(1)]);
  await session.block(loud, "Reader 2");
  await session.block(loud, "Reader 2");
  expect(ready(session).blocked).toMatchObject([{ readerId: loud, name: "Reader 2" }]);
  await session.unblock(loud);
  expect(ready(session).blocked).toEqual([]);
});

test("nothing is marked as seen if nothing is new", async () => {
  const { fixture } = await openLoaded({ entries: [sampleFeedback(1)], seenAt: sampleFeedback(1).at });
  expect(fixture.calls).toHaveLength(1);
});
