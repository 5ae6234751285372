import { expect, test } from "vitest";
import { saveManuallyWords } from "#frontend/messages/saveManually.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { scene } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { apiOf } from "./harness/checkout.ts";
import { manuscript, typeKeys } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { installClock, newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

test("a play that differs from the server's stops, says so, and can be downloaded", async () => {
  const writer = await newWriter();
  const { playId } = await (await apiOf(writer)).makePlay("Ghosts", scene("Hall"));
  const { page, context } = await newDeviceOf(writer, { isTroubled: true });
  await installClock(context);
  await page.goto(`/editor/${playId}`);
  await manuscript(page).focus();
  await page.keyboard.press("Control+End");
  await context.route(/\/check$/, (route) => route.fulfill({ json: { agrees: false } }));
  // The first comparison comes within a minute, and a mismatch is checked once more.
  await context.clock.fastForward("01:01");
  await Promise.all([page.waitForRequest(/\/check$/), typeKeys(page, " of{Control+s}")]);
  await typeKeys(page, " mirrors{Control+s}");
  await page.getByRole("alert").getByText(savingWords.diverged).waitFor();
  expect(await manuscript(page).count()).toBe(0);
  expect(await page.getByText("Hall of mirrors").count()).toBe(1);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, saveManuallyWords.downloadFountain).click(),
  ]);
  expect(file.suggestedFilename()).toBe("Ghosts.fountain");
});
