import { inject } from "vitest";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { Play } from "#domain/play/play.ts";
import type { Tier } from "#domain/subscription/plans.ts";
import { type MemoryPerson, storedSessionOf } from "#tests/support/memoryAccount.ts";
import { type BrowserDevice, desktop, type Look, newDevice } from "../journeys/harness/browserDevice.ts";
import { manuscript } from "../journeys/harness/editor.ts";
import { playId, siteConfig, startKey, type WorkbenchStart } from "./page/onWorkbench.ts";

interface WriterLook extends Look {
  /** The plan of the person who writes; free without one. */
  readonly tier?: Tier;
  /** What readers have said about the play. */
  readonly feedback?: readonly FeedbackEntry[];
  /** The writer's other plays. */
  readonly others?: readonly Play[];
}

/** Opens a new play that begins with the heading of a scene, ready for its first word. */
export async function openNewPlay(options?: WriterLook): Promise<BrowserDevice> {
  const device = await openEditor(undefined, options);
  await device.page.keyboard.press("Control+2");
  return device;
}

/** Opens a play in the editor, with the cursor in the manuscript. Without a play, it's a new one. */
export async function openEditor(play?: Play, options?: WriterLook): Promise<BrowserDevice> {
  const device = await goToEditor(play, options);
  await manuscript(device.page).focus();
  return device;
}

/** Opens a play in the editor, with the cursor where the editor puts it. */
export async function goToEditor(
  play?: Play,
  { tier, feedback, others, ...look }: WriterLook = desktop,
): Promise<BrowserDevice> {
  const person: MemoryPerson = { ...writer, tier };
  const stored = storedSessionOf(person, siteConfig.userPoolClientId);
  const device = await newDevice({ ...look, stored, site: inject("workbench") });
  const start: WorkbenchStart = { person, play, feedback, others };
  await device.page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    startKey,
    JSON.stringify(start),
  ] as const);
  await device.page.goto(`/editor/${play ? playId : "new"}`);
  await manuscript(device.page).waitFor();
  return device;
}

const writer = {
  userId: "11111111-1111-4111-8111-111111111111",
  name: "Nell Harrow",
  email: "nell@ghostlight.test",
};
