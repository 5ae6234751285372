import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords } from "#frontend/messages/editor.yaml";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { feedbackOn } from "#frontend/modules/feedback/testing/sampleFeedback.ts";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { eventually, type Look, phone } from "../journeys/harness/browserDevice.ts";
import { button } from "../journeys/harness/signIn.ts";
import { goToEditor } from "./openEditor.ts";

const count = 24;
const play = playWith(
  { title: "The Kitchen" },
  scene("Attic", ...Array.from({ length: count }, (_, at) => speech("ANN", `This is the lamp of line ${at}.`)).flat()),
);

/** A comment on every second speech, of which the fourth is resolved. */
const feedback = play.blocks
  .filter(({ kind }) => kind === "dialogue")
  .flatMap(({ id }, at) => (at % 2 === 0 ? [feedbackOn(at, id, "the lamp", 8)] : []))
  .map((entry, at) => (at === 3 ? { ...entry, state: "resolved" as const } : entry));

async function openComments(look?: Look): Promise<Page> {
  const { page } = await goToEditor(play, {
    viewport: { width: 1440, height: 800 },
    ...look,
    tier: "company",
    feedback,
  });
  return page;
}

const panel = (page: Page): Locator => page.getByRole("complementary", { name: feedbackWords.comments });
const card = (page: Page, at: number): Locator => panel(page).locator(`[data-feedback="${feedback[at]?.feedbackId}"]`);
const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;

test("the selected card stands level with its passage, whichever it is, and follows it when the text scrolls", async () => {
  const page = await openComments();
  await button(page, menuLabels.comments).click();
  await card(page, 0).waitFor();
  const passage = (at: number) => page.locator(".comment").nth(at > 3 ? at - 1 : at);
  const distance = async (at: number) => Math.abs((await topOf(card(page, at))) - (await topOf(passage(at))));
  for (const at of [8, 11, 1, 4]) {
    await card(page, at).locator("p").first().click();
    await eventually(() => distance(at), { message: `card ${at}` }).toBeLessThan(12);
  }
  const before = await topOf(passage(4));
  await page.locator("main").hover();
  await page.mouse.wheel(0, 60);
  await eventually(() => topOf(passage(4))).toBeLessThan(before - 40);
  await eventually(() => distance(4)).toBeLessThan(12);
  // Who looks at other cards isn't led back.
  await panel(page).getByRole("feed").hover();
  await page.mouse.wheel(0, 200);
  await eventually(() => distance(4)).toBeGreaterThan(100);
  const away = await distance(4);
  await page.locator("main").hover();
  await page.mouse.wheel(0, 30);
  await eventually(() => topOf(passage(4))).toBeLessThan(before - 80);
  expect(await distance(4)).toBeGreaterThan(away - 60);
});

test.each([1280, 1360, 1440])("in a window of %i px, the tools of the comments are in one row", async (width) => {
  const page = await openComments({ viewport: { width, height: 800 } });
  await button(page, menuLabels.comments).click();
  await card(page, 0).waitFor();
  const tools = panel(page).locator(".comments-tools");
  const controls = tools.getByRole("button");
  await eventually(() => controls.count()).toBe(6);
  const middles = await controls.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  await expectAccessible(page);
});

test("open comments or all of them are listed, filtered, and gone through; a card offers Reply, Resolve and more", async () => {
  const page = await openComments();
  await button(page, menuLabels.comments).click();
  const cards = () => panel(page).getByRole("article").count();
  await eventually(cards).toBe(11);
  await button(panel(page), feedbackWords.filters.any).click();
  await eventually(cards).toBe(12);
  await button(panel(page), feedbackWords.filters.open).click();
  await panel(page)
    .getByLabel(feedbackWords.filters.state, { exact: true })
    .selectOption({ label: feedbackWords.filters.states.resolved });
  await eventually(cards).toBe(1);
  await button(panel(page), feedbackWords.filters.states.open).click();
  await eventually(cards).toBe(11);
  await button(panel(page), actionWords.nextComment).click();
  await eventually(() => card(page, 0).getAttribute("aria-current")).toBe("true");
  const texts = await card(page, 0).locator(".feedback-actions button").allTextContents();
  expect(texts).toEqual([feedbackWords.reply, feedbackWords.resolve, ""]);
  await card(page, 0).getByRole("button", { name: feedbackWords.more }).click();
  await page.getByRole("menuitem", { name: feedbackWords.aboutReader }).waitFor();
  await page.getByRole("menuitem", { name: feedbackWords.remove }).click();
  await page.getByRole("dialog", { name: feedbackWords.removeTitle }).waitFor();
});

test("on a phone, the selected card is in view below the text", async () => {
  const page = await openComments(phone);
  await button(page, "More").tap();
  await page.getByRole("menuitemcheckbox", { name: new RegExp(`^${menuLabels.comments}`) }).tap();
  await card(page, 10).locator("p").first().tap();
  await eventually(() => card(page, 10).getAttribute("aria-current")).toBe("true");
  const [own, list] = [await card(page, 10).boundingBox(), await panel(page).boundingBox()];
  expect(own && list && own.y >= list.y && own.y < list.y + list.height).toBe(true);
});
