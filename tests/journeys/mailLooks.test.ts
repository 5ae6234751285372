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
import { contrastFaults } from "./look/measure.ts";

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
const wide = 900;
const rooms = { light: "rgb(236, 239, 236)", dark: "rgb(11, 15, 13)" } as const;

/** Runs in the page. A new document would have to load the checks again. */
function showMail(html: string): void {
  const { documentElement } = new DOMParser().parseFromString(html, "text/html");
  document.documentElement.replaceWith(document.adoptNode(documentElement));
}

test.each(["light", "dark"] as const)(
  "every e-mail can be read in narrow and wide windows in the %s theme",
  async (colorScheme) => {
    const { page } = await newDevice({ viewport: { width: wide, height: 600 }, colorScheme });
    // The site's content security policy would refuse what setContent writes.
    await page.goto("about:blank");
    const expectFit = async (width: number, subject: string) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), subject).toBe(width);
    for (const { subject, html } of mails) {
      await page.evaluate(showMail, html);
      await expectFit(wide, subject);
    }
    await page.setViewportSize({ width: narrow, height: 600 });
    for (const { subject, html } of mails) {
      await page.evaluate(showMail, html);
      await expectFit(narrow, subject);
      const room = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(room, subject).toBe(rooms[colorScheme]);
      expect(await contrastFaults(page), subject).toEqual([]);
      // The themes differ in colors only.
      if (colorScheme === "light") await expectAccessible(page);
    }
  },
);
