import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { minuteMs } from "#domain/time.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords, frontWords } from "#frontend/messages/editor.yaml";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { titleWords } from "#frontend/messages/titles.yaml";
import { desktop, newDevice, origin } from "./harness/browserDevice.ts";
import { expectElements, save, typeKeys, waitForKind } from "./harness/editor.ts";
import { newestMail } from "./harness/mailbox.ts";
import { askCognito, newStranger, newWriter, type TestPerson } from "./harness/people.ts";
import { openFromPlayList, openNewPlayDialog, openPlayList } from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";
import {
  button,
  chooseSignOut,
  confirmAddressOn,
  field,
  heading,
  openAccountMenu,
  signInOnPage,
  submitSignIn,
  submitSignUp,
  waitUntilSignedOut,
} from "./harness/signIn.ts";
import { englishOn } from "./look/english.ts";

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
  await confirmAddressOn(page, mail);
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
  await page.getByRole("dialog", { name: editorWords.commands }).waitFor();
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
