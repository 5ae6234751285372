import { expect, test } from "vitest";
import { type InterfaceLanguage, interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { accountDeletedMail } from "#lambdas/account/accountDeletedMail.ts";
import { commentsMail, confirmRepliesMail, replyMail } from "#lambdas/feedback/feedbackMailTexts.ts";
import type { MailReader, WrittenMail } from "#lambdas/shared/mailTemplate.ts";
import {
  accountExistsMail,
  addressInUseMail,
  linkMail,
  secondFactorMail,
  signInByPasswordMail,
} from "#lambdas/signin/linkMails.ts";
import { ownerNotices, securityMail } from "#lambdas/signin/securityMails.ts";
import { confirmAddress, type MessageFacts, resetPassword, verifyNewAddress } from "#lambdas/signin/signInMessages.ts";

const origin = "https://ghostlight.example";
const pages = { signIn: `${origin}/auth?lang=en`, newPassword: `${origin}/forgot-password?lang=en` };
const link = `${origin}/auth?type=magiclink&lang=en#secret=x&email=y`;

const commentPages = { page: `${origin}/feedback/some-play?lang=en`, stopPage: `${origin}/mail?lang=en#stop.x` };

/** Every e-mail to people that we send ourselves, by what it's about. */
const written: Readonly<Record<string, (to: MailReader) => WrittenMail>> = {
  "a sign-in link": (to) => linkMail(to, link),
  "a second factor": (to) => secondFactorMail(to, pages.signIn),
  "an account that exists": (to) => accountExistsMail(to, { ...pages, link }),
  "an account with an app": (to) => signInByPasswordMail(to, pages),
  "an address in use": (to) => addressInUseMail(to, pages.signIn),
  "new comments": (to) => commentsMail(to, { count: 1, title: "Fish & Chips", latestBy: "Ann", ...commentPages }),
  "many new comments": (to) => commentsMail(to, { count: 3, title: "", latestBy: "", ...commentPages }),
  "a reply": (to) => replyMail(to, { title: "Fish & Chips", ...commentPages }),
  "replies to confirm": (to) => confirmRepliesMail(to, { title: "", confirmPage: link, ...commentPages }),
  "a deleted account": (to) => accountDeletedMail(to, `${origin}/contact?lang=en`),
  ...Object.fromEntries(ownerNotices.map((notice) => [notice, (to: MailReader) => securityMail(notice, to)])),
};

const inEachLanguage = (names: readonly string[]) =>
  names.flatMap((name) => interfaceLanguages.map((language) => [name, language] as const));

const reader = (language: InterfaceLanguage): MailReader => ({ fullName: "Inés Robledo", language });
const greetings = { en: "Hello Inés,", es: "Hola Inés," } satisfies Record<InterfaceLanguage, string>;
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

test.each(inEachLanguage(Object.keys(written)))(
  "the e-mail about %s has a plain part of its own, with a greeting by first name and every address (%s)",
  (name, language) => {
    const { html = "", text = "" } = written[name]?.(reader(language)) ?? {};
    const paragraphs = text.split("\n\n");
    expect(paragraphs[0]).toBe(greetings[language]);
    expect(html).toContain(`<p>${greetings[language]}</p>`);
    expect(text).not.toMatch(/<\/?[a-z]|&(amp|lt|gt|quot|#\d+);|\{\w+\}/i);
    expect(text.match(/https:\S+/g) ?? []).toEqual(linksIn(html));
  },
);

test.each(inEachLanguage(Object.keys(written)))(
  "every address in the plain part of the e-mail about %s follows words that say what it's for (%s)",
  (name, language) => {
    const { text = "" } = written[name]?.(reader(language)) ?? {};
    for (const [before] of text.matchAll(/[^\n]+\n*(?=https:)/g)) expect(before.trim()).toMatch(/:$/);
  },
);

const byCognito: Readonly<Record<string, (facts: MessageFacts) => { readonly html: string }>> = {
  "a confirmation": confirmAddress,
  "a new password": resetPassword,
  "a new address": verifyNewAddress,
};

test.each(inEachLanguage(Object.keys(byCognito)))(
  "the e-mail that Cognito sends about %s greets by first name, too (%s)",
  (name, language) => {
    const facts = { siteOrigin: origin, username: "f1e2", to: reader(language), codeParameter: "{####}" };
    expect(byCognito[name]?.(facts).html).toContain(`<p>${greetings[language]}</p>`);
  },
);
