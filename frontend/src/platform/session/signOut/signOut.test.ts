import { beforeEach, expect, test, vi } from "vitest";
import { changeSignIn } from "#domain/api/securityChanges.ts";
import { Refused } from "#domain/refused.ts";
import { afterSignOut, beforeSignOut, signOut } from "./signOut.ts";

const amplifySignOut = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../auth/openAuth.ts", () => ({ openAuth: async () => ({ signOut: amplifySignOut }) }));
vi.mock("../store/sessionObserver.ts", () => ({ sessionObserver: { look: async () => undefined } }));
vi.mock("../store/storedSession.ts", () => ({ readStoredSession: async () => ({ access_token: "token" }) }));
const call = vi.hoisted(() => vi.fn(async (_: unknown, __: unknown): Promise<unknown> => ({})));
vi.mock("../../call.ts", () => ({ call }));

const unsent = () => Promise.reject(new Refused("unavailable", "Some words are unsent."));

const endsAll = [changeSignIn, { body: { change: "sign-out-everywhere" } }];

beforeEach(() => {
  amplifySignOut.mockClear();
  call.mockClear();
});

test("waits for the listeners before, ends every session, and then runs the listeners after", async () => {
  const order: string[] = [];
  amplifySignOut.mockImplementationOnce(async () => void order.push("out"));
  const stops = [
    beforeSignOut(async () => void order.push("before")),
    afterSignOut(async () => void order.push("after")),
  ];
  await signOut();
  expect(order).toEqual(["before", "out", "after"]);
  expect(call).toHaveBeenCalledExactlyOnceWith(...endsAll);
  for (const stop of stops) stop();
  await signOut({ isEverywhere: false });
  expect(order).toHaveLength(3);
  expect(amplifySignOut).toHaveBeenLastCalledWith({ global: false });
  expect(call).toHaveBeenCalledOnce();
});

test("a refusal keeps the session, unless the person insists", async () => {
  const stop = beforeSignOut(unsent);
  await expect(signOut()).rejects.toThrow("Some words are unsent.");
  expect(amplifySignOut).not.toHaveBeenCalled();
  await signOut({ isForced: true });
  expect(amplifySignOut).toHaveBeenCalledOnce();
  stop();
});

test("of several refusals, the person hears all reasons at once", async () => {
  const corrections = async () => {
    throw new Refused("conflict", "A correction would be lost.");
  };
  const stops = [beforeSignOut(unsent), beforeSignOut(corrections)];
  await expect(signOut()).rejects.toThrow("Some words are unsent. A correction would be lost.");
  for (const stop of stops) stop();
});

test("if the other devices can't be reached, it says so, and can sign out on this device only", async () => {
  call.mockRejectedValue(new Error("no line"));
  await expect(signOut()).rejects.toMatchObject({ code: "others-unreachable" });
  expect(amplifySignOut).not.toHaveBeenCalled();
  await signOut({ isEverywhere: false });
  await signOut({ isForced: true });
  expect(amplifySignOut).toHaveBeenCalledTimes(2);
});
