import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { setMonitor } from "../../logger.ts";
import { createLastLogin } from "./lastLogin.ts";

const message = vi.fn();
setMonitor({ message, exception: vi.fn() });
afterEach(() => message.mockReset());

/** A profile whose time changes when it's touched. */
function stage(updated_at: string | undefined) {
  const kept = new Map<string, string>();
  const profile = { updated_at };
  const lastLogin = createLastLogin({
    read: async () => {
      if (!profile.updated_at) throw new Refused("not-found", "There is no profile yet.");
      return { id: "1", updated_at: profile.updated_at };
    },
    touch: async () => {
      profile.updated_at = "2027-02-01T00:00:00.000Z";
      return { id: "1", updated_at: profile.updated_at, created_at: "2027-01-09T00:00:00.000Z" };
    },
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
  });
  return { lastLogin, profile };
}

test("the previous time is read before the profile is touched", async () => {
  const { lastLogin, profile } = stage("2027-01-10T00:00:00.000Z");
  expect(await lastLogin.note()).toEqual({
    userId: "1",
    isFirst: false,
    lastTouched: "2027-01-10T00:00:00.000Z",
    createdAt: "2027-01-09T00:00:00.000Z",
  });
  expect(lastLogin.before()).toBe("2027-01-10T00:00:00.000Z");
  expect(profile.updated_at).toBe("2027-02-01T00:00:00.000Z");
});

test("an account without a profile is touched, too, and no error is logged", async () => {
  const { lastLogin, profile } = stage(undefined);
  expect(await lastLogin.note()).toMatchObject({ isFirst: true, lastTouched: undefined });
  expect([lastLogin.before(), profile.updated_at]).toEqual([undefined, "2027-02-01T00:00:00.000Z"]);
  expect(message).not.toHaveBeenCalled();
});

test("any other error is logged, and a profile that couldn't be read isn't touched", async () => {
  const touch = vi.fn();
  const read = async () => {
    throw new Refused("unavailable", "No line.");
  };
  const storage = { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() };
  await createLastLogin({ read, touch, storage }).note();
  expect(touch).not.toHaveBeenCalled();
  expect(message).toHaveBeenCalledOnce();
});
