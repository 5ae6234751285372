// @vitest-environment page
import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import type { DeviceReport } from "#domain/api/devices.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { hourMs } from "#domain/time.ts";
import { deviceInOneTab } from "../testing/deviceInOneTab.ts";
import { testOwner } from "../testing/testWorld.ts";
import { reportThisDevice } from "./reportThisDevice.ts";

let devices = 0;
beforeEach(() => localStorage.clear());

/** A device with a clock, and the reports that the server got from it. */
function newDevice() {
  const name = `device-${String(devices++).padStart(4, "0")}`;
  localStorage.setItem("ghostlight.device", name);
  const device = deviceInOneTab(name);
  const reports: DeviceReport["waiting"][] = [];
  const server = { isDown: false };
  const call = async (_: unknown, { body }: { body: DeviceReport }) => {
    if (server.isDown) throw new Refused("unavailable", "Down.");
    reports.push(body.waiting);
  };
  const reportAt = (at: number, { isSigningOut = false, session = "first" } = {}) =>
    reportThisDevice({
      userId: testOwner,
      isSigningOut,
      device,
      call: call as never,
      now: () => at,
      getSession: async () => session,
    });
  const write = async (playId: string, at: number) => {
    const journal = device.journal(testOwner, playId as PlayId);
    await journal.begin(at);
    await journal.append([{ update: new Uint8Array(1), changes: 3, at }]);
    await journal.describe({ title: playId, subtitle: "", authors: "", words: 1, pages: 1 }, at);
    return journal;
  };
  return { reports, reportAt, write, server };
}

const waitingIn = (playId: string) => ({ playId, title: playId, changes: 3 });

test("a play is reported when it has waited for fifteen seconds, and again when it's sent", async () => {
  const { reports, reportAt, write } = newDevice();
  const journal = await write("the-dark-play", 1_000);
  await reportAt(2_000);
  await reportAt(15_999);
  expect(reports).toEqual([[]]);
  await reportAt(16_000);
  await reportAt(20_000);
  expect(reports).toEqual([[], [waitingIn("the-dark-play")]]);
  await journal.created();
  const batch = await journal.seal("update-0001");
  const received = { after: 0, sequence: 1, updates: [], toTheEnd: true };
  await journal.store({ ...received, entries: [], logged: [batch?.updateId ?? ""] });
  await reportAt(30_000);
  await reportAt(40_000);
  expect(reports.slice(2)).toEqual([[]]);
  await reportAt(30_000 + hourMs);
  expect(reports.slice(3)).toEqual([[]]);
});

test("a report that didn't arrive is made again", async () => {
  const { reports, reportAt, server } = newDevice();
  server.isDown = true;
  await expect(reportAt(1_000)).rejects.toThrow("Down.");
  server.isDown = false;
  await reportAt(2_000);
  expect(reports).toEqual([[]]);
});

test("at sign-out, changes that were made just now are reported, too, and nothing if nothing waits", async () => {
  const { reports, reportAt, write } = newDevice();
  await reportAt(1_000, { isSigningOut: true });
  expect(reports).toEqual([]);
  await write("the-dark-play", 2_000);
  await reportAt(2_000, { isSigningOut: true });
  expect(reports).toEqual([[waitingIn("the-dark-play")]]);
});

test("a browser that stores nothing, and so is another device each time, reports nothing", async () => {
  const { reports, reportAt } = newDevice();
  localStorage.clear();
  await reportAt(1_000);
  expect(reports).toEqual([]);
});

test("a new sign-in is reported at once, because the server knows only the session before", async () => {
  const { reports, reportAt } = newDevice();
  await reportAt(1_000);
  await reportAt(2_000);
  expect(reports).toHaveLength(1);
  await reportAt(3_000, { session: "second" });
  await reportAt(4_000, { session: "second" });
  expect(reports).toHaveLength(2);
});
