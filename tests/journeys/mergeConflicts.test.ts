import { expect, test } from "vitest";
import { keptWords } from "#frontend/messages/kept.yaml";
import { expectAccessible } from "./harness/access.ts";
import { eventually, phone } from "./harness/browserDevice.ts";
import { beginPlay, elements, expectElements, manuscript, save, typeKeys, waitUntilSaved } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const speech = "Who left the lamp on?";
const written = " I did.";
const notice = keptWords.notice({ count: 1 });

/** One offline device deletes a speech while another keeps writing in it. */
async function conflict() {
  const writer = await newWriter();
  const here = await newDeviceOf(writer);
  await beginPlay(here.page);
  await typeKeys(here.page, `Hall{Enter}A hall.{Enter}NORA enters.{Enter}NORA{Enter}${speech}`);
  await save(here.page);
  const there = await newDeviceOf(writer, phone);
  await there.page.goto(here.page.url());
  const before = await elements(here.page);
  await expectElements(there.page, before);
  await here.context.setOffline(true);
  await typeKeys(here.page, "{Shift+Home}");
  await eventually(async () => {
    await typeKeys(here.page, "{Delete}");
    return (await elements(here.page)).at(-1);
  }).toBe("");
  await typeKeys(here.page, "{Backspace}");
  await expectElements(here.page, before.slice(0, -1));
  await manuscript(there.page).getByText(speech).click();
  await typeKeys(there.page, `{End}${written}`);
  await typeKeys(there.page, "{Control+s}");
  await waitUntilSaved(there.page);
  await here.context.setOffline(false);
  await button(here.page, notice).waitFor();
  return { here, before };
}

test("what another device wrote into a deleted speech is put back into the play", async () => {
  const { here, before } = await conflict();
  const { page } = here;
  await button(page, notice).click();
  await page.getByRole("complementary", { name: keptWords.title }).waitFor();
  await expectAccessible(page);
  await button(page, keptWords.verbOn({ verb: keptWords.verbs["put-back"], words: written.trim() })).click();
  const kept = (await elements(page)).at(-1);
  expect(kept).toContain(written.trim());
  expect(await button(page, notice).count()).toBe(0);
  expect((await elements(page)).slice(0, -1)).toEqual(before.slice(0, -1));
});
