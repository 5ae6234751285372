// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { packageKey, presetsKey } from "#frontend/modules/presets/storageKeys.ts";
import { placesKey, repliesKey, unstoredWordsKey } from "#frontend/modules/sync/storageKeys.ts";
import { guardSignOut } from "./guardSignOut.ts";

const heard = vi.hoisted(() => ({ before: [] as (() => Promise<void>)[], after: [] as (() => Promise<void>)[] }));
vi.mock("#frontend/platform/session/signOut/signOut.ts", () => ({
  beforeSignOut: (listener: () => Promise<void>) => heard.before.push(listener),
  afterSignOut: (listener: () => Promise<void>) => heard.after.push(listener),
}));
vi.mock("#frontend/platform/session/store/browserSessionStore.ts", () => ({ signedInUser: async () => "ruth" }));
vi.mock("#frontend/platform/call.ts", () => ({ call: vi.fn() }));
const plays = vi.hoisted(() => ({ sendEverything: vi.fn(), unsentPlays: vi.fn(), forgetSent: vi.fn() }));
vi.mock("./devicePlays.ts", () => plays);
vi.mock("./sendEverything.ts", () => plays);
vi.mock("../journal/forgetPlays.ts", () => plays);

guardSignOut();
const leave = async () => {
  for (const listener of heard.before) await listener();
  for (const listener of heard.after) await listener();
};
afterEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

test("signing out deletes sent plays, cursor positions, replies, presets, and packages from the device", async () => {
  localStorage.setItem(unstoredWordsKey, "{}");
  localStorage.setItem(repliesKey, JSON.stringify({ feedback: "words" }));
  localStorage.setItem(presetsKey, JSON.stringify({ userId: "ruth", presets: [] }));
  localStorage.setItem(packageKey, JSON.stringify({ "the-last-bulb": { letter: "words" } }));
  localStorage.setItem(placesKey, JSON.stringify({ "the-last-bulb": { id: "b1", offset: 3 } }));
  plays.sendEverything.mockResolvedValue(undefined);
  plays.unsentPlays.mockResolvedValue([]);
  await leave();
  expect(plays.sendEverything).toHaveBeenCalledOnce();
  expect(plays.forgetSent).toHaveBeenCalledExactlyOnceWith("ruth");
  expect(localStorage.getItem(placesKey)).toBeNull();
  expect(localStorage.getItem(repliesKey)).toBeNull();
  expect(localStorage.getItem(unstoredWordsKey)).toBeNull();
  expect(localStorage.getItem(presetsKey)).toBeNull();
  expect(localStorage.getItem(packageKey)).toBeNull();
});

test("if words couldn't be sent, signing out is refused first, and nothing is deleted", async () => {
  localStorage.setItem(placesKey, "{}");
  plays.sendEverything.mockRejectedValue(new Error("no line"));
  plays.unsentPlays.mockResolvedValue([{}]);
  await expect(leave()).rejects.toMatchObject({ reason: "unavailable" });
  expect(plays.forgetSent).not.toHaveBeenCalled();
  expect(localStorage.getItem(placesKey)).not.toBeNull();
});
