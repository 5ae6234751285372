import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { afterSignOut, beforeSignOut, signOut } from "./signOut.ts";

const amplifySignOut = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../auth/openAuth.ts", () => ({ openAuth: async () => ({ signOut: amplifySignOut }) }));
vi.mock("../store/sessionObserver.ts", () => ({ sessionObserver: { look: async () => undefined } }));
vi.mock("../store/storedSession.ts", () => ({ readStoredSession: async () => ({ access_token: "token" }) }));
const getOther = vi.hoisted(() => vi.fn(async (_: string): Promise<unknown> => undefined));
vi.mock("../tokens/tokens.ts", () => ({ tokens: { getOther } }));

const unsent = () => Promise.reject(new Refused("unavailable", "Some words are unsent."));

beforeEach(() => amplifySignOut.mockClear());

test("waits for the listeners before, ends every session, and then runs the listeners after", async () => {
  const order: string[] = [];
  amplifySignOut.mockImplementationOnce(async () => void order.push("out"));
  const stops = [
    beforeSignOut(async () => void order.push("before")),
    afterSignOut(async () => void order.push("after")),
  ];
  await signOut();
  expect(order).toEqual(["before", "out", "after"]);
  expect(amplifySignOut).toHaveBeenCalledWith({ global: true });
  for (const stop of stops) stop();
  await signOut({ isEverywhere: false });
  expect(order).toHaveLength(3);
  expect(amplifySignOut).toHaveBeenLastCalledWith({ global: false });
});

test("a refusal keeps the session, unless the person insists", async () => {
  const stop = beforeSignOut(unsent);
  await expect(signOut()).rejects.toThrow("Some words are unsent.");
  expect(amplifySignOut).not.toHaveBeenCalled();
  await signOut({ isForced: true });
  expect(amplifySignOut).toHaveBeenCalledOnce();
  stop();
});

test("if the other devices can't be reached, it says so, and can sign out on this device only", async () => {
  getOther.mockRejectedValue(new Error("no line"));
  await expect(signOut()).rejects.toMatchObject({ code: "others-unreachable" });
  expect(amplifySignOut).not.toHaveBeenCalled();
  await signOut({ isEverywhere: false });
  await signOut({ isForced: true });
  expect(amplifySignOut).toHaveBeenCalledTimes(2);
});
