import { expect, test } from "vitest";
import { testSession } from "../../testing/sessions.ts";
import type { AuthChangeCause } from "./authChangeBetween.ts";
import type { AuthChange } from "./authChanges.ts";
import type { Session } from "./session.ts";
import { createSessionObserver } from "./sessionObserver.ts";

const ruth = testSession("ruth");
const nell = testSession("nell");
const refreshed = { ...ruth, access_token: "another" };

async function changesOf(first: Session | undefined, ...then: [Session | undefined, AuthChangeCause][]) {
  let stored = first;
  const told: AuthChange[] = [];
  const watch = createSessionObserver({ read: async () => stored, emit: (change) => told.push(change) });
  await watch.begin();
  for (const [session, cause] of then) {
    stored = session;
    await watch.look(cause);
  }
  return told.slice(1);
}

test("reports the first session, or that there is none", async () => {
  const told: AuthChange[] = [];
  const watch = createSessionObserver({ read: async () => undefined, emit: (change) => told.push(change) });
  await watch.look("here");
  expect(told).toEqual([]);
  await watch.begin();
  expect(told).toEqual([{ kind: "initial-session", session: undefined }]);
});

test("reports a sign-in that the page before didn't report", async () => {
  const told: AuthChange[] = [];
  const watch = createSessionObserver({ read: async () => ruth, emit: (change) => told.push(change) });
  await watch.begin(true);
  expect(told).toEqual([
    { kind: "initial-session", session: ruth },
    { kind: "signed-in", session: ruth, isHere: true },
  ]);
});

test.each<[string, Session | undefined, [Session | undefined, AuthChangeCause], AuthChange]>([
  ["a sign-in here", undefined, [ruth, "here"], { kind: "signed-in", session: ruth, isHere: true }],
  ["a sign-in elsewhere", undefined, [ruth, "another-tab"], { kind: "signed-in", session: ruth, isHere: false }],
  ["another person", ruth, [nell, "another-tab"], { kind: "signed-in", session: nell, isHere: false }],
  ["new tokens", ruth, [refreshed, "here"], { kind: "token-refreshed", session: refreshed }],
  ["signing out", ruth, [undefined, "here"], { kind: "signed-out", why: "left" }],
  ["a refused session", ruth, [undefined, "refused"], { kind: "signed-out", why: "ended" }],
  ["signing out elsewhere", ruth, [undefined, "another-tab"], { kind: "signed-out", why: "another-tab" }],
])("%s", async (_, before, then, change) => {
  expect(await changesOf(before, then)).toEqual([change]);
});

test("each change is reported once, whatever the cause and number of checks", async () => {
  expect(await changesOf(ruth, [ruth, "here"], [refreshed, "here"], [refreshed, "another-tab"])).toHaveLength(1);
  expect(await changesOf(undefined, [undefined, "refused"])).toEqual([]);
});

test("changes of only the person are reported on request", async () => {
  const told: AuthChange[] = [];
  const watch = createSessionObserver({ read: async () => ruth, emit: (change) => told.push(change) });
  await watch.emitUpdated();
  expect(told).toEqual([{ kind: "user-updated", session: ruth }]);
});
