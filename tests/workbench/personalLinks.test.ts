import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { personalLinkWords } from "#frontend/messages/personalLinks.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually } from "../journeys/harness/browserDevice.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";
import { playId } from "./page/onWorkbench.ts";

const play = playWith({ title: "The Lamp" }, scene("Hall"), speech("NORA", "Who is there?"));
const permissions = ["clipboard-read", "clipboard-write"];

async function openPersonalLinks(): Promise<Page> {
  const { page } = await openEditor(play, { ...desktop, permissions });
  await button(page, sharingWords.share).click();
  await button(page, personalLinkWords.open).click();
  return page;
}

const readers = (page: Page) => page.getByLabel(personalLinkWords.readers, { exact: true });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const createLinks = (page: Page, count: number) => button(page, personalLinkWords.make({ count })).click();

test("each reader on a pasted list gets a link, and a message with name, title and link to copy", async () => {
  const page = await openPersonalLinks();
  await readers(page).fill("Nora Fox <nora@example.org>, Tom\nAna");
  await expectAccessible(page);
  await createLinks(page, 3);
  const message = page.getByLabel(personalLinkWords.message, { exact: true });
  await message.fill("Dear {name}, read “{title}”: {link}");
  await button(page, personalLinkWords.copyOneLabel({ name: "Tom" })).click();
  await page.getByText(personalLinkWords.copied({ name: "Tom" })).waitFor();
  expect(await copied(page)).toMatch(/^Dear Tom, read “The Lamp”: http\S+\/shared\/\S+\.token$/);
  await button(page, personalLinkWords.copyAll).click();
  await page.getByText(personalLinkWords.copiedAll).waitFor();
  const texts = (await copied(page)).split(/\n\n–+\n\n/);
  expect(texts.map((text) => /^Dear (.*), read/.exec(text)?.[1]).sort()).toEqual(["Ana", "Nora Fox", "Tom"]);
  expect(new Set(texts.map((text) => text.split(" ").at(-1))).size).toBe(3);
  const mail = page.getByRole("link", { name: personalLinkWords.mailOneLabel({ name: "Nora Fox" }) });
  expect(await mail.getAttribute("href")).toContain("mailto:nora%40example.org?");
  await expectAccessible(page);
});

test("names can be typed as soon as the form for them is open, also after another form or list", async () => {
  const page = await openPersonalLinks();
  await page.keyboard.type("Nora");
  expect(await readers(page).inputValue()).toBe("Nora");
  await createLinks(page, 1);
  await button(page, personalLinkWords.back).click();
  await button(page, personalLinkWords.open).click();
  await page.keyboard.type("Tom");
  expect(await readers(page).inputValue()).toBe("Tom");
});

test("a reader who has a link, or is listed twice, gets no second one", async () => {
  const page = await openPersonalLinks();
  await readers(page).fill("Nora");
  await createLinks(page, 1);
  await button(page, personalLinkWords.back).click();
  await button(page, personalLinkWords.open).click();
  await readers(page).fill("nora\nTom\nTom");
  const problems = page.getByRole("list", { name: personalLinkWords.list }).getByRole("listitem");
  await eventually(() => problems.allInnerTexts()).toEqual([
    `nora ${personalLinkWords.problems.taken}`,
    `Tom ${personalLinkWords.problems.twice}`,
  ]);
  await createLinks(page, 1);
  await button(page, personalLinkWords.copyOneLabel({ name: "Tom" })).waitFor();
  expect(await button(page, personalLinkWords.copyOneLabel({ name: "Nora" })).count()).toBe(0);
});

test("a reader's name is corrected in the list of links, and a name that another link has is refused", async () => {
  const page = await openPersonalLinks();
  await readers(page).fill("Nora Fix <nora@example.org>, Tom");
  await createLinks(page, 2);
  await button(page, personalLinkWords.back).click();
  const card = (name: string) => page.getByRole("listitem", { name: personalLinkWords.personalTo({ name }) });
  await card("Nora Fix").getByRole("button", { name: sharingWords.change, exact: true }).click();
  const name = page.getByLabel(personalLinkWords.readerName, { exact: true });
  await name.fill("");
  await button(page, sharingWords.keep).click();
  await page.getByText(personalLinkWords.noName).waitFor();
  await name.fill("tom");
  await button(page, sharingWords.keep).click();
  await page.getByText(/^tom already has a link/).waitFor();
  await name.fill("Nora Fox");
  await expectAccessible(page);
  await button(page, sharingWords.keep).click();
  await card("Nora Fox").getByText("nora@example.org").waitFor();
});

test("a name that got its link in another tab is refused, and then listed as taken", async () => {
  const page = await openPersonalLinks();
  await readers(page).fill("Ana");
  await createLinks(page, 1);
  await button(page, personalLinkWords.back).click();
  await button(page, personalLinkWords.open).click();
  // Another tab creates a link for Tom.
  await page.evaluate(async (path) => {
    const { shares } = await (await fetch(path)).json();
    const { token, hasPassword, createdAt, frozenAt, opens, lastOpenedAt, lastScene, ...link } = shares[0];
    const body = { ...link, shareId: "a-link-of-a-tab1", password: null, reader: { name: "Tom" } };
    await fetch(path, { method: "POST", body: JSON.stringify(body) });
  }, `/api/plays/${playId}/shares`);
  await readers(page).fill("Tom");
  await createLinks(page, 1);
  await page.getByText("Tom already has a link.", { exact: true }).waitFor();
  await page.getByRole("list", { name: personalLinkWords.list }).getByText(personalLinkWords.problems.taken).waitFor();
});

test("one reader's link is turned off, and the others stay; more than 50 at once are refused", async () => {
  const page = await openPersonalLinks();
  await readers(page).fill(Array.from({ length: 51 }, (_, n) => `Reader ${n}`).join("\n"));
  await createLinks(page, 51);
  await page.getByText(personalLinkWords.tooMany({ count: 51, max: 50 })).waitFor();
  await readers(page).fill("Nora\nTom\nAna");
  await createLinks(page, 3);
  await button(page, personalLinkWords.back).click();
  const card = (name: string) => page.getByRole("listitem", { name: personalLinkWords.personalTo({ name }) });
  await card("Tom").getByRole("button", { name: sharingWords.revoke, exact: true }).click();
  await button(page, sharingWords.revokeNow).click();
  await card("Tom").waitFor({ state: "detached" });
  await card("Nora").waitFor();
  await card("Ana").waitFor();
});

test("the author announces a new draft in the share dialog, changes the announcement and removes it", async () => {
  const page = await openPersonalLinks();
  await readers(page).fill("Nora");
  await createLinks(page, 1);
  await button(page, personalLinkWords.back).click();
  const words = personalLinkWords.announcement;
  await button(page, words.open).click();
  // It replaces what was suggested.
  await page.keyboard.type("Draft 3 is ready.");
  await button(page, words.publish).click();
  await page.getByText("Draft 3 is ready.", { exact: true }).waitFor();
  await page.getByText(words.done).waitFor();
  await button(page, words.change).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  await expectAccessible(page);
  await button(page, words.remove).click();
  await page.getByText(words.removed).waitFor();
  await button(page, words.open).waitFor();
});
