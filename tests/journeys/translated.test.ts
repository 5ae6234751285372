import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { failureWords } from "#frontend/messages/failure.yaml";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { act, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { translatePage } from "#tests/support/translatePage.ts";
import { type BrowserDevice, desktop, type Look, newDevice, origin, phone } from "./harness/browserDevice.ts";
import { subscribe } from "./harness/checkout.ts";
import { manuscript, typeKeys, waitUntilOnDevice, waitUntilSaved } from "./harness/editor.ts";
import { openEachPart } from "./harness/openEachPart.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { commentEntry, createLink, feedbackButton, feedbackPanel, openSharedLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, field } from "./harness/signIn.ts";
import { guardedRoutes, publicRoutes } from "./look/routes.ts";
import { screenOf } from "./look/screens.ts";
import { watchRequests } from "./look/watchRequests.ts";

const title = "The Lamp and the Ladder";
const play = playWith(
  { title, authors: "Mara Bell" },
  act("Act One", scene("Scene 1", direction("A bare stage. One lamp."))),
  speech("NINA", "They never switch you off, do they?"),
  speech("TOM", "Superstition, all of it."),
);

/** A device whose browser translates each page. */
async function newTranslatingDevice(person?: TestPerson, look: Look = desktop): Promise<BrowserDevice> {
  const device = await (person ? newDeviceOf(person, look) : newDevice(look));
  await device.context.addInitScript(translatePage);
  return device;
}

async function openAll(page: Page, routes: Readonly<Record<string, string>>): Promise<void> {
  const settled = watchRequests(page);
  for (const [path, name] of Object.entries(routes)) {
    await page.goto(path);
    await screenOf(page, name);
    await page.locator("h1 font").first().waitFor();
    await settled();
    await expectWhole(page);
  }
}

const expectWhole = async (page: Page): Promise<void> =>
  expect(await page.getByText(failureWords.title, { exact: true }).count(), page.url()).toBe(0);

/** Clicks whatever changes only this page: what's pressed, expanded, or chosen. */
async function tryControls(page: Page): Promise<void> {
  const controls = "main :is([aria-pressed], [aria-expanded], summary, [role=radio]):visible";
  for (const control of await page.locator(controls).all()) {
    await control.click({ timeout: 2000 }).catch(() => undefined);
    await page.keyboard.press("Escape");
  }
  await expectWhole(page);
}

test("public pages and forms work where a browser translates them", async () => {
  const { page } = await newTranslatingDevice();
  await openAll(page, publicRoutes);
  await page.goto("/pricing");
  await page.locator(".plan-price:not(.plan-price-hidden) font").first().waitFor();
  await tryControls(page);
  await page.goto("/auth");
  await field(page, authWords.fields.email).fill("not an address");
  await button(page, authWords.signIn.submit).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await field(page, authWords.fields.email).fill("nobody@example.com");
  await page.getByLabel(authWords.fields.password, { exact: true }).fill("wrong password of nobody");
  await button(page, authWords.signIn.submit).click();
  await page.getByRole("alert").filter({ hasText: /./ }).waitFor();
  await expectWhole(page);
});

test("signed-in screens work where a browser translates them", async () => {
  const writer = await newWriter("Mara Bell");
  await subscribe(writer);
  await shareLink(origin, writer, play);
  const { page } = await newTranslatingDevice(writer);
  await openAll(page, guardedRoutes);
  const settled = watchRequests(page);
  for (const path of Object.keys(guardedRoutes)) {
    await page.goto(path);
    await page.locator("h1 font").first().waitFor();
    await settled();
    await tryControls(page);
  }
});

test("a reader comments on a line where a browser translates the play", async () => {
  const link = await createLink(play, { mayDownload: true });
  const { page } = await newTranslatingDevice();
  await openSharedLink(page, link.path, title);
  await page.locator("[data-block] font").first().waitFor();
  await page.getByRole("button", { name: readingWords.remarkOn({ what: "NINA" }) }).click();
  await feedbackPanel(page).getByLabel(readerFeedbackWords.asks.comment).fill("Lovely.");
  await page.locator("mark").first().waitFor();
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.send }).click();
  await commentEntry(page, "Lovely.").waitFor();
  await shows(feedbackButton(page), readerFeedbackWords.open({ count: 1 }));
  await expectWhole(page);
});

const shows = (place: Locator, words: string): Promise<void> => place.filter({ hasText: words }).waitFor();

test("the editor says how safe the text is where a browser translates it, and leaves the manuscript alone", async () => {
  const writer = await newWriter("Mara Bell");
  await subscribe(writer);
  const { playId } = await shareLink(origin, writer, play);
  const { page, context } = await newTranslatingDevice(writer);
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  await page.locator("header font, .editor-top font").first().waitFor();
  await manuscript(page).focus();
  await waitUntilSaved(page);
  await context.setOffline(true);
  await typeKeys(page, "x");
  await waitUntilOnDevice(page);
  await button(page, editorWords.outline).waitFor();
  await context.setOffline(false);
  await waitUntilSaved(page);
  expect(await manuscript(page).locator("font").count()).toBe(0);
  await openEachPart(page, async (name) => {
    expect(await page.getByText(editorWords.panelFailed).count(), name).toBe(0);
    await expectWhole(page);
  });
});

test.each([desktop, phone])("when the editor's bar fails, it can be loaded again", async (look) => {
  const writer = await newWriter("Mara Bell");
  await subscribe(writer);
  const { playId } = await shareLink(origin, writer, play);
  const { page } = await newDeviceOf(writer, { ...look, isTroubled: true });
  await page.goto(`/editor/${playId}`);
  await manuscript(page).waitFor();
  await page.locator(".editor-top .menu:visible button").first().click();
  // What a program in the browser may do: React can't remove the list when the menu closes.
  await page.locator(".editor-top .menu-list").evaluate((element) => element.remove());
  await page.getByText("Superstition").click();
  await page.getByRole("alert").filter({ hasText: editorWords.panelFailed }).waitFor();
  await button(page, editorWords.tryAgain).click();
  await page.getByRole("link", { name: editorWords.back }).waitFor();
});
