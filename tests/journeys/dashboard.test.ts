import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { plans } from "#domain/subscription/plans.ts";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { editorWords } from "#frontend/messages/editor.ts";
import { titleWords } from "#frontend/messages/titles.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually, newDevice, phone } from "./harness/browserDevice.ts";
import { beginPlay, findsElements, manuscript, save, titleField, typeKeys } from "./harness/editor.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { askForNewPlay, choose, openFromShelf, openShelf, playOnShelf, titlesOnShelf } from "./harness/playList.ts";
import { button, heading, signInOnPage } from "./harness/signIn.ts";

/** Makes a play with one line of text; the title comes first, so that the shelf's card has it. */
async function write(page: Page, title: string, words = "Hm."): Promise<void> {
  await beginPlay(page);
  await titleField(page).fill(title);
  await manuscript(page).focus();
  await typeKeys(page, `Hall{Enter}{Enter}{Tab}NORA{Enter}${words}`);
  await save(page);
}

async function withPlays(...titles: readonly string[]): Promise<{ page: Page; writer: TestPerson }> {
  const writer = await newWriter();
  const { page } = await newDevice();
  await signInOnPage(page, writer);
  for (const title of titles) await write(page, title);
  await openShelf(page);
  for (const title of titles) await playOnShelf(page, title).waitFor();
  return { page, writer };
}

test("an empty shelf says what will stand there, and looking makes no play", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await signInOnPage(page, writer);
  await page.getByRole("heading", { name: words.emptyTitle }).waitFor();
  await page.getByRole("link", { name: words.emptyStart }).click();
  await manuscript(page).waitFor();
  await openShelf(page);
  await page.getByRole("heading", { name: words.emptyTitle }).waitFor();
  await page.getByText(words.usage(0, plans.free.playLimit)).waitFor();
});

test("a new play that is left after a few words is counted right, on this device and on another one", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await signInOnPage(page, writer);
  await beginPlay(page);
  await typeKeys(page, "Left by the link");
  await page.getByRole("link", { name: editorWords.back }).click();
  await page.getByText(`${words.pages(1)} · ${words.words(4)}`).waitFor();
  await beginPlay(page);
  await typeKeys(page, "Left in a hurry, by address");
  await openShelf(page);
  await page.getByText(`${words.pages(1)} · ${words.words(6)}`).waitFor();
  const elsewhere = await newDevice();
  await signInOnPage(elsewhere.page, writer);
  await elsewhere.page.getByText(`${words.pages(1)} · ${words.words(4)}`).waitFor();
  await elsewhere.page.getByText(`${words.pages(1)} · ${words.words(6)}`).waitFor();
});

test("a play is renamed, and its title page says so too", async () => {
  const { page } = await withPlays("Ghosts");
  await choose(page, "Ghosts", words.rename);
  const dialog = page.getByRole("dialog", { name: words.renameTitle });
  const title = dialog.getByRole("textbox", { name: words.titleLabel });
  await title.fill("   ");
  await dialog.getByRole("button", { name: words.save }).click();
  await dialog.getByText(words.titleEmpty).waitFor();
  await title.fill("The Orphanage");
  await title.press("Enter");
  await openFromShelf(page, "The Orphanage");
  await eventually(() => titleField(page).inputValue()).toBe("The Orphanage");
  await findsElements(page, ["Hall", "NORA", "Hm."]);
});

test("a duplicate has the words and goes its own way", async () => {
  const { page } = await withPlays("Ghosts");
  await choose(page, "Ghosts", words.duplicate);
  await openFromShelf(page, words.copyOf("Ghosts"));
  await findsElements(page, ["Hall", "NORA", "Hm."]);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End} Yes.");
  await save(page);
  await openShelf(page);
  await openFromShelf(page, "Ghosts");
  await findsElements(page, ["Hall", "NORA", "Hm."]);
});

test("the bin takes a play, says for how long, and gives it back with every word", async () => {
  const { page } = await withPlays("Ghosts", "Brand");
  await choose(page, "Ghosts", words.toBin);
  await page.getByText(words.binned("Ghosts")).waitFor();
  await eventually(() => titlesOnShelf(page)).toEqual(["Brand"]);
  await page.getByRole("link", { name: words.bin, exact: true }).click();
  await heading(page, words.bin).waitFor();
  await page.getByText(/will be deleted on/).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: words.restoreNamed("Ghosts") }).click();
  await page.getByText(words.binEmpty).waitFor();
  await page.getByRole("link", { name: words.backToPlays }).click();
  await openFromShelf(page, "Ghosts");
  await findsElements(page, ["Hall", "NORA", "Hm."]);
});

test("plays are found by their titles and sorted as asked, on the shelf and in the list", async () => {
  const { page } = await withPlays("Peer Gynt", "Brand", "Éclair");
  const search = page.getByRole("searchbox", { name: words.search });
  await search.fill("eclair");
  await eventually(() => titlesOnShelf(page)).toEqual(["Éclair"]);
  await search.fill("Hedda");
  await page.getByText(words.noMatch("Hedda")).waitFor();
  await button(page, words.clearSearch).click();
  await eventually(() => titlesOnShelf(page)).toEqual(["Éclair", "Brand", "Peer Gynt"]);
  await button(page, `${words.sort}: ${words.sortBy.changed}`).click();
  await page.getByRole("menuitemradio", { name: words.sortBy.title }).click();
  await eventually(() => titlesOnShelf(page)).toEqual(["Brand", "Éclair", "Peer Gynt"]);
  await button(page, words.asList).click();
  expect(await page.getByRole("table").getByRole("rowheader").allInnerTexts()).toEqual([
    "Brand",
    "Éclair",
    "Peer Gynt",
  ]);
  await expectAccessible(page);
});

test("the fourth play is refused with a sentence that helps, and its words stay on the device", async () => {
  const { page } = await withPlays("One", "Two", "Three");
  const dialog = await askForNewPlay(page);
  await dialog.getByText(words.full(plans.free.playLimit)).waitFor();
  await page.keyboard.press("Escape");
  await choose(page, "One", words.duplicate);
  const notice = page.getByRole("main").getByText(/plan/i);
  await notice.first().waitFor();
  await page.getByRole("main").getByRole("link", { name: words.seePlans }).first().waitFor();

  await beginPlay(page);
  await typeKeys(page, "A fourth hall");
  await page.getByText(/^On this device/).waitFor();
  await page.reload();
  await findsElements(page, ["A fourth hall"]);
  await openShelf(page);
  await page.getByText(words.overLimit).waitFor();
  await page.getByText(words.usage(3, plans.free.playLimit)).waitFor();

  await choose(page, "One", words.toBin);
  await page.getByText(words.overLimit).waitFor({ state: "hidden" });
  await page.reload();
  await page.getByText(words.usage(3, plans.free.playLimit)).waitFor();
  expect(await page.getByText(words.overLimit).count()).toBe(0);
});

test("two tabs that make the third play at once make one of them", async () => {
  const { page } = await withPlays("One", "Two");
  const other = await page.context().newPage();
  await Promise.all([beginPlay(page), beginPlay(other)]);
  await page.bringToFront();
  await typeKeys(page, "Third");
  await other.bringToFront();
  await typeKeys(other, "Third too");
  await Promise.all([page.keyboard.press("Control+s"), other.keyboard.press("Control+s")]);
  const states = () =>
    Promise.all([page, other].map((tab) => tab.getByText(/^On this device/).count())).then((counts) =>
      counts.reduce((sum, count) => sum + count, 0),
    );
  await eventually(states).toBe(1);
  const fresh = await page.context().newPage();
  await openShelf(fresh);
  await fresh.getByText(words.usage(3, plans.free.playLimit)).waitFor();
  await fresh.getByText(words.overLimit).waitFor();
});

test.each([
  { look: "desktop in light", options: {} },
  { look: "desktop in dark", options: { theme: "dark" } },
  { look: "phone in dark", options: { ...phone, theme: "dark" } },
] as const)(
  "a shelf with plays and the dialog for a new one are open to everybody, on a $look",
  async ({ options }) => {
    const { page } = await newDevice(options);
    await signInOnPage(page, await newWriter());
    await write(page, "Ghosts");
    await openShelf(page);
    await playOnShelf(page, "Ghosts").waitFor();
    await expectAccessible(page);
    await askForNewPlay(page);
    await expectAccessible(page);
    expect(await page.title()).toContain(titleWords.dashboard);
  },
);
