// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActivityType } from "#domain/activity/activity.ts";
import { emitSignIn } from "#frontend/platform/session/visits/visits.ts";
import { startAutomatedMailing } from "./startAutomatedMailing.ts";

const stage = vi.hoisted(() => ({
  created_at: undefined as string | undefined,
  listeners: new Set<() => void>(),
  onActivity: new Set<(type: ActivityType) => void>(),
  mailing: { arrive: vi.fn(), look: vi.fn(), playMade: vi.fn() },
}));
vi.mock("./createAutomatedMailing.ts", () => ({ createAutomatedMailing: () => stage.mailing }));
vi.mock("#frontend/telemetry/activity/activity.ts", () => ({
  onActivity: (listener: (type: ActivityType) => void) => stage.onActivity.add(listener),
}));
vi.mock("#frontend/platform/whenIdle.ts", () => ({ whenIdle: (run: () => void) => setTimeout(run, 0) }));
vi.mock("#frontend/platform/session/store/browserSessionStore.ts", () => ({
  browserSessionStore: {
    get: () => ({ kind: "signed-in", session: { user: { id: "ruth", created_at: stage.created_at } } }),
    subscribe: (listener: () => void) => {
      stage.listeners.add(listener);
      return () => stage.listeners.delete(listener);
    },
  },
}));

const changeSession = () => {
  for (const listener of stage.listeners) listener();
};
const act = (type: ActivityType) => {
  for (const listener of stage.onActivity) listener(type);
};

let stop: () => void;
beforeEach(() => {
  stop = startAutomatedMailing();
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

test("a sign-in is passed on unchanged", async () => {
  const visit = { userId: "ruth", isFirst: false, lastTouched: "2027-01-01T00:00:00.000Z", createdAt: undefined };
  emitSignIn(visit);
  await expect.poll(() => stage.mailing.arrive.mock.calls).toEqual([[visit]]);
});

test("a returning person is checked once it's known when the account was created, and new plays are counted", async () => {
  changeSession();
  await expect.poll(() => stage.onActivity.size).toBe(1);
  expect(stage.mailing.look).not.toHaveBeenCalled();
  stage.created_at = "2027-01-10T00:00:00.000Z";
  changeSession();
  changeSession();
  await expect.poll(() => stage.mailing.look.mock.calls).toEqual([[stage.created_at]]);
  act("play_opened");
  act("play_created");
  expect(stage.mailing.playMade).toHaveBeenCalledOnce();
  expect(stage.onActivity.size).toBe(1);
});
