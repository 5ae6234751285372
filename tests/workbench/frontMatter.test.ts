import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { frontFieldLabels, frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { act, numberedIds, playWith, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { manuscript } from "../journeys/harness/editor.ts";
import { exportAs } from "../journeys/harness/export.ts";
import {
  characterGroup,
  characterNames,
  frontMatterBoard,
  frontMatterField,
  frontMatterPage,
  frontMatterPages,
  openFrontMatter,
} from "../journeys/harness/frontMatter.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const play = playWith(
  { title: "The Lamp" },
  act("Act One"),
  speech("TOM", "Who's there?"),
  speech("NORA (off)", "Me."),
  speech("THE DOCTOR", "Good evening."),
  act("Act Two"),
  speech("NORA", "Good night."),
);

/** Waits until a page shows a line with this text within the visible part of the list of pages. */
const expectInView = (page: Page, number: number, text: string): Promise<void> =>
  eventually(async () => {
    const [line, list] = [
      await frontMatterPage(page, number).getByText(text).first().boundingBox(),
      await frontMatterPages(page).boundingBox(),
    ];
    return line !== null && list !== null && line.y >= list.y && line.y < list.y + list.height;
  }).toBe(true);

test("a writer fills in the front matter, and its pages and the file have it", async () => {
  const { page } = await openEditor(play);
  await openFrontMatter(page);
  await eventually(() =>
    frontMatterField(page, frontFieldLabels.title).evaluate((title) => title === document.activeElement),
  ).toBe(true);
  await expectAccessible(page);
  await frontMatterField(page, frontFieldLabels.subtitle).fill("A play in two acts");
  await frontMatterPages(page).getByText("A play in two acts").waitFor();

  await button(page, frontMatterWords.addSpeakers({ count: 3 })).click();
  await eventually(() => characterNames(page)).toEqual(["TOM", "NORA", "THE DOCTOR"]);
  await frontMatterField(page, frontFieldLabels.synopsis).fill("The lamp goes out.");
  await expectInView(page, 2, "The lamp goes out.");
  const doctor = characterGroup(page, "THE DOCTOR");
  await doctor.getByLabel(frontMatterWords.character.age, { exact: true }).fill("60s");
  await doctor.getByLabel(frontMatterWords.character.doubling, { exact: true }).fill("also plays the Porter");
  await expectInView(page, 1, "THE DOCTOR, 60s (also plays the Porter)");

  await page.keyboard.press("Alt+ArrowUp");
  await eventually(() => characterNames(page)).toEqual(["TOM", "THE DOCTOR", "NORA"]);
  await button(page, frontMatterWords.moveUp({ name: "THE DOCTOR" })).click();
  await frontMatterBoard(page)
    .getByText(frontMatterWords.moved({ name: "THE DOCTOR", position: 1, count: 3 }))
    .waitFor();
  await eventually(() =>
    button(page, frontMatterWords.moveUp({ name: "THE DOCTOR" })).evaluate((one) => one === document.activeElement),
  ).toBe(true);

  await frontMatterField(page, frontFieldLabels.productionHistory).fill("First read in Oslo in 2026.");
  await expectInView(page, 3, "First read in Oslo in 2026.");
  await button(page, frontMatterWords.fillInSongs).click();
  await eventually(() => frontMatterField(page, frontFieldLabels.musicalNumbers).inputValue()).toBe(
    "Act One\n\nAct Two",
  );
  await button(page, frontMatterWords.fillInSongs).click();
  await page.getByText(frontMatterWords.noSongs).waitFor();
  await frontMatterField(page, frontFieldLabels.acknowledgments).fill("Thanks to Ann.");
  await expectInView(page, 5, "Thanks to Ann.");
  await button(page, frontMatterWords.done).click();

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

  const sheet = button(page, frontMatterWords.editFrontPage({ page: 1, pages: 5 }));
  await sheet.getByText("THE DOCTOR, 60s").waitFor();
  const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? expect.unreachable("a place");
  const places = [page.locator(".editor-title-page"), sheet, manuscript(page)];
  const tops = await Promise.all(places.map(topOf));
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  await expectAccessible(page);
  await sheet.click();
  await frontMatterBoard(page).getByRole("textbox").first().waitFor();
});

test("on a narrow phone, a button switches between form and pages, and full fields say so", async () => {
  const { page } = await openEditor(play, { ...phone, viewport: { width: 360, height: 740 } });
  await button(page, editorWords.more).click();
  await page.getByRole("menuitem", { name: editorWords.frontMatterItem }).click();
  await frontMatterBoard(page).waitFor();
  await expectAccessible(page);
  expect(await frontMatterPages(page).count()).toBe(0);
  await frontMatterField(page, frontFieldLabels.place).fill("x".repeat(300));
  await frontMatterBoard(page)
    .getByText(frontMatterWords.limit({ limit: 300 }))
    .waitFor();
  await frontMatterField(page, frontFieldLabels.dedication).fill("For Ann.");
  await frontMatterField(page, frontFieldLabels.synopsis).fill("The lamp goes out.");
  await frontMatterField(page, frontFieldLabels.place).fill("Christiania");
  await frontMatterField(page, frontFieldLabels.synopsis).focus();
  await button(page, frontMatterWords.pages).click();
  await expectInView(page, 3, "The lamp goes out.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, frontMatterWords.form).click();
  await frontMatterField(page, frontFieldLabels.place).waitFor();
  await button(page, frontMatterWords.done).click();
  await frontMatterBoard(page).waitFor({ state: "detached" });
});

test("the title on the title page shows the accents of its capitals", async () => {
  const { page } = await openEditor();
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
