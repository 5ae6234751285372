import { expect, test } from "vitest";
import { kindWords } from "#frontend/messages/editor.yaml";
import { frontFieldLabels } from "#frontend/messages/frontMatter.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { titleWords } from "#frontend/messages/titles.yaml";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, phone } from "../journeys/harness/browserDevice.ts";
import { chooseFiles, playTitles } from "../journeys/harness/playList.ts";
import { button } from "../journeys/harness/signIn.ts";
import { fountainUpload, riverUpload } from "./importFiles.ts";
import { elementOfGroup, importPreview, queuedUpload, textUpload } from "./importScreen.ts";
import { openDashboard } from "./openDashboard.ts";

const narrow = { ...phone, viewport: { width: 360, height: 740 } };
const six = ["a", "b", "c", "d", "e", "f"].map((name) =>
  textUpload(`${name}.txt`, `NORA: This is ${name}.\n\nTOM: Yes.`),
);

test("on a narrow phone, the import screen fits, and the page can be enlarged", async () => {
  const { page } = await openDashboard([], narrow);
  await chooseFiles(page, riverUpload, fountainUpload("ghosts.fountain", "Ghosts"));
  await importPreview(page).getByText("the ferryman").first().waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  await button(page, importingWords.enlarge).tap();
  await button(page, importingWords.shrink).waitFor();
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
  await button(page, importingWords.add).tap();
  await queuedUpload(page, "river.docx", "added").waitFor();
  await button(page, importingWords.add).tap();
  await eventually(async () => (await playTitles(page)).sort()).toEqual(["Across the River", "Ghosts"]);
});

test("a tap on a file brings its page into view", async () => {
  const { page } = await openDashboard([], narrow);
  await chooseFiles(page, ...six);
  await queuedUpload(page, "f.txt", "ready").tap();
  await importPreview(page).getByText("This is f.").waitFor();
  const shown = async () => {
    const [paper, bar] = await Promise.all(
      [importPreview(page), button(page, importingWords.add)].map((one) => one.boundingBox()),
    );
    return Math.min((paper?.y ?? 0) + (paper?.height ?? 0), bar?.y ?? 0) - Math.max(paper?.y ?? 0, 0);
  };
  await eventually(async () => (await shown()) > 400).toBe(true);
});

test("an enlarged page shows its middle first", async () => {
  const { page } = await openDashboard([], narrow);
  await chooseFiles(page, ...six.slice(0, 1));
  await button(page, importingWords.enlarge).tap();
  const offCenter = () =>
    importPreview(page)
      .locator('[tabindex="0"]')
      .evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft - (scrollWidth - clientWidth) / 2);
  await eventually(async () => Math.abs(await offCenter()) <= 1).toBe(true);
});

test("in Spanish, the buttons at the bottom have at most two rows", async () => {
  await showLanguage("es");
  try {
    const { page } = await openDashboard([], { ...narrow, language: "es" });
    await chooseFiles(page, ...six);
    await elementOfGroup(page, "Al margen, empieza con un nombre").selectOption(kindWords.note);
    const { undo, cancel, add, addAll } = importingWords;
    const rows = async (...names: readonly string[]) => {
      const boxes = await Promise.all(names.map((name) => button(page, name).boundingBox()));
      return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
    };
    await eventually(() => rows(undo, cancel, add, addAll({ plays: 6 }))).toBe(2);
    await button(page, add).tap();
    await button(page, importingWords.done).waitFor();
    expect(await rows(importingWords.done, add, addAll({ plays: 5 }))).toBe(2);
  } finally {
    await showLanguage("en");
  }
});

test("all fields and buttons are large enough to be touched", async () => {
  const { page } = await openDashboard([], narrow);
  await chooseFiles(page, textUpload("fog.fountain", "Title: Fog\nSubtitle: A Night\nContact: Nora\n\nNORA\nDark.\n"));
  await page.getByRole("textbox", { name: frontFieldLabels.subtitle }).waitFor();
  const small = await page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll("button, input, select, textarea")]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML),
    );
  expect(small).toEqual([]);
  const help = await page.getByRole("link", { name: titleWords.help }).boundingBox();
  expect(Math.min(help?.width ?? 0, help?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
