import { test } from "vitest";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
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

test("a play that was moved to the bin elsewhere stays on the list of a device with changes, and is restored there", async () => {
  const writer = await newWriter();
  const { page: desk } = await newDeviceOf(writer);
  await beginPlay(desk);
  await titleField(desk).fill("Dust");
  await manuscript(desk).focus();
  await typeKeys(desk, "Attic");
  await save(desk);
  const { page } = await newDeviceOf(writer, phone);
  await openPlayList(page);
  await openFromPlayList(page, "Dust");
  await manuscript(page).getByText("Attic").waitFor();
  await waitUntilSaved(page);

  await page.context().setOffline(true);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End} at night");
  await waitUntilStored(page);
  await openPlayList(desk);
  await choosePlayAction(desk, "Dust", words.toBin);
  await desk.getByText(words.binned("Dust")).waitFor();
  await page.context().setOffline(false);
  await openPlayList(page);
  await page.getByText(new RegExp(words.inBin(2).replace(/\d+ changes/, "\\d+ changes?"))).waitFor();
  await choosePlayAction(page, "Dust", words.restore);
  await page.getByText(words.restored("Dust")).waitFor();
  await openFromPlayList(page, "Dust");
  await manuscript(page).getByText("Attic at night").waitFor();
  await waitUntilSaved(page);
});
