// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listPresets, type Preset, putPreset } from "#domain/api/presets.ts";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import { Refused } from "#domain/refused.ts";
import { presetWords } from "#frontend/messages/presets.yaml";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, testSession } from "#frontend/platform/testing/sessions.ts";
import { clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { presetsKey } from "./storageKeys.ts";
import { type Presets, usePresets } from "./usePresets.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#frontend/platform/call.ts", () => ({ call }));

const choices: PackageChoices = { parts: ["script"], firstPages: 10, isBlind: false, format: "pdf", letter: "" };
const stored: Preset[] = [];
let isOffline = false;

/** Answers like the API, with `stored` as its table. */
async function server(contract: unknown, input: { params: { presetId: string }; body: Omit<Preset, "presetId"> }) {
  if (isOffline) throw new Refused("unavailable", "You're offline.", { code: "offline" });
  if (contract === listPresets) return { presets: [...stored] };
  const { presetId } = input.params;
  const at = stored.findIndex((one) => one.presetId === presetId);
  if (at >= 0) stored.splice(at, 1);
  if (contract !== putPreset) return { presetId };
  const saved = { ...input.body, presetId, changedAt: "2027-01-10T12:00:00.000Z" };
  stored.push(saved);
  return saved;
}

beforeEach(() => {
  isOffline = false;
  stored.length = 0;
  call.mockImplementation(server);
});
afterEach(() => {
  clearPage();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a screen with the presets of a person; `shown.now` is what it shows. */
async function open(userId = "ruth") {
  clearPage();
  queryClient.clear();
  const shown = {} as { now: Presets<"package"> };
  function Screen() {
    shown.now = usePresets("package");
    return null;
  }
  const session = storeOf({
    kind: "signed-in",
    session: testSession(userId),
    subscription: { kind: "checking" },
  });
  mount(
    <SessionContext value={session}>
      <Screen />
    </SessionContext>,
  );
  await settle();
  return shown;
}

const names = ({ now }: { now: Presets<"package"> }) => now.presets.map(({ name }) => name);
const save = (shown: { now: Presets<"package"> }, name: string, presetId?: string) =>
  settle(() => void shown.now.save.run({ name, content: choices, presetId }));

test("a saved preset is in the list, by name, also when the screen is opened again", async () => {
  const shown = await open();
  await save(shown, "Theater");
  await save(shown, " Competition  2027 ");
  expect(names(shown)).toEqual(["Competition 2027", "Theater"]);
  expect(names(await open())).toEqual(["Competition 2027", "Theater"]);
});

test("saving under the same name replaces the preset, and it can be renamed and deleted", async () => {
  const shown = await open();
  await save(shown, "Theater");
  await save(shown, "Theater");
  expect(stored).toHaveLength(1);
  await save(shown, "Festival", stored[0]?.presetId);
  expect(names(shown)).toEqual(["Festival"]);
  await settle(() => void shown.now.remove.run(stored[0]?.presetId ?? ""));
  expect(names(shown)).toEqual([]);
  expect(stored).toEqual([]);
});

test("without a connection, the list is as this device last saw it, and saving says why it failed", async () => {
  await save(await open(), "Theater");
  isOffline = true;
  const shown = await open();
  expect(names(shown)).toEqual(["Theater"]);
  expect(shown.now.errorText).toBeUndefined();
  await save(shown, "Festival");
  expect(shown.now.save.errorText).toBe("You're offline.");
  expect(names(shown)).toEqual(["Theater"]);
});

test("another person on the same device sees nothing of the list", async () => {
  await save(await open("ruth"), "Theater");
  isOffline = true;
  const shown = await open("nell");
  expect(names(shown)).toEqual([]);
  expect(shown.now.errorText).toBe("You're offline.");
});

test("a preset needs a name of at most 80 characters", async () => {
  const shown = await open();
  await save(shown, "  ");
  expect(shown.now.save.errorText).toBe(presetWords.unnamed);
  await save(shown, "x".repeat(81));
  expect(shown.now.save.errorText).toBe(presetWords.tooLong);
  expect(stored).toEqual([]);
});

test("presets of another kind, and content from a newer version, are left out", async () => {
  const changedAt = "2027-01-10T12:00:00.000Z";
  const unreadable = { ...choices, parts: ["poster"] };
  stored.push({ presetId: "1".repeat(16), kind: "layout", name: "Mine", content: {}, changedAt });
  stored.push({ presetId: "2".repeat(16), kind: "package", name: "Newer", content: unreadable, changedAt });
  stored.push({ presetId: "3".repeat(16), kind: "package", name: "Ours", content: choices, changedAt });
  stored.push({ presetId: "4".repeat(16), kind: "lighting", name: "Of a later release", content: {}, changedAt });
  expect(names(await open())).toEqual(["Ours"]);
  // What's left out now is there once this device has the later release.
  isOffline = true;
  expect(names(await open())).toEqual(["Ours"]);
  expect(localEntries.getItem(presetsKey)).toContain("Of a later release");
});
