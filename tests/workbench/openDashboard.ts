import type { Play } from "#domain/play/play.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { type BrowserDevice, desktop } from "../journeys/harness/browserDevice.ts";
import { playLink } from "../journeys/harness/playList.ts";
import { heading } from "../journeys/harness/signIn.ts";
import { openWorkbench, type WriterLook } from "./openWorkbench.ts";

/** Opens the list of these plays. The last one was changed last. */
export async function openDashboard(plays: readonly Play[] = [], look: WriterLook = desktop): Promise<BrowserDevice> {
  const device = await openWorkbench("/dashboard", { others: plays }, look);
  await heading(device.page, dashboardWords.title).waitFor();
  for (const { front } of plays) await playLink(device.page, front.title).waitFor();
  return device;
}
