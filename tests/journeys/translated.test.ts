import { nanoid } from "nanoid";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Play } from "#domain/play/play.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { failureWords } from "#frontend/messages/failure.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { act, character, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { type MadeLink, shareLink } from "#tests/support/shareLink.ts";
import { translatePage } from "#tests/support/translatePage.ts";
import { type BrowserDevice, desktop, newDevice, origin } from "./harness/browserDevice.ts";
import { subscribe } from "./harness/checkout.ts";
import { manuscript, typeKeys, waitUntilOnDevice, waitUntilSaved } from "./harness/editor.ts";
import { openEachPart } from "./harness/openEachPart.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { choosePlayAction } from "./harness/playList.ts";
import { commentEntry, createLink, feedbackButton, feedbackPanel, openSharedLink } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, field } from "./harness/signIn.ts";
import { englishOn } from "./look/english.ts";
import { guardedRoutes } from "./look/routes.ts";
import { watchRequests } from "./look/watchRequests.ts";

/** Every screen is opened once, in Spanish, by a browser that translates it, too, into another language. */
interface Walk extends BrowserDevice {
  /** Waits until nothing is loading. Nothing on the screen has failed then or is in English. */
  readonly look: (where: string) => Promise<void>;
  readonly expectNoEnglish: () => void;
}

async function openWalk(person?: TestPerson): Promise<Walk> {
  await showLanguage("es");
  const browser = { ...desktop, locale: "es-MX" };
  const device = await (person ? newDeviceOf(person, browser) : newDevice(browser));
  const { page, context } = device;
  await context.addInitScript(translatePage);
  const settled = watchRequests(page);
  const english: string[] = [];
  const look = async (where: string) => {
    await settled();
    await page.locator("font").first().waitFor({ state: "attached" });
    expect(await page.getByText(failureWords.title, { exact: true }).count(), where).toBe(0);
    english.push(...(await englishOn(page)).map((text) => `${where}: ${text}`));
  };
  return { ...device, look, expectNoEnglish: () => expect(english).toEqual([]) };
}

/** Opens a screen, and clicks whatever changes only this page: what's pressed, expanded, or chosen. */
async function tryScreen({ page, look }: Walk, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[lang=es] h1 font").first().waitFor();
  await look(path);
  const controls = "main :is([aria-pressed], [aria-expanded], summary, [role=radio]):visible";
  for (const control of await page.locator(controls).all()) {
    await control.click({ timeout: 2000 }).catch(() => undefined);
    await page.keyboard.press("Escape");
  }
  await look(`${path}, tried`);
}

/** The others have texts only. They're looked at without a browser (`publicPages.stack.test.ts`). */
const publicScreens = [
  ...["/", "/pricing", "/help", "/help/elements-and-keys", "/contact", "/cookie-policy", "/goodbye"],
  ...["/auth", "/signup", "/forgot-password", "/reset-password", "/shared/no-hay-nada", "/no/such/page"],
];

test("public pages and forms have no English words in Spanish, and work where a browser translates them", async () => {
  const walk = await openWalk();
  const { page } = walk;
  for (const path of publicScreens) await tryScreen(walk, path);
  await page.goto("/auth");
  await field(page, authWords.fields.email).fill("not an address");
  await button(page, authWords.signIn.submit).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await field(page, authWords.fields.email).fill("nobody@example.com");
  await page.getByLabel(authWords.fields.password, { exact: true }).fill("wrong password of nobody");
  await button(page, authWords.signIn.submit).click();
  await page.getByRole("alert").filter({ hasText: /./ }).waitFor();
  await walk.look("a refused password");
  walk.expectNoEnglish();
});

const title = "La trampa";
const play: Play = {
  ...playWith(
    { title, authors: "Inés Robledo", characters: [character("INÉS"), character("TOMÁS")] },
    act("Acto primero", scene("Escena 1", direction("Entra INÉS."))),
    speech("INÉS", "¿Quién anda ahí?"),
    scene("Escena 2", direction("Sale INÉS.")),
    speech("TOMÁS", "Nadie."),
  ),
  typing: { language: "es" },
};

/** Creates a writer on a paid plan, with a shared play. A reader's comment makes the screens about comments less empty. */
async function newCommentedWriter(): Promise<{ writer: TestPerson; link: MadeLink }> {
  const writer = await newWriter("Inés Robledo");
  await subscribe(writer);
  const link = await shareLink(origin, writer, play, { label: "Festival" });
  const sent = await fetch(`${origin}/api/shared/${link.token}/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json", "reader-key": nanoid(22) },
    body: JSON.stringify({ feedbackId: nanoid(16), kind: "question", text: "¿Quién es?", name: "Rosa" }),
  });
  expect(sent.status, await sent.text()).toBe(200);
  return { writer, link };
}

test("signed-in screens and what a play list offers have no English words, and work where a browser translates them", async () => {
  const { writer, link } = await newCommentedWriter();
  const walk = await openWalk(writer);
  for (const path of [...Object.keys(guardedRoutes), `/feedback/${link.playId}`, "/dashboard?list=bin"])
    await tryScreen(walk, path);
  await walk.page.goto("/dashboard");
  await lookAtPlayMenu(walk);
  await lookAtImport(walk);
  walk.expectNoEnglish();
});

async function lookAtPlayMenu({ page, look }: Walk): Promise<void> {
  await button(page, dashboardWords.actionsOf({ title })).click();
  await look("menu of a play");
  await page.keyboard.press("Escape");
  for (const item of [dashboardWords.rename, dashboardWords.editTags, sharingWords.shareItem]) {
    await choosePlayAction(page, title, item);
    await page.getByRole("dialog").waitFor();
    await look(item);
    await page.keyboard.press("Escape");
  }
}

async function lookAtImport({ page, look }: Walk): Promise<void> {
  await button(page, dashboardWords.newPlay).click();
  await page.getByRole("dialog").waitFor();
  await look("new play");
  const typed = { name: "obra.txt", mimeType: "", buffer: Buffer.from("INÉS: Hm. [sonríe] Sí.\n\nTOMÁS: No.") };
  const damaged = { name: "rota.docx", mimeType: "", buffer: Buffer.from("PK") };
  const picture = { name: "foto.pdf", mimeType: "", buffer: Buffer.from("GIF89a") };
  await page.getByLabel(dashboardWords.chooseFile).setInputFiles([typed, damaged, picture]);
  await button(page, importingWords.file({ name: "foto.pdf", state: importingWords.states.refused })).waitFor();
  for (const { name } of [typed, damaged, picture]) {
    await page.getByRole("button", { name: new RegExp(`^${name}:`) }).click();
    await look(name);
  }
}

test("a reader comments on a line where a browser translates the play, and nothing around it is in English", async () => {
  const link = await createLink(play, { mayDownload: true });
  const { page, look, expectNoEnglish } = await openWalk();
  await openSharedLink(page, link.path, title);
  await page.locator("[data-block] font").first().waitFor();
  await page.getByRole("button", { name: readingWords.remarkOn({ what: "INÉS" }) }).click();
  await feedbackPanel(page).getByLabel(readerFeedbackWords.asks.comment).fill("¡Qué bien!");
  await page.locator("mark").first().waitFor();
  await look("a comment");
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.send }).click();
  await commentEntry(page, "¡Qué bien!").waitFor();
  await shows(feedbackButton(page), readerFeedbackWords.open({ count: 1 }));
  await look("own comments");
  await feedbackPanel(page).getByRole("button", { name: readerFeedbackWords.close }).click();
  for (const tool of await page.getByRole("toolbar").first().getByRole("button").all()) {
    await tool.click();
    await look("a tool of the shared play");
    await page.keyboard.press("Escape");
  }
  expectNoEnglish();
});

const shows = (place: Locator, words: string): Promise<void> => place.filter({ hasText: words }).waitFor();

test("the editor says how safe the text is where a browser translates it, and no dialog or panel has English words", async () => {
  const { writer, link } = await newCommentedWriter();
  const { page, context, look, expectNoEnglish } = await openWalk(writer);
  await page.goto(`/editor/${link.playId}`);
  await manuscript(page).waitFor();
  await page.locator("header font, .editor-top font").first().waitFor();
  await manuscript(page).focus();
  await waitUntilSaved(page);
  // Code that fails to load would reload the page later.
  await look("the editor");
  await context.setOffline(true);
  await typeKeys(page, "x");
  await waitUntilOnDevice(page);
  await button(page, editorWords.outline).waitFor();
  await context.setOffline(false);
  await waitUntilSaved(page);
  expect(await manuscript(page).locator("font").count()).toBe(0);
  const parts = await openEachPart(page, async (name) => {
    await look(name);
    await expectNoFailedPanel(page, name);
  });
  expect(parts).toBeGreaterThan(15);
  expectNoEnglish();
});

const expectNoFailedPanel = async (page: Page, name: string): Promise<void> =>
  expect(await page.getByText(editorWords.panelFailed).count(), name).toBe(0);
