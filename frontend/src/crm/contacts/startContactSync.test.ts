// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emitAuthChange } from "#frontend/platform/session/store/authChanges.ts";
import { emitSignIn } from "#frontend/platform/session/visits/visits.ts";
import { testSession } from "#frontend/platform/testing/sessions.ts";
import { startContactSync } from "./startContactSync.ts";

const contact = vi.hoisted(() => ({ arrive: vi.fn(async () => undefined), look: vi.fn(async () => undefined) }));
vi.mock("./contacts.ts", () => ({ browserContactSync: contact }));
vi.mock("#frontend/platform/whenIdle.ts", () => ({ whenIdle: (run: () => void) => setTimeout(run, 0) }));
const listeners = vi.hoisted(() => new Set<() => void>());
vi.mock("#frontend/platform/session/store/browserSessionStore.ts", () => ({
  browserSessionStore: {
    get: () => ({ kind: "signed-in" }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
}));

const session = testSession();
const visit = { userId: session.user.id, isFirst: true, lastTouched: undefined, createdAt: undefined };
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const changeSession = () => {
  for (const listener of listeners) listener();
};

let stop: () => void;
beforeEach(() => {
  stop = startContactSync();
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

test("a sign-in here is sent as an arrival before anything else about the person", async () => {
  emitAuthChange({ kind: "signed-in", session, isHere: true });
  changeSession();
  await settled();
  expect(contact.look).not.toHaveBeenCalled();
  emitSignIn(visit);
  await settled();
  expect(contact.arrive).toHaveBeenCalledExactlyOnceWith(visit);
  expect(contact.look).toHaveBeenCalledOnce();
  expect(contact.arrive.mock.invocationCallOrder[0]).toBeLessThan(contact.look.mock.invocationCallOrder[0] ?? 0);
});

test("an existing session is synced, and several changes in a row count once", async () => {
  emitAuthChange({ kind: "initial-session", session });
  changeSession();
  changeSession();
  await settled();
  expect(contact.look).toHaveBeenCalledOnce();
  expect(contact.arrive).not.toHaveBeenCalled();
});

test("a person who signs out before the sign-in was recorded doesn't block others", async () => {
  emitAuthChange({ kind: "signed-in", session, isHere: true });
  emitAuthChange({ kind: "signed-out", why: "left" });
  emitAuthChange({ kind: "signed-in", session, isHere: false });
  changeSession();
  await settled();
  expect(contact.look).toHaveBeenCalledOnce();
});
