import type { Page } from "playwright-core";
import type { Play } from "#domain/play/play.ts";
import { generatePlay, withSimultaneous } from "#tests/support/generatePlay.ts";
import { desktop, eventually, type Look } from "../journeys/harness/browserDevice.ts";
import { goToEditor } from "./openEditor.ts";

/** A play of many pages, with simultaneous speeches. */
export const scrolledPlay = withSimultaneous(generatePlay({ seed: 7, speeches: 500 }));

/** Opens a play in the editor and waits until it's paginated. */
export async function openPaginated(play: Play, look: Look = desktop): Promise<Page> {
  const { page } = await goToEditor(play, look);
  await eventually(() => page.locator(".page-gap").count()).toBeGreaterThan(2);
  return page;
}

/** Waits until the page has settled and saved its position. */
export const waitUntilSettled = (page: Page) => page.waitForTimeout(700);
