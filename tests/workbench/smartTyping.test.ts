import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords, frontWords } from "#frontend/messages/editor.yaml";
import { languageName } from "#frontend/messages/languageName.ts";
import { pasteWords } from "#frontend/messages/pasting.yaml";
import { replacementWords, typingWords } from "#frontend/messages/typing.yaml";
import { block, direction, play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { elements, expectElements, manuscript, typeKeys } from "../journeys/harness/editor.ts";
import { openEditor } from "./openEditor.ts";

/** Writes as input methods do. */
async function inputMethodOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    async send(method: "Input.imeSetComposition" | "Input.insertText", text: string): Promise<void> {
      await session.send(method, { text, selectionStart: text.length, selectionEnd: text.length });
    },
  };
}

/* Browsers that run at the same time share the computer's clipboard, so these tests have their own. */

/** Runs in the page. Returns what is copied, by its type. */
function takeFrom(surface: Element, how: "copy" | "cut"): Record<string, string> {
  const clipboardData = new DataTransfer();
  surface.dispatchEvent(new ClipboardEvent(how, { clipboardData, bubbles: true, cancelable: true }));
  return Object.fromEntries(clipboardData.types.map((type) => [type, clipboardData.getData(type)]));
}

/** Runs in the page. */
function pasteThere(surface: Element, data: Record<string, string>): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  surface.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

const attic = play(scene("SCENE 1. The attic", setting("Rain."), speech("NORA", "Hm.")));

test("marks typed on the title page are replaced, and Backspace and undo take that back", async () => {
  const { page } = await openEditor(attic);
  const title = page.getByRole("textbox", { name: frontWords.title, exact: true });
  await title.click();
  await typeKeys(page, `The "Lamp`);
  await eventually(() => title.inputValue()).toBe("The “Lamp");
  await typeKeys(page, `"`);
  await eventually(() => title.inputValue()).toBe("The “Lamp”");
  await typeKeys(page, "{Backspace}");
  await eventually(() => title.inputValue()).toBe(`The “Lamp"`);
  await typeKeys(page, `{Backspace}"`);
  await typeKeys(page, "{Home}Nora's {End}...");
  await eventually(() => title.inputValue()).toBe("Nora’s The “Lamp”…");
  await typeKeys(page, "{Control+z}");
  await eventually(() => title.inputValue()).toBe("Nora’s The “Lamp”...");
});

test("quotes, dashes and emphasis typed in a speech are replaced, and Backspace and undo take that back", async () => {
  const { page } = await openEditor(attic);
  await typeKeys(page, "{Control+End}{Shift+Home}");
  await typeKeys(page, `"I can't--"`);
  await eventually(async () => (await elements(page)).at(-1)).toBe("“I can’t—”");
  await typeKeys(page, "{Backspace}");
  await eventually(async () => (await elements(page)).at(-1)).toBe(`“I can’t—"`);
  await typeKeys(page, "{Backspace} *so* late...");
  await eventually(async () => (await elements(page)).at(-1)).toBe("“I can’t— so late…");
  expect(await manuscript(page).getByRole("emphasis").allTextContents()).toEqual(["so"]);
  await typeKeys(page, "{Control+z}");
  await eventually(async () => (await elements(page)).at(-1)).toBe("“I can’t— so late...");
});

test("Fountain's marks are recognized, and headings are completed from earlier ones", async () => {
  const { page } = await openEditor(attic);
  await typeKeys(page, "{Control+End}");
  await typeKeys(page, "{Enter}>The end<{Enter}");
  await eventually(async () => (await elements(page)).at(-2)).toBe("The end");
  await typeKeys(page, "{Control+2}SCENE 2. The");
  const list = page.getByRole("listbox", { name: editorWords.completions });
  await list.getByRole("option", { name: "SCENE 2. The attic" }).waitFor();
  await typeKeys(page, "{Tab}");
  await eventually(async () => (await elements(page)).at(-1)).toBe("SCENE 2. The attic");
});

test("marks are those of the play's language, also from an on-screen keyboard, which writes whole words", async () => {
  const { page } = await openEditor(attic);
  await page.getByRole("button", { name: editorWords.tools, exact: true }).click();
  await page.getByRole("menuitem", { name: typingWords.item }).click();
  const dialog = page.getByRole("dialog", { name: typingWords.title });
  await dialog.getByRole("combobox", { name: typingWords.language }).selectOption({ label: languageName("fr") });
  await dialog.getByRole("switch", { name: replacementWords.dashes.label }).click();
  await dialog.getByRole("button", { name: typingWords.done }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await page.locator("main").getAttribute("lang")).toBe("fr");
  const subtitle = page.getByRole("textbox", { name: frontWords.subtitle, exact: true });
  await subtitle.click();
  await typeKeys(page, `"Oui!" -- https://x.fr`);
  await eventually(() => subtitle.inputValue()).toBe("«\u00a0Oui\u00a0!\u00a0» -- https://x.fr");
  await manuscript(page).focus();
  await typeKeys(page, `{Control+End}{Enter}{Control+7}"Quoi?" --`);
  await eventually(async () => (await elements(page)).at(-1)).toBe("«\u00a0Quoi\u00a0?\u00a0» --");

  const { send } = await inputMethodOf(page);
  for (const text of ["l", "l'", "l'ami"]) await send("Input.imeSetComposition", text);
  await send("Input.insertText", "l'ami");
  await eventually(async () => (await elements(page)).at(-1)).toBe("«\u00a0Quoi\u00a0?\u00a0» --l’ami");
});

test("a paste can be changed to another way of pasting, and one undo removes it", async () => {
  const { page } = await openEditor(attic);
  await typeKeys(page, "{Control+End}{Enter}");
  await manuscript(page).evaluate(pasteThere, { "text/plain": "THEO\nNo.\n\nNORA\nYes." });
  const bar = page.getByRole("group", { name: pasteWords.pastedAs });
  await bar.getByRole("button", { name: pasteWords.ways.recognized, pressed: true }).waitFor();
  const pasted = async () => (await elements(page)).slice(-4);
  expect(await pasted()).toEqual(["THEO", "No.", "NORA", "Yes."]);
  await typeKeys(page, "{Control+Alt+v}");
  await bar.getByRole("button", { name: pasteWords.ways.dialogue, pressed: true }).waitFor();
  await bar.getByRole("button", { name: pasteWords.ways.plain }).click();
  await bar.getByRole("button", { name: pasteWords.ways.plain, pressed: true }).waitFor();
  expect((await pasted()).slice(-2)).toEqual(["THEO\nNo.", "NORA\nYes."]);
  await typeKeys(page, "{Control+z}");
  await bar.waitFor({ state: "detached" });
  await eventually(async () => (await elements(page)).join("|")).not.toContain("THEO");
});

test("what is copied is Fountain and HTML without IDs, and is pasted back unchanged", async () => {
  const { page } = await openEditor(
    play(scene("Attic", direction("Rain."), speech("NORA", "Hm.")), block("centered", "The end")),
  );
  await typeKeys(page, "{Control+a}");
  const copy = () => manuscript(page).evaluate(takeFrom, "copy" as const);
  // What writes Fountain is loaded when the page is idle; until then, elements are copied as paragraphs.
  await eventually(async () => (await copy())["text/plain"]).toContain("> The end <");
  const copied = await copy();
  expect(copied["text/html"]).toContain('data-kind="centered"');
  expect(copied["text/html"]).not.toContain("data-id");
  const before = await elements(page);
  const cut = await manuscript(page).evaluate(takeFrom, "cut" as const);
  await expectElements(page, [""]);
  await manuscript(page).evaluate(pasteThere, cut);
  await expectElements(page, before);
  await page.getByRole("button", { name: editorWords.text, exact: true }).click();
  await page.getByRole("menuitem", { name: actionWords.undo }).waitFor();
});
