import { nanoid } from "nanoid";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Play } from "#domain/play/play.ts";
import { minuteMs } from "#domain/time.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { commandWords } from "#frontend/messages/commands.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords, frontWords } from "#frontend/messages/editor.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import type { TitleName } from "#frontend/messages/titles.ts";
import { titleWords } from "#frontend/messages/titles.yaml";
import { act, character, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { type MadeLink, shareLink } from "#tests/support/shareLink.ts";
import { desktop, newDevice, origin } from "./harness/browserDevice.ts";
import { subscribe } from "./harness/checkout.ts";
import { expectElements, manuscript, save, typeKeys, waitForKind } from "./harness/editor.ts";
import { linkIn, newestMail } from "./harness/mailbox.ts";
import { openEachPart } from "./harness/openEachPart.ts";
import { askCognito, newStranger, newWriter, type TestPerson } from "./harness/people.ts";
import { choosePlayAction, openFromPlayList, openNewPlayDialog, openPlayList } from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";
import {
  button,
  chooseSignOut,
  field,
  heading,
  openAccountMenu,
  signInOnPage,
  submitSignIn,
  submitSignUp,
  waitUntilSignedOut,
} from "./harness/signIn.ts";
import { englishOn } from "./look/english.ts";
import { watchRequests } from "./look/watchRequests.ts";

/** Of a device whose browser is English. */
const english = { ...desktop, locale: "en-US" };

test("a visitor whose browser is Spanish signs up, writes a play, and changes the language and back", async () => {
  await showLanguage("es");
  const ines = newStranger("Inés Robledo");
  const { page } = await newDevice({ ...desktop, locale: "es-MX" });
  await page.goto("/signup");
  await heading(page, authWords.signUp.title).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
  expect(await englishOn(page)).toEqual([]);
  await submitSignUp(page, ines);
  await heading(page, authWords.checkMail.title).waitFor();
  expect(await englishOn(page)).toEqual([]);

  const mail = await newestMail(ines);
  expect(mail.subject).toBe("Confirma tu correo para Ghostlight");
  expect(mail.text).toContain("Hola Inés,");
  await page.goto(linkIn(mail));
  await heading(page, authWords.confirm.doneTitle).waitFor();
  await page.getByRole("main").getByRole("link", { name: authWords.signIn.submit }).click();
  await submitSignIn(page, ines);
  await field(page, frontWords.title).and(page.locator(":focus")).waitFor();
  await typeKeys(page, "La trampa{Enter}");
  const lines = [
    ["direction", "Acto primero"],
    ["scene", "Escena 1"],
    ["setting", "Un teatro de provincia. Una lámpara."],
    ["direction", "Entra INÉS."],
    ["cue", "INÉS"],
    ["dialogue", "¿Quién anda ahí?"],
  ] as const;
  for (const [kind, text] of lines) {
    await waitForKind(page, kind);
    await typeKeys(page, `${text}{Enter}`);
  }
  await save(page);
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole("link", { name: editorWords.back }).click();
  await heading(page, dashboardWords.title).waitFor();
  await page.getByText(dashboardWords.usage({ count: 1, limit: 3 })).waitFor();
  expect(await englishOn(page)).toEqual([]);

  await page.goto("/account-settings");
  const language = (name: string) => page.getByRole("combobox", { name, exact: true });
  await heading(page, settingsWords.title).waitFor();
  expect(await englishOn(page)).toEqual([]);
  const { page: elsewhere, context } = await newDeviceOf(ines, english);
  await elsewhere.goto("/account-settings");
  await heading(elsewhere, settingsWords.title).waitFor();
  await language(settingsWords.interfaceLanguage).selectOption("en");
  await heading(page, "Account settings").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  // By then, the tokens there have expired, and the new ones say that the account's language is another one.
  await context.clock.install({ time: Date.now() + 20 * minuteMs });
  await elsewhere.goto("/account-settings");
  await heading(elsewhere, "Account settings").waitFor();
  await language("Language").selectOption("es");
  await heading(page, settingsWords.title).waitFor();
  const { page: third } = await newDevice(english);
  await third.goto("/auth");
  await field(third, "E-mail").fill(ines.email);
  await third.getByLabel("Password", { exact: true }).fill(ines.password);
  await button(third, "Sign in").click();
  await heading(third, dashboardWords.title).waitFor();
  await openAccountMenu(third, ines);
  expect(await englishOn(third)).toEqual([]);
  await page.goto("/dashboard");
  await openFromPlayList(page, "La trampa");
  await expectElements(page, [...lines.map(([, text]) => text), ""]);
});

test("after somebody with another language, whoever signs in sees their own language in every tab", async () => {
  const [mara, ines] = [await newWriter("Mara Bell"), await newWriter("Inés Robledo")];
  const { userPoolId: UserPoolId } = await (await fetch(`${origin}/config.json`)).json();
  const UserAttributes = [{ Name: "locale", Value: "es" }];
  await askCognito("AdminUpdateUserAttributes", { UserPoolId, Username: ines.email, UserAttributes });
  const { page, context } = await newDevice(english);
  await showLanguage("en");
  await signInOnPage(page, mara);
  await lookAround(page, mara);
  const tab = await context.newPage();
  await openPlayList(tab);
  await page.bringToFront();
  await chooseSignOut(page, mara);
  await waitUntilSignedOut(page);
  await submitSignIn(page, ines);
  await showLanguage("es");
  await heading(page, dashboardWords.title).waitFor();
  expect(await lookAround(page, ines)).toEqual([]);
  await heading(tab, dashboardWords.title).waitFor();
  expect(await englishOn(tab)).toEqual([]);
});

/** Goes from the play list to a new play, its commands, and the account without loading the page. Returns what's English. */
async function lookAround(page: Page, person: TestPerson): Promise<readonly string[]> {
  const dialog = await openNewPlayDialog(page);
  await dialog.getByRole("button", { name: dashboardWords.blank }).click();
  await field(page, frontWords.title).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: commandWords.title }).waitFor();
  const found = [...(await englishOn(page))];
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: editorWords.back }).click();
  await heading(page, dashboardWords.title).waitFor();
  found.push(...(await englishOn(page)));
  await openAccountMenu(page, person);
  await page.getByRole("menuitem", { name: titleWords.accountSettings }).click();
  await heading(page, settingsWords.title).waitFor();
  return [...found, ...(await englishOn(page))];
}

/** Signed-in screens with their titles. */
const screens: readonly (readonly [path: string, title: TitleName])[] = [
  ["/dashboard", "dashboard"],
  ["/profile", "profile"],
  ["/account-settings", "accountSettings"],
  ["/subscription", "subscription"],
  ["/security", "security"],
];

test("no screen of a Spanish browser has English words, and public pages lead to Spanish addresses", async () => {
  await showLanguage("es");
  const { page } = await newDevice({ ...desktop, locale: "es-MX" });
  for (const path of ["/", "/pricing", "/about", "/faq", "/help", "/contact", "/privacy", "/terms", "/cookie-policy"]) {
    await page.goto(path);
    await page.locator("html[lang=es] h1").waitFor();
    expect(await englishOn(page), path).toEqual([]);
  }
  await page.getByRole("navigation", { name: shellWords.nav }).getByRole("link", { name: titleWords.pricing }).click();
  await page.waitForURL("**/es/pricing");
  await page.reload();
  await page.locator("html[lang=es] h1").waitFor();
  expect(await englishOn(page)).toEqual([]);

  const { page: own } = await newDeviceOf(await newWriter(), { ...desktop, locale: "es-MX" });
  const settled = watchRequests(own);
  for (const [path, title] of screens) {
    await own.goto(path);
    await heading(own, titleWords[title]).waitFor();
    await settled();
    expect(await englishOn(own), path).toEqual([]);
  }
});

test("an address in Spanish is Spanish in every browser", async () => {
  await showLanguage("es");
  const { page } = await newDevice({ ...desktop, locale: "en-US" });
  await page.goto("/es/help/elements-and-keys");
  await page.locator("html[lang=es] h1").waitFor();
  await page.getByRole("table").first().waitFor();
  expect(await englishOn(page)).toEqual([]);
});

const trap: Play = {
  ...playWith(
    { title: "La trampa", authors: "Inés Robledo", characters: [character("INÉS"), character("TOMÁS")] },
    act("Acto primero", scene("Escena 1", direction("Entra INÉS."))),
    speech("INÉS", "¿Quién anda ahí?"),
    scene("Escena 2", direction("Sale INÉS.")),
    speech("TOMÁS", "Nadie."),
  ),
  typing: { language: "es" },
};

/** A comment from a reader, so that the author's screens about comments aren't empty. */
async function comment({ token }: MadeLink): Promise<void> {
  const sent = await fetch(`${origin}/api/shared/${token}/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json", "reader-key": nanoid(22) },
    body: JSON.stringify({ feedbackId: nanoid(16), kind: "question", text: "¿Quién es?", name: "Rosa" }),
  });
  expect(sent.status, await sent.text()).toBe(200);
}

test("no dialog and no panel of the editor has English words", async () => {
  await showLanguage("es");
  const writer = await newWriter("Inés Robledo");
  await subscribe(writer);
  const link = await shareLink(origin, writer, trap, { label: "Festival" });
  await comment(link);
  const { page } = await newDeviceOf(writer, { ...desktop, locale: "es-MX" });
  const settled = watchRequests(page);
  await page.goto(`/editor/${link.playId}`);
  await manuscript(page).waitFor();
  const found: string[] = [];
  const look = async (where: string) => {
    await settled();
    found.push(...(await englishOn(page)).map((text) => `${where}: ${text}`));
  };
  expect(await openEachPart(page, look)).toBeGreaterThan(15);
  expect(found).toEqual([]);
});

test("what a play list and a shared play offer has no English words", async () => {
  await showLanguage("es");
  const writer = await newWriter("Inés Robledo");
  await subscribe(writer);
  const link = await shareLink(origin, writer, trap, { label: "Festival" });
  await comment(link);
  const { page } = await newDeviceOf(writer, { ...desktop, locale: "es-MX" });
  const found: string[] = [];
  const settled = new Map([[page, watchRequests(page)]]);
  const look = async (where: string, on = page) => {
    await settled.get(on)?.();
    found.push(...(await englishOn(on)).map((text) => `${where}: ${text}`));
  };
  await page.goto("/dashboard");
  await button(page, dashboardWords.actionsOf({ title: "La trampa" })).click();
  await look("menu");
  await page.keyboard.press("Escape");
  for (const item of [dashboardWords.rename, dashboardWords.editTags, sharingWords.shareItem]) {
    await choosePlayAction(page, "La trampa", item);
    await page.getByRole("dialog").waitFor();
    await look(item);
    await page.keyboard.press("Escape");
  }
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
  for (const path of [`/feedback/${link.playId}`, "/dashboard?list=bin"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(path);
  }

  const { page: reader } = await newDevice({ ...desktop, locale: "es-MX" });
  settled.set(reader, watchRequests(reader));
  await reader.goto(link.path);
  await reader.getByText("¿Quién anda ahí?").waitFor();
  await look("shared play", reader);
  const tools = reader.getByRole("toolbar").first().getByRole("button");
  for (const tool of await tools.all()) {
    await tool.click();
    await look("tool of the shared play", reader);
    await reader.keyboard.press("Escape");
  }
  await reader.goto("/shared/no-hay-nada");
  await reader.getByRole("heading", { level: 1 }).waitFor();
  await look("no shared play", reader);
  expect(found).toEqual([]);
});
