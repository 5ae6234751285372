// @vitest-environment page
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { deviceStorageWords } from "#frontend/messages/deviceStorage.yaml";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import type { DevicePlay } from "#frontend/modules/sync/devices/devicePlays.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { DeviceStorageCard } from "./DeviceStorageCard.tsx";

const devicePlays = vi.hoisted(() => ({ playsWithCards: vi.fn(), removeFromDevice: vi.fn() }));
vi.mock("#frontend/modules/sync/cards/playsWithCards.ts", () => devicePlays);
vi.mock("#frontend/modules/sync/journal/forgetPlays.ts", () => devicePlays);

const play = (title: string, more: Partial<DevicePlay> = {}): DevicePlay => ({
  playId: title as PlayId,
  card: { title, subtitle: "", authors: "", words: 1, pages: 1 },
  waiting: 0,
  onServer: true,
  cardOwed: false,
  opensOffline: true,
  createdAt: 0,
  changedAt: 0,
  ...more,
});

let here: DevicePlay[] = [];

beforeEach(() => {
  here = [play("Sent", { changedAt: 1 }), play("Waiting", { waiting: 2 }), play("", { onServer: false, waiting: 1 })];
  devicePlays.playsWithCards.mockImplementation(async () => here);
  devicePlays.removeFromDevice.mockReset().mockImplementation(async (_: UserId, playId: PlayId) => {
    here = here.filter((each) => each.playId !== playId);
  });
  const storage = { estimate: async () => ({ usage: 6_400_000, quota: 20e9 }), persisted: async () => true };
  vi.stubGlobal("navigator", { language: "en", languages: ["en"], storage });
});
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

async function open(): Promise<HTMLElement> {
  const page = mount(
    <MemoryRouter>
      <DeviceStorageCard userId={"1" as UserId} />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(page.querySelector("ul, p + p")).not.toBeNull());
  await settle();
  return page;
}

const removeButtons = (page: HTMLElement) => [...page.querySelectorAll("button")].map((each) => each.ariaLabel);

test("shows how much room is used and available, and that the browser keeps the plays", async () => {
  const page = await open();
  expect(page.textContent).toContain(deviceStorageWords.room({ used: "6.4 MB", available: "20 GB" }));
  expect(page.textContent).toContain(deviceStorageWords.kept);
});

test("a play can be removed only if nothing of it waits, and the others say why not", async () => {
  const page = await open();
  expect(removeButtons(page)).toEqual([deviceStorageWords.removeNamed({ title: "Sent" })]);
  expect(page.textContent).toContain(deviceStorageWords.waiting);
  expect(page.textContent).toContain(deviceStorageWords.onlyHere);
  await settle(() => buttonNamed(deviceStorageWords.removeNamed({ title: "Sent" })).click());
  expect(page.textContent).toContain(deviceStorageWords.plays({ count: 2 }));
  expect(removeButtons(page)).toEqual([]);
});

test("a play that is open in another tab stays, with the reason", async () => {
  devicePlays.removeFromDevice.mockRejectedValue(new Refused("conflict", savingNoticeWords.openInTab));
  const page = await open();
  await settle(() => buttonNamed(deviceStorageWords.removeNamed({ title: "Sent" })).click());
  expect(page.querySelector('[role="alert"]')?.textContent).toBe(savingNoticeWords.openInTab);
  expect(removeButtons(page)).toEqual([deviceStorageWords.removeNamed({ title: "Sent" })]);
});

test("a browser that doesn't tell how much room there is shows the plays", async () => {
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  const page = await open();
  expect(page.textContent).toContain(deviceStorageWords.plays({ count: 3 }));
  expect(page.textContent).not.toContain(deviceStorageWords.kept);
  expect(page.textContent).not.toContain(deviceStorageWords.notKept);
});

test("a play whose title isn't known here says so", async () => {
  here = [play("Sent"), play("Opened", { card: undefined })];
  const page = await open();
  expect([...page.querySelectorAll("a")].map((link) => link.textContent)).toEqual(["Sent", "Title unknown"]);
});
