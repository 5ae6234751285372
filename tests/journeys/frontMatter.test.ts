import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { frontFieldLabels, frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { act, numberedIds, playWith, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, type Look, newDevice, phone } from "./harness/browserDevice.ts";
import { manuscript, openNewPlay, waitUntilSaved } from "./harness/editor.ts";
import { exportAs } from "./harness/export.ts";
import { demonstrationPerson } from "./harness/people.ts";
import { createLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const play = playWith(
  { title: "The Lamp" },
  act("Act One"),
  speech("TOM", "Who's there?"),
  speech("NORA (off)", "Me."),
  speech("THE DOCTOR", "Good evening."),
  act("Act Two"),
  speech("NORA", "Good night."),
);

async function openInEditor(playId: string, look: Look = desktop): Promise<Page> {
  const { page } = await newDeviceOf(demonstrationPerson("company"), look);
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  return page;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: editorWords.frontMatter });

/** A dialog with the same title may be there before, while the code is loading. */
async function openFrontMatter(page: Page): Promise<void> {
  await button(page, editorWords.editFrontMatter).click();
  await dialogOf(page).getByRole("textbox").first().waitFor();
}

const field = (page: Page, name: string) => dialogOf(page).getByRole("textbox", { name, exact: true });
const character = (page: Page, name: string) => dialogOf(page).getByRole("group", { name, exact: true });
const characterNames = (page: Page) =>
  dialogOf(page)
    .getByRole("group")
    .evaluateAll((groups) => groups.map((group) => group.getAttribute("aria-label")));
const pages = (page: Page) => dialogOf(page).getByRole("region", { name: frontMatterWords.pages });
const frontPage = (page: Page, number: number) =>
  pages(page).getByRole("listitem", { name: frontMatterWords.page({ number }), exact: true });

/** Waits until a page shows a line with this text within the visible part of the list of pages. */
const expectInView = (page: Page, number: number, text: string): Promise<void> =>
  eventually(async () => {
    const [line, list] = [
      await frontPage(page, number).getByText(text).first().boundingBox(),
      await pages(page).boundingBox(),
    ];
    return line !== null && list !== null && line.y >= list.y && line.y < list.y + list.height;
  }).toBe(true);

test("a writer fills in the front matter, and pages, link, file and the next visit have it", async () => {
  const { playId, path } = await createLink(play);
  const page = await openInEditor(playId);
  await openFrontMatter(page);
  await eventually(() =>
    field(page, frontFieldLabels.title).evaluate((title) => title === document.activeElement),
  ).toBe(true);
  await expectAccessible(page);
  await field(page, frontFieldLabels.subtitle).fill("A play in two acts");
  await pages(page).getByText("A play in two acts").waitFor();

  await button(page, frontMatterWords.addSpeakers({ count: 3 })).click();
  await eventually(() => characterNames(page)).toEqual(["TOM", "NORA", "THE DOCTOR"]);
  await field(page, frontFieldLabels.synopsis).fill("The lamp goes out.");
  await expectInView(page, 2, "The lamp goes out.");
  const doctor = character(page, "THE DOCTOR");
  await doctor.getByLabel(frontMatterWords.character.age, { exact: true }).fill("60s");
  await doctor.getByLabel(frontMatterWords.character.doubling, { exact: true }).fill("also plays the Porter");
  await expectInView(page, 1, "THE DOCTOR, 60s (also plays the Porter)");

  await page.keyboard.press("Alt+ArrowUp");
  await eventually(() => characterNames(page)).toEqual(["TOM", "THE DOCTOR", "NORA"]);
  await button(page, frontMatterWords.moveUp({ name: "THE DOCTOR" })).click();
  await dialogOf(page)
    .getByText(frontMatterWords.moved({ name: "THE DOCTOR", position: 1, count: 3 }))
    .waitFor();
  await eventually(() =>
    button(page, frontMatterWords.moveUp({ name: "THE DOCTOR" })).evaluate((one) => one === document.activeElement),
  ).toBe(true);

  await field(page, frontFieldLabels.productionHistory).fill("First read in Oslo in 2026.");
  await expectInView(page, 3, "First read in Oslo in 2026.");
  await button(page, frontMatterWords.fillInSongs).click();
  await eventually(() => field(page, frontFieldLabels.musicalNumbers).inputValue()).toBe("Act One\n\nAct Two");
  await button(page, frontMatterWords.fillInSongs).click();
  await page.getByText(frontMatterWords.noSongs).waitFor();
  await field(page, frontFieldLabels.acknowledgments).fill("Thanks to Ann.");
  await expectInView(page, 5, "Thanks to Ann.");
  await button(page, frontMatterWords.done).click();
  await waitUntilSaved(page);

  const file = await exportAs(page, "fountain");
  const { front } = readFountain(file.bytes.toString("utf8"), numberedIds()).play;
  expect(front).toMatchObject({
    subtitle: "A play in two acts",
    productionHistory: "First read in Oslo in 2026.",
    acknowledgments: "Thanks to Ann.",
    characters: [
      { name: "THE DOCTOR", age: "60s", doubling: "also plays the Porter" },
      { name: "TOM" },
      { name: "NORA" },
    ],
  });

  const { page: reader } = await newDevice(desktop);
  await reader.goto(path);
  await reader.getByRole("heading", { name: readingWords.productionHistory }).waitFor();
  await reader.getByText("60s. (also plays the Porter)").waitFor();
  await reader.getByText("Thanks to Ann.").waitFor();

  await page.reload();
  await manuscript(page).waitFor();
  await openFrontMatter(page);
  await eventually(() => characterNames(page)).toEqual(["THE DOCTOR", "TOM", "NORA"]);
  expect(await field(page, frontFieldLabels.synopsis).inputValue()).toBe("The lamp goes out.");
  await button(page, frontMatterWords.done).click();

  const sheet = button(page, editorWords.editFrontPage({ page: 1, pages: 5 }));
  await sheet.getByText("THE DOCTOR, 60s").waitFor();
  const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? expect.unreachable("a place");
  const places = [page.locator(".editor-title-page"), sheet, manuscript(page)];
  const tops = await Promise.all(places.map(topOf));
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  await expectAccessible(page);
  await sheet.click();
  await dialogOf(page).getByRole("textbox").first().waitFor();
});

test("a removed or renamed character comes back in one step, also offline", async () => {
  const { playId } = await createLink(play);
  const page = await openInEditor(playId);
  await waitUntilSaved(page);
  await openFrontMatter(page);
  await page.context().setOffline(true);
  await button(page, frontMatterWords.addSpeakers({ count: 3 })).click();
  const name = character(page, "NORA").getByLabel(frontMatterWords.character.name, { exact: true });
  await name.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("ELEANOR");
  await frontPage(page, 1).getByText("ELEANOR").waitFor();
  expect(await button(page, frontMatterWords.addSpeakers({ count: 1 })).count()).toBe(0);
  // On a busy machine, keys come so slowly that they are more than one step.
  const undo = async () => {
    await page.keyboard.press("Control+Z");
    return characterNames(page);
  };
  await eventually(undo).toEqual(["TOM", "NORA", "THE DOCTOR"]);

  await button(page, frontMatterWords.remove({ name: "TOM" })).click();
  await eventually(() => characterNames(page)).toEqual(["NORA", "THE DOCTOR"]);
  await button(page, frontMatterWords.addSpeakers({ count: 1 })).waitFor();
  await page.keyboard.press("Enter");
  await eventually(() => characterNames(page)).toEqual(["TOM", "NORA", "THE DOCTOR"]);

  await page.context().setOffline(false);
  await button(page, frontMatterWords.done).click();
  await waitUntilSaved(page);
  await page.reload();
  await manuscript(page).waitFor();
  await openFrontMatter(page);
  await eventually(() => characterNames(page)).toEqual(["TOM", "NORA", "THE DOCTOR"]);
});

test("on a narrow phone, a button switches between form and pages, and full fields say so", async () => {
  const { playId } = await createLink(play);
  const page = await openInEditor(playId, { ...phone, viewport: { width: 360, height: 740 } });
  await button(page, editorWords.more).click();
  await page.getByRole("menuitem", { name: editorWords.frontMatterItem }).click();
  await dialogOf(page).waitFor();
  await expectAccessible(page);
  expect(await pages(page).count()).toBe(0);
  await field(page, frontFieldLabels.place).fill("x".repeat(300));
  await dialogOf(page)
    .getByText(frontMatterWords.limit({ limit: 300 }))
    .waitFor();
  await field(page, frontFieldLabels.dedication).fill("For Ann.");
  await field(page, frontFieldLabels.synopsis).fill("The lamp goes out.");
  await field(page, frontFieldLabels.place).fill("Christiania");
  await field(page, frontFieldLabels.synopsis).focus();
  await button(page, frontMatterWords.pages).click();
  await expectInView(page, 3, "The lamp goes out.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, frontMatterWords.form).click();
  await field(page, frontFieldLabels.place).waitFor();
  await button(page, frontMatterWords.done).click();
  await dialogOf(page).waitFor({ state: "detached" });
});

test("the title on the title page shows the accents of its capitals", async () => {
  const { page } = await newDeviceOf(demonstrationPerson("company"));
  await openNewPlay(page);
  const title = page.getByRole("textbox", { name: frontFieldLabels.title, exact: true });
  // How far an accent is above the line, and the room that the field has for it before it clips.
  const [above, room] = await title.evaluate((field) => {
    const { font, lineHeight, paddingTop } = getComputedStyle(field);
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return [1, 0];
    context.font = font;
    const accent = context.measureText("Á");
    const lettersHeight = accent.fontBoundingBoxAscent + accent.fontBoundingBoxDescent;
    const lineAscent = accent.fontBoundingBoxAscent + (Number.parseFloat(lineHeight) - lettersHeight) / 2;
    return [accent.actualBoundingBoxAscent - lineAscent, Number.parseFloat(paddingTop)];
  });
  expect(room).toBeGreaterThan(above);
});

test("two devices edit the front matter at the same time, one of them offline, and nothing is lost", async () => {
  const { playId } = await createLink(play);
  const [here, there] = [await openInEditor(playId), await openInEditor(playId)];
  await openFrontMatter(here);
  await button(here, frontMatterWords.addSpeakers({ count: 3 })).click();
  await button(here, frontMatterWords.done).click();
  await waitUntilSaved(here);
  await here.context().setOffline(true);
  await openFrontMatter(here);
  await field(here, frontFieldLabels.acknowledgments).fill("Thanks to Ann.");
  await character(here, "TOM").getByLabel(frontMatterWords.character.age, { exact: true }).fill("40");

  await there.reload();
  await manuscript(there).waitFor();
  await openFrontMatter(there);
  await field(there, frontFieldLabels.acknowledgments).fill("For the theater in Bergen.");
  await character(there, "TOM")
    .getByLabel(frontMatterWords.character.doubling, { exact: true })
    .fill("also plays the Mayor");
  await button(there, frontMatterWords.remove({ name: "NORA" })).click();
  await button(there, frontMatterWords.done).click();
  await waitUntilSaved(there);

  await here.context().setOffline(false);
  await eventually(() => characterNames(here)).toEqual(["TOM", "THE DOCTOR"]);
  await frontPage(here, 1).getByText("TOM, 40 (also plays the Mayor)").waitFor();
  await pages(here).getByText("Thanks to Ann.").waitFor();
  await pages(here).getByText("For the theater in Bergen.").waitFor();
});
