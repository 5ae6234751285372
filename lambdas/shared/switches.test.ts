import { expect, test, vi } from "vitest";
import { type SwitchName, switchParameter } from "#domain/api/switches.ts";
import { apiEvent } from "#tests/support/apiEvent.ts";
import type { Endpoint } from "./endpoint.ts";
import { switchesFromStore, withSwitches } from "./switches.ts";

vi.stubEnv("STAGE", "live");
vi.stubEnv("LOG_LEVEL", "silent");

/** A store of parameters that counts its reads, and a clock. */
function openStore(positions: Record<string, string>) {
  let nowMs = 0;
  const reads: string[] = [];
  const later = (ms: number) => {
    nowMs += ms;
  };
  const store = { isDown: false, later, reads, positions };
  const readParameter = async (name: string) => {
    reads.push(name);
    if (store.isDown) throw new Error("The store doesn't answer.");
    return positions[name];
  };
  return { ...store, store, isOn: switchesFromStore({ readParameter, nowMs: () => nowMs }) };
}

const sharing = switchParameter("live", "sharing");

test("a switch is read from its stage's parameter, and only once a minute", async () => {
  const { isOn, later, reads, positions } = openStore({ [sharing]: "on" });
  expect(await isOn("sharing")).toBe(true);
  positions[sharing] = "off";
  later(59_000);
  expect(await isOn("sharing")).toBe(true);
  later(1000);
  expect(await isOn("sharing")).toBe(false);
  expect(reads).toEqual(["/ghostlight/live/switches/sharing", "/ghostlight/live/switches/sharing"]);
});

test("a switch that was never read is on while the store fails, and one that was read stays as it was", async () => {
  const { isOn, later, store } = openStore({ [sharing]: "off" });
  store.isDown = true;
  expect([await isOn("sharing"), await isOn("feedback")]).toEqual([true, true]);
  later(60_000);
  store.isDown = false;
  expect(await isOn("sharing")).toBe(false);
  later(60_000);
  store.isDown = true;
  expect(await isOn("sharing")).toBe(false);
});

test("a store that fails is asked once a minute, and the log says so", async () => {
  vi.stubEnv("LOG_LEVEL", "info");
  const lines = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { isOn, store, reads } = openStore({});
  store.isDown = true;
  await isOn("sign-up");
  await isOn("sign-up");
  expect(reads).toHaveLength(1);
  expect(String(lines.mock.calls[0]?.[0])).toContain('"message":"switch-unreadable"');
  lines.mockRestore();
  vi.stubEnv("LOG_LEVEL", "silent");
});

test.each(["OFF", "of", ""])("a position that is neither on nor off, such as %j, turns nothing off", async (value) => {
  expect(await openStore({ [sharing]: value }).isOn("sharing")).toBe(true);
});

test("an endpoint refuses while its own switch is off, and one without a switch never does", async () => {
  const endpoint = (switchedBy?: SwitchName): Endpoint => ({
    ...{ routeKey: "GET /api/somewhere", switchedBy },
    answer: async () => ({ statusCode: 200 }),
  });
  const endpoints = [endpoint("sharing"), endpoint("feedback"), endpoint()];
  const [sharing, feedback, plain] = withSwitches(endpoints, async (name) => name === "feedback");
  const event = apiEvent({ method: "GET", path: "/somewhere" });
  await expect(sharing?.answer(event)).rejects.toMatchObject({ reason: "unavailable", code: "sharing-off" });
  expect(await feedback?.answer(event)).toEqual({ statusCode: 200 });
  expect(await plain?.answer(event)).toEqual({ statusCode: 200 });
});
