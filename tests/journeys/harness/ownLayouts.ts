import type { Locator, Page } from "playwright-core";
import type { PageLayout } from "#domain/play/play.ts";
import { groupNames, ownLayoutWords } from "#frontend/messages/ownLayouts.yaml";
import { layoutChoice, pageLayoutDialog } from "./pageLayout.ts";

/** What `adjustLayout` makes of the layout of a new play. */
export const adjusted = {
  layout: "guild-modern",
  changes: { "cue.left": 1, "cue.align": "left", "font.size": 11, "marks.more": "(MORE)", "margins.left": 1.5 },
} satisfies PageLayout;

export const dialogNamed = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

export async function fillIn(group: Locator, label: string, value: string): Promise<void> {
  await group.getByRole("textbox", { name: label, exact: true }).fill(value);
}

/** Makes the changes of `adjusted` in the form. */
export async function adjustLayout(page: Page): Promise<Locator> {
  await pageLayoutDialog(page).getByRole("button", { name: ownLayoutWords.adjust }).click();
  const form = dialogNamed(page, ownLayoutWords.adjustTitle);
  const group = (name: string) => form.getByRole("region", { name, exact: true });
  await fillIn(group(groupNames.page), "Font size (pt)", "11");
  await fillIn(group(groupNames.page), "Left margin (in)", "1.5");
  await fillIn(group(groupNames.names), "Left indent (in)", "1");
  await group(groupNames.names).getByRole("combobox", { name: "Alignment" }).selectOption("left");
  const more = group(groupNames.marks).getByRole("group", { name: /^Under a speech/ });
  await more.getByRole("checkbox").check();
  return form;
}

/** Saves the layout in the form under a name. */
export async function saveLayoutAs(page: Page, name: string): Promise<void> {
  const form = dialogNamed(page, ownLayoutWords.adjustTitle);
  await form.getByRole("button", { name: ownLayoutWords.saveAs }).click();
  const naming = dialogNamed(page, ownLayoutWords.saveTitle);
  await naming.getByRole("textbox", { name: ownLayoutWords.nameLabel }).fill(name);
  await naming.getByRole("button", { name: ownLayoutWords.save, exact: true }).click();
  await form.waitFor({ state: "detached" });
}

/** Deletes a layout that this person has saved. */
export async function deleteLayout(page: Page, name: string): Promise<void> {
  await layoutChoice(page, name).check();
  await pageLayoutDialog(page).getByRole("button", { name: ownLayoutWords.remove }).click();
  const dialog = dialogNamed(page, ownLayoutWords.removeTitle({ name }));
  await dialog.getByRole("button", { name: ownLayoutWords.removeNow }).click();
  await dialog.waitFor({ state: "detached" });
}
