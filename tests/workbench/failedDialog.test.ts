import { expect, test } from "vitest";
import { failureWords } from "#frontend/messages/failure.yaml";
import { play, scene } from "#tests/support/playBuilder.ts";
import { desktop } from "../journeys/harness/browserDevice.ts";
import { manuscript } from "../journeys/harness/editor.ts";
import { layoutChoice, openPageLayout } from "../journeys/harness/pageLayout.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

test("if a dialog can't be loaded, another one says so, and the play stays on the screen", async () => {
  const { page, context } = await openEditor(play(scene("Hall")), { ...desktop, isTroubled: true });
  const column = async () => {
    const { x, width } = (await manuscript(page).boundingBox()) ?? {};
    return { x, width };
  };
  const shown = await column();
  await context.route(/\/assets\//, (route) => route.abort("connectionfailed"));
  const dialog = await openPageLayout(page);
  await dialog.getByText(failureWords.offline).waitFor();
  expect(await column()).toEqual(shown);
  await context.unroute(/\/assets\//);
  // Chromium remembers that the code failed to load, so the page reloads.
  const reloaded = page.waitForEvent("load");
  await button(page, failureWords.tryAgain).click();
  await reloaded;
  await manuscript(page).waitFor();
  await openPageLayout(page);
  await layoutChoice(page, "Guild modern").waitFor();
});
