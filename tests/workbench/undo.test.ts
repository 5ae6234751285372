import type { Page } from "playwright-core";
import { test } from "vitest";
import { historyWords } from "#frontend/messages/history.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { eventually } from "../journeys/harness/browserDevice.ts";
import { elements, expectElements, manuscript, typeKeys, waitUntilStored } from "../journeys/harness/editor.ts";
import { openNewPlay } from "./openEditor.ts";

/** Writes a scene with two directions. */
async function writeScene(): Promise<Page> {
  const { page } = await openNewPlay();
  await typeKeys(page, "Hall{Enter}The lamp burns.{Enter}Nora waits.");
  return page;
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
  const page = await writeScene();
  await deleteElement(page);
  await expectElements(page, cut);
  await reload(page);
  await expectElements(page, cut);
  await pressUntil(page, "Control+z", whole);
  await reload(page);
  await expectElements(page, whole);
  await pressUntil(page, "Control+y", cut);
  await pressUntil(page, "Control+z", whole);
  await reload(page);
  await pressUntil(page, "Control+z", ["Hall"]);
  await pressUntil(page, "Control+y", whole);
});

test("what a held Backspace deleted is one step, through several elements", async () => {
  const page = await writeScene();
  // While a key is held, the system presses it again and again.
  for (let press = 0; press < 25; press++) await page.keyboard.down("Backspace");
  await page.keyboard.up("Backspace");
  await expectElements(page, ["Hall", "Th"]);
  await page.keyboard.press("Control+z");
  await expectElements(page, whole);
  await page.keyboard.press("Control+y");
  await expectElements(page, ["Hall", "Th"]);
});

test("a writer takes back one element's typing at a time", async () => {
  const page = await writeScene();
  await page.keyboard.press("Control+z");
  await expectElements(page, ["Hall", "The lamp burns.", ""]);
});

/** Runs in the page: keeps it from noticing that it ends, as if it were killed. */
function noticeNoEnd(): void {
  for (const name of ["beforeunload", "visibilitychange", "pagehide"])
    window.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
}

test("undo continues after the page was killed", async () => {
  const page = await writeScene();
  await deleteElement(page);
  await expectElements(page, cut);
  await page.waitForTimeout(1_000);
  await page.evaluate(noticeNoEnd);
  await page.reload();
  await expectElements(page, cut);
  await manuscript(page).focus();
  await pressUntil(page, "Control+z", whole);
});

/** Runs in the page: makes all that's stored of undo the steps of another copy of the play. */
async function mixUpSteps(): Promise<void> {
  const request = indexedDB.open("ghostlight-history");
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  const transaction = request.result.transaction("undo", "readwrite");
  const all = transaction.objectStore("undo").getAll();
  all.onsuccess = () => {
    const [from, to] = all.result;
    transaction.objectStore("undo").put({ ...from, playId: to.playId });
    transaction.objectStore("undo").put({ ...to, playId: from.playId });
  };
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  request.result.close();
}

test("where undo ends because this copy of the play is another, a notice leads to the version history", async () => {
  const page = await writeScene();
  // Its steps must be stored.
  await page.waitForTimeout(1_500);
  await page.goto("/editor/new");
  await manuscript(page).focus();
  await typeKeys(page, "{Control+2}Yard");
  // The page must have nothing more to store.
  await page.waitForTimeout(1_500);
  await page.evaluate(mixUpSteps);
  await reload(page);
  await page.keyboard.press("Control+z");
  await page.getByText(historyWords.lostSteps).waitFor();
  await expectElements(page, ["Yard"]);
  await page.getByRole("status").getByRole("button", { name: menuLabels.findEarlier }).click();
  await page.getByRole("region", { name: historyWords.title, exact: true }).waitFor();
});
