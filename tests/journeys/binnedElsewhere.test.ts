import { expect, test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { expectAccessible } from "./harness/access.ts";
import { phone } from "./harness/browserDevice.ts";
import {
  beginPlay,
  manuscript,
  save,
  titleField,
  typeKeys,
  waitUntilSaved,
  waitUntilStored,
} from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { choosePlayAction, openFromPlayList, openPlayList } from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

test("a play that was moved to the bin elsewhere stays on the list of a device with changes, and is restored there", async () => {
  const writer = await newWriter();
  const { page: desk } = await newDeviceOf(writer);
  await beginPlay(desk);
  await titleField(desk).fill("Dust");
  await manuscript(desk).focus();
  await typeKeys(desk, "Attic");
  await save(desk);
  const { page } = await newDeviceOf(writer, { ...phone, viewport: { width: 360, height: 640 } });
  await openPlayList(page);
  await openFromPlayList(page, "Dust");
  await manuscript(page).getByText("Attic").waitFor();
  await waitUntilSaved(page);

  await page.context().setOffline(true);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End} at night");
  await waitUntilStored(page);
  const state = page.getByRole("status").filter({ hasText: savingWords.onDeviceShort });
  await state.waitFor();
  expect(await state.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await openPlayList(desk);
  await choosePlayAction(desk, "Dust", dashboardWords.toBin);
  await desk.getByText(dashboardWords.binned({ title: "Dust" })).waitFor();
  await page.context().setOffline(false);
  await page.getByText(savingWords.binNotice).waitFor();
  await page.getByText(savingWords.inBin, { exact: true }).waitFor();
  await expectAccessible(page);
  await openPlayList(page);
  await page.getByText(dashboardWords.inBin).waitFor();
  await choosePlayAction(page, "Dust", dashboardWords.restore);
  await page.getByText(dashboardWords.restored({ title: "Dust" })).waitFor();
  await openFromPlayList(page, "Dust");
  await manuscript(page).getByText("Attic at night").waitFor();
  await waitUntilSaved(page);
});

test("a play that was moved to the bin while it's open elsewhere says so, and is restored from the editor", async () => {
  const writer = await newWriter();
  const { page } = await newDeviceOf(writer);
  await beginPlay(page);
  await titleField(page).fill("Embers");
  await manuscript(page).focus();
  await typeKeys(page, "Hearth");
  await save(page);
  const { page: other } = await newDeviceOf(writer);
  await openPlayList(other);
  await choosePlayAction(other, "Embers", dashboardWords.toBin);
  await other.getByText(dashboardWords.binned({ title: "Embers" })).waitFor();
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End} at night");
  await page.getByText(savingWords.binNotice).waitFor();
  await button(page, savingWords.restore).click();
  await waitUntilSaved(page);
  await page.getByText(savingWords.binNotice).waitFor({ state: "hidden" });
  await openPlayList(other);
  await openFromPlayList(other, "Embers");
  await manuscript(other).getByText("Hearth at night").waitFor();
});
