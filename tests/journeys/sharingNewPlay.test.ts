import { test } from "vitest";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { desktop } from "./harness/browserDevice.ts";
import { openNewPlay, titleField } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

test("an empty play says what's missing before it's shared, and one that was just begun is shared at once", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page } = await newDeviceOf(await newWriter(), { ...desktop, permissions });
  await openNewPlay(page);
  await button(page, sharingWords.share).click();
  const empty = page.getByRole("dialog", { name: sharingWords.title({ play: menuLabels.untitled }) });
  await empty.getByText(sharingWords.nothingToRead).waitFor();
  await button(empty, sharingWords.close).click();
  await titleField(page).fill("Dust");
  await button(page, sharingWords.share).click();
  const dialog = page.getByRole("dialog", { name: sharingWords.title({ play: "Dust" }) });
  await button(dialog, sharingWords.cancel).click();
  await button(page, sharingWords.share).click();
  await button(dialog, sharingWords.copy).waitFor();
  await dialog
    .getByRole("heading", { name: sharingWords.title({ play: "Dust" }) })
    .and(page.locator(":focus"))
    .waitFor({ timeout: 5_000 });
  await button(dialog, sharingWords.copy).click();
  await dialog.getByRole("status").filter({ hasText: sharingWords.made }).waitFor();
});
