import { expect, test } from "vitest";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { accountDeletedMail } from "#lambdas/account/accountDeletedMail.ts";
import {
  accountExistsMail,
  addressInUseMail,
  linkMail,
  secondFactorMail,
  signInByPasswordMail,
} from "#lambdas/signin/linkMails.ts";
import { ownerNotices, securityMail } from "#lambdas/signin/securityMails.ts";
import { confirmAddress, resetPassword, verifyNewAddress } from "#lambdas/signin/signInMessages.ts";
import { expectAccessible } from "./harness/access.ts";
import { newDevice } from "./harness/browserDevice.ts";

const origin = "https://ghostlight.example";
const link = `${origin}/auth?type=magiclink#email=somebody%40example.com&secret=${"x".repeat(43)}`;
const pages = { signIn: `${origin}/auth`, newPassword: `${origin}/forgot-password`, link };

/** Every e-mail to a person, from our functions and from Cognito. */
const mails = interfaceLanguages.flatMap((language) => {
  const to = { fullName: "Maria Wilhelmina of the Superintendentessofthepropertydepartment", language };
  const facts = { siteOrigin: origin, username: "f1e2", to, codeParameter: "123456" };
  const own = [
    linkMail(to, link),
    secondFactorMail(to, pages.signIn),
    accountExistsMail(to, pages),
    signInByPasswordMail(to, pages),
    addressInUseMail(to, pages.signIn),
    accountDeletedMail(to, `${origin}/contact`),
    ...ownerNotices.map((event) => securityMail(event, to)),
  ];
  for (const { text } of own) expect(text.length).toBeGreaterThan(100);
  return [...own, confirmAddress(facts), resetPassword(facts), verifyNewAddress(facts)];
});

const narrow = 320;

/** Runs in the page. A new document would have to load the checks again. */
function showMail(html: string): void {
  const { documentElement } = new DOMParser().parseFromString(html, "text/html");
  document.documentElement.replaceWith(document.adoptNode(documentElement));
}

test.each([
  ["narrow", "light", narrow],
  ["narrow", "dark", narrow],
  ["wide", "light", 900],
  ["wide", "dark", 900],
] as const)("every e-mail can be read in a %s window in the %s theme", async (_, colorScheme, width) => {
  const { page } = await newDevice({ viewport: { width, height: 600 }, colorScheme });
  // The site's content security policy would refuse what setContent writes.
  await page.goto("about:blank");
  for (const { subject, html } of mails) {
    await page.evaluate(showMail, html);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, subject).toBe(width);
    const room = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(room, subject).toBe(colorScheme === "dark" ? "rgb(11, 15, 13)" : "rgb(236, 239, 236)");
    // The same elements in the same colors are in the wide window.
    if (width === narrow) await expectAccessible(page);
  }
});
