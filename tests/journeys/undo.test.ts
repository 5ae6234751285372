import type { Page } from "playwright-core";
import { test } from "vitest";
import { historyWords } from "#frontend/messages/history.yaml";
import { type BrowserDevice, eventually } from "./harness/browserDevice.ts";
import { beginPlay, elements, expectElements, manuscript, save, typeKeys, waitUntilStored } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";

/** Writes a scene with two directions, as a new writer. */
async function writeScene(): Promise<BrowserDevice> {
  const device = await newDeviceOf(await newWriter());
  await beginPlay(device.page);
  await typeKeys(device.page, "Hall{Enter}The lamp burns.{Enter}Nora waits.");
  await save(device.page);
  // What's deleted right after it was typed is one step with that.
  await device.page.waitForTimeout(600);
  return device;
}

/** Deletes the element with the cursor. */
const deleteElement = (page: Page) => typeKeys(page, "{Shift+Home}{Backspace}{Backspace}");

const whole = ["Hall", "The lamp burns.", "Nora waits."];
const cut = whole.slice(0, 2);

async function reload(page: Page): Promise<void> {
  await waitUntilStored(page);
  await page.reload();
  await manuscript(page).waitFor();
  await manuscript(page).focus();
}

/** Presses a key until the manuscript contains exactly these elements: a writer doesn't know how many steps it takes. */
const pressUntil = (page: Page, key: string, wanted: readonly string[]) =>
  eventually(async () => {
    const before = await elements(page);
    if (JSON.stringify(before) !== JSON.stringify(wanted)) await page.keyboard.press(key);
    return elements(page);
  }).toEqual(wanted);

test("undo and redo continue after a reload", async () => {
  const { page } = await writeScene();
  await deleteElement(page);
  await expectElements(page, cut);
  await reload(page);
  await expectElements(page, cut);
  await pressUntil(page, "Control+z", whole);
  await save(page);
  await reload(page);
  await expectElements(page, whole);
  await pressUntil(page, "Control+y", cut);
  await pressUntil(page, "Control+z", whole);
  await reload(page);
  await pressUntil(page, "Control+z", ["Hall"]);
  await pressUntil(page, "Control+y", whole);
});

test("undo continues after the page was killed", async () => {
  const { page, context } = await writeScene();
  await deleteElement(page);
  await expectElements(page, cut);
  await page.waitForTimeout(1_000);
  const address = page.url();
  const debugging = await context.newCDPSession(page);
  void debugging.send("Page.crash").catch(() => undefined);
  await page.waitForEvent("crash");
  const again = await context.newPage();
  await again.goto(address);
  await expectElements(again, cut);
  await manuscript(again).focus();
  await pressUntil(again, "Control+z", whole);
});

/** Runs in the page: gives the steps of the first play to all others, as if they were of another copy of it. */
async function mixUpSteps(): Promise<void> {
  const request = indexedDB.open("ghostlight-history");
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  const transaction = request.result.transaction("undo", "readwrite");
  const all = transaction.objectStore("undo").getAll();
  all.onsuccess = () => {
    const [first, ...others] = all.result;
    const [from, to] = first.playId === location.pathname.split("/").at(-1) ? [others[0], first] : [first, others[0]];
    transaction.objectStore("undo").put({ ...to, steps: from.steps, owner: "nobody" });
  };
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  request.result.close();
}

test("where undo ends because this copy of the play is another, a notice leads to the version history", async () => {
  const { page } = await writeScene();
  await beginPlay(page);
  await typeKeys(page, "Yard");
  await save(page);
  // The page must have nothing more to store.
  await page.waitForTimeout(1_500);
  await page.evaluate(mixUpSteps);
  await reload(page);
  await page.keyboard.press("Control+z");
  await page.getByText(historyWords.lostSteps).waitFor();
  await expectElements(page, ["Yard"]);
  await page.getByRole("status").getByRole("button", { name: historyWords.title }).click();
  await page.getByRole("dialog", { name: historyWords.title }).waitFor();
});
