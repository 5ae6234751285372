import { test } from "vitest";
import { menuLabels } from "#frontend/messages/menuLabels.ts";
import { sharingWords as words } from "#frontend/messages/sharing.ts";
import { desktop } from "./harness/browserDevice.ts";
import { openNewPlay, titleField } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

test("an empty play says what's missing before it's shared, and one that was just begun is shared at once", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page } = await newDeviceOf(await newWriter(), { ...desktop, permissions });
  await openNewPlay(page);
  await button(page, words.share).click();
  const empty = page.getByRole("dialog", { name: words.title(menuLabels.untitled) });
  await empty.getByText(words.nothingToRead).waitFor();
  await button(empty, words.close).click();
  await titleField(page).fill("Dust");
  await button(page, words.share).click();
  const dialog = page.getByRole("dialog", { name: words.title("Dust") });
  await button(dialog, words.cancel).click();
  await button(page, words.share).click();
  await button(dialog, words.copy).waitFor();
  await dialog
    .getByRole("heading", { name: words.title("Dust") })
    .and(page.locator(":focus"))
    .waitFor({ timeout: 5_000 });
  await button(dialog, words.copy).click();
  await dialog.getByRole("status").filter({ hasText: words.made }).waitFor();
});
