import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { noteWords } from "#frontend/messages/notes.yaml";
import { outlineWords, sceneFormWords } from "#frontend/messages/outline.yaml";
import { direction, play, scene, setting } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { expectElements, manuscript, typeKeys } from "../journeys/harness/editor.ts";
import { openEditor } from "./openEditor.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: actionWords.notes });
const filter = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const field = (page: Page) => panel(page).getByRole("textbox", { name: noteWords.field });
const item = (page: Page, text: string) => panel(page).getByRole("listitem").filter({ hasText: text });

/** Selects the word after the cursor. */
const lamp = "{Shift+ArrowRight}".repeat("lamp".length);

test("a writer notes things to do at passages and scenes, and checks them off", async () => {
  const attic = scene("Attic", setting("A lamp burns."));
  const { page } = await openEditor(play(attic, scene("Hall", setting("Dark."))));
  await typeKeys(page, "{Control+End}{Enter}[[Who is here?]]{Enter}");
  await manuscript(page).getByText("A lamp burns.").click();
  await typeKeys(page, `{Home}{ArrowRight}{ArrowRight}${lamp}{Control+Alt+m}`);
  await field(page).fill("What color?");
  // The browser doesn't show the selection while another field has the focus.
  await eventually(() => manuscript(page).locator(".noted").allTextContents()).toEqual(["lamp"]);
  await expectAccessible(page);
  await typeKeys(page, "{Control+Enter}");
  await eventually(() => manuscript(page).locator(".noted").allTextContents()).toEqual(["lamp"]);
  // The writer goes on behind the passage.
  await manuscript(page).and(page.locator(":focus")).waitFor();
  await typeKeys(page, "!");
  await manuscript(page).getByText("A lamp! burns.").waitFor();
  await typeKeys(page, "{Backspace}");

  const outline = page.getByRole("navigation", { name: editorWords.outline });
  await outline.getByRole("button", { name: outlineWords.edit }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: sceneFormWords.addNote }).click();
  await field(page).fill("Too short");
  await panel(page).getByRole("button", { name: noteWords.save }).click();
  await item(page, "Too short").waitFor();
  const heads = panel(page).getByRole("heading", { level: 3 });
  expect(await heads.allTextContents()).toEqual(["Attic", "Hall"]);
  expect(await panel(page).getByRole("listitem").count()).toBe(3);

  await item(page, "Who is here?").getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  // Checked off, it leaves the list. The next one has the focus.
  await panel(page).getByRole("checkbox").and(page.locator(":focus")).waitFor();
  await item(page, "Too short").getByRole("checkbox").click();
  await filter(page, noteWords.states.done).click();
  await expectAccessible(page);
  await item(page, "Who is here?").waitFor();
  await filter(page, noteWords.states.open({ count: 1 })).click();
  await item(page, "What color?").getByRole("button", { name: "What color?", exact: true }).click();
  await typeKeys(page, `${lamp}{Delete}`);
  await item(page, noteWords.isGone).waitFor();
  await typeKeys(page, "{Control+z}");
  await item(page, noteWords.isGone).waitFor({ state: "detached" });

  await item(page, "What color?")
    .getByRole("button", { name: noteWords.removeNote({ text: "What color?" }) })
    .click();
  await panel(page).getByText(noteWords.noneOpen).waitFor();
  await page.getByRole("button", { name: noteWords.undo }).click();
  await item(page, "What color?")
    .getByRole("button", { name: noteWords.editNote({ text: "What color?" }) })
    .click();
  await field(page).fill("What color is it?");
  await typeKeys(page, "{Control+Enter}");
  await page.getByRole("button", { name: editorWords.closePanel({ title: actionWords.notes }) }).click();
  await manuscript(page).getByRole("button", { name: "What color is it?" }).click();
  await filter(page, noteWords.states.all).waitFor();
  await item(page, "What color is it?").waitFor();
});

test("the cursor keys pass the signs of notes and bookmarks in the margin", async () => {
  const weather = [direction("Rain."), direction("Thunder."), direction("Silence.")];
  const { page } = await openEditor(play(scene("Attic", setting("A lamp burns."), ...weather)));
  await typeKeys(page, "{Control+End}{Home}{Control+F2}");
  await manuscript(page).getByTitle("Silence.").waitFor();
  await manuscript(page).getByText("Rain.").click();
  await typeKeys(page, "{Home}{Shift+End}{Control+Alt+m}");
  await field(page).fill("Louder");
  await typeKeys(page, "{Control+Enter}");
  await manuscript(page).getByRole("button", { name: "Louder" }).waitFor();
  await manuscript(page).getByText("Silence.").click();
  await typeKeys(page, "{Home}{ArrowUp}{Home}3 {Home}{ArrowUp}{Home}2 {Home}{ArrowUp}{Home}1 ");
  await expectElements(page, ["Attic", "1 A lamp burns.", "2 Rain.", "3 Thunder.", "Silence."]);
  await typeKeys(page, "{Home}{ArrowDown}{Home}{Shift+ArrowUp}{Shift+Home}{Delete}");
  await expectElements(page, ["Attic", "2 Rain.", "3 Thunder.", "Silence."]);
  await manuscript(page).getByText("3 Thunder.").click();
  await typeKeys(page, "{End}{ArrowRight}{End}!");
  await expectElements(page, ["Attic", "2 Rain.", "3 Thunder.", "Silence.!"]);
});

test("a double click checks off or deletes one note, not the next one, too", async () => {
  const { page } = await openEditor(play(scene("Attic", setting("A lamp burns."))));
  await typeKeys(page, "{Control+End}");
  for (const text of ["One", "Two", "Three"]) {
    await typeKeys(page, "{Control+Alt+m}");
    await field(page).fill(text);
    await typeKeys(page, "{Control+Enter}");
    await item(page, text).waitFor();
  }
  await item(page, "One").getByRole("checkbox").dblclick();
  await filter(page, noteWords.states.open({ count: 2 })).waitFor();
  await item(page, "Two")
    .getByRole("button", { name: noteWords.removeNote({ text: "Two" }) })
    .dblclick();
  await filter(page, noteWords.states.open({ count: 1 })).waitFor();
  await eventually(() => panel(page).locator(".note-text").allTextContents()).toEqual(["Three"]);
});
