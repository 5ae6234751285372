// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AccountDevice, forgetDevice, listDevices, renameDevice, signOutDevice } from "#domain/api/devices.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { deviceWords } from "#frontend/messages/devices.yaml";
import { thisDeviceId } from "#frontend/modules/sync/devices/deviceId.ts";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, testSession } from "#frontend/platform/testing/sessions.ts";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { DevicesCard } from "./DevicesCard.tsx";

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#frontend/platform/call.ts", () => ({ call }));

const { reportSignedIn } = vi.hoisted(() => ({ reportSignedIn: vi.fn() }));
vi.mock("#frontend/modules/sync/reports/startDeviceReports.ts", () => ({ reportSignedIn }));

const device = (deviceId: string, browser: string, more: Partial<AccountDevice> = {}): AccountDevice => ({
  deviceId,
  browser,
  seenAt: "2027-01-10T12:00:00.000Z",
  canSignOut: true,
  waiting: [],
  ...more,
});

let stored: AccountDevice[] = [];
let isDown = false;

interface Input {
  readonly params: { readonly deviceId: string };
  readonly body: { readonly name: string | null };
}

/** Answers like the API, with `stored` as its table. */
async function server(contract: unknown, input: Input) {
  if (isDown) throw new Refused("unavailable", "You're offline.");
  if (contract === listDevices) return { devices: [...stored] };
  const { deviceId } = input.params;
  const found = stored.find((one) => one.deviceId === deviceId);
  stored = stored.filter((one) => one !== found);
  if (contract === signOutDevice && found) {
    const ended = { ...found, canSignOut: false, signedOutAt: "2027-01-10T13:00:00.000Z" };
    stored.push(ended);
    return ended;
  }
  if (contract !== renameDevice || !found) return contract === forgetDevice ? { deviceId } : undefined;
  const { name: _, ...unnamed } = found;
  const renamed = { ...unnamed, ...(input.body.name !== null && { name: input.body.name }) };
  stored.push(renamed);
  return renamed;
}

beforeEach(() => {
  isDown = false;
  const waiting = [{ playId: "the-dark-play" as PlayId, title: "Dark", changes: 3 }];
  stored = [
    device("phone-of-hers", "Chrome on Android", { waiting }),
    device(thisDeviceId, "Firefox on Linux", { waiting }),
  ];
  call.mockImplementation(server);
});
afterEach(() => {
  clearPage();
  queryClient.clear();
});

async function open(): Promise<HTMLElement> {
  const session = storeOf({ kind: "signed-in", session: testSession("ruth"), subscription: { kind: "checking" } });
  const page = mount(
    <SessionContext value={session}>
      <DevicesCard />
    </SessionContext>,
  );
  await settle();
  return page;
}

const rows = (page: HTMLElement) => [...page.querySelectorAll(".account-device")].map((row) => row.textContent ?? "");

test("this device comes first, and others show what hadn't synced when they were last connected", async () => {
  const [here, phone] = rows(await open());
  expect(here).toContain(`Firefox on Linux${deviceWords.thisDevice}`);
  expect(here).not.toContain(deviceWords.unsynced({ title: "Dark" }));
  expect(phone).toContain("Chrome on AndroidLast connected ");
  expect(phone).toContain(deviceWords.unsynced({ title: "Dark" }));
});

test("a browser in which somebody has just signed in is on the list soon", async () => {
  stored = stored.filter(({ deviceId }) => deviceId !== thisDeviceId);
  reportSignedIn.mockImplementation(async () => void stored.push(device(thisDeviceId, "Firefox on Linux")));
  const page = await open();
  expect(rows(page)).toHaveLength(1);
  await vi.waitFor(() => expect(rows(page)[0]).toContain(`Firefox on Linux${deviceWords.thisDevice}`));
});

test("a device gets a name, and without one it's called what its browser claims to be", async () => {
  const page = await open();
  const rename = async (from: string, to: string) => {
    await settle(() => buttonNamed(deviceWords.renameNamed({ name: from })).click());
    typeInto(fieldLabelled(deviceWords.nameLabel), to);
    await settle(() => buttonNamed(deviceWords.save).click());
  };
  await rename("Chrome on Android", "x".repeat(61));
  expect(page.textContent).toContain(deviceWords.nameTooLong({ most: 60 }));
  typeInto(fieldLabelled(deviceWords.nameLabel), " My phone ");
  await settle(() => buttonNamed(deviceWords.save).click());
  expect(rows(page)[1]).toContain("My phone");
  expect(document.activeElement?.getAttribute("aria-label")).toBe(deviceWords.renameNamed({ name: "My phone" }));
  await rename("My phone", "");
  expect(rows(page)[1]).toContain("Chrome on Android");
});

test("other devices can be signed out, and this one can't", async () => {
  const page = await open();
  expect(page.querySelector(`[aria-label="${deviceWords.signOutNamed({ name: "Firefox on Linux" })}"]`)).toBeNull();
  await settle(() => buttonNamed(deviceWords.signOutNamed({ name: "Chrome on Android" })).click());
  expect(rows(page)[1]).toContain("Signed out ");
  expect(page.querySelector(`[aria-label="${deviceWords.signOutNamed({ name: "Chrome on Android" })}"]`)).toBeNull();
});

test("other devices can be removed from the list, and this one can't", async () => {
  const page = await open();
  expect(page.querySelector(`[aria-label="${deviceWords.forgetNamed({ name: "Firefox on Linux" })}"]`)).toBeNull();
  await settle(() => buttonNamed(deviceWords.forgetNamed({ name: "Chrome on Android" })).click());
  expect(rows(page)).toHaveLength(1);
});

test("if the list can't be loaded, it says why and can be tried again", async () => {
  isDown = true;
  const page = await open();
  await vi.waitFor(() => expect(page.textContent).toContain("You're offline."));
  isDown = false;
  await settle(() => buttonNamed(deviceWords.tryAgain).click());
  expect(rows(page)).toHaveLength(2);
});
