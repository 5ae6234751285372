import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.ts";
import { dashboardWords } from "#frontend/messages/dashboard.ts";
import { editorWords, frontWords } from "#frontend/messages/editor.ts";
import { settingsWords } from "#frontend/messages/settings.ts";
import { shellWords } from "#frontend/messages/shell.ts";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { type TitleName, titleWords } from "#frontend/messages/titles.ts";
import { englishNames, englishWords } from "#tests/support/englishText.ts";
import { desktop, newDevice } from "./harness/browserDevice.ts";
import { expectElements, save, typeKeys, waitForKind } from "./harness/editor.ts";
import { linkIn, newestMail } from "./harness/mailbox.ts";
import { newStranger, newWriter } from "./harness/people.ts";
import { openFromPlayList } from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";
import { field, heading, submitSignIn, submitSignUp } from "./harness/signIn.ts";

/** Returns what people see or hear on the screen that seems to be English, without the manuscript. */
async function englishOn(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && !element.closest("[role=textbox]");
    const named = ["aria-label", "placeholder", "title", "alt"];
    return [...document.querySelectorAll("body *")]
      .filter(isShown)
      .flatMap((element) => [
        ...[...element.childNodes].flatMap((node) =>
          node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [],
        ),
        ...named.map((name) => element.getAttribute(name) ?? ""),
      ]);
  });
  return [...new Set([...texts, await page.title()])].filter(
    (text) => englishWords.test(text) && !englishNames.test(text),
  );
}

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
  expect(mail.text).toContain("Hola Inés Robledo,");
  await page.goto(linkIn(mail));
  await heading(page, authWords.confirm.doneTitle).waitFor();
  await page.getByRole("main").getByRole("link", { name: authWords.signIn.submit }).click();
  await submitSignIn(page, ines);
  await field(page, frontWords.title).and(page.locator(":focus")).waitFor();
  await typeKeys(page, "La trampa{Enter}{Enter}{Enter}");
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
  await page.getByText(dashboardWords.usage(1, 3)).waitFor();
  expect(await englishOn(page)).toEqual([]);

  await page.goto("/account-settings");
  const language = (name: string) => page.getByRole("combobox", { name, exact: true });
  await heading(page, settingsWords.title).waitFor();
  expect(await englishOn(page)).toEqual([]);
  await language(settingsWords.interfaceLanguage).selectOption("en");
  await heading(page, "Account settings").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await language("Language").selectOption("es");
  await heading(page, settingsWords.title).waitFor();
  await page.goto("/dashboard");
  await openFromPlayList(page, "La trampa");
  await expectElements(page, [...lines.map(([, text]) => text), ""]);
});

/** Signed-in screens with their titles. The score on the page about security is in English only. */
const screens: readonly (readonly [path: string, title: TitleName])[] = [
  ["/dashboard", "dashboard"],
  ["/profile", "profile"],
  ["/account-settings", "accountSettings"],
  ["/subscription", "subscription"],
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
  for (const [path, title] of screens) {
    await own.goto(path);
    await heading(own, titleWords[title]).waitFor();
    await own.waitForLoadState("networkidle");
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
