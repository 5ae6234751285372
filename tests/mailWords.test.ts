import { expect, test } from "vitest";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import type { authWords } from "#frontend/messages/auth.yaml";
import type { titleWords } from "#frontend/messages/titles.yaml";
import { mailWords } from "#lambdas/shared/mailWords.ts";

/** By language; the English ones are in the folder itself. */
const catalogs = import.meta.glob<{ readonly authWords: typeof authWords; readonly titleWords: typeof titleWords }>(
  ["../frontend/src/messages/{auth,titles}.yaml", "../frontend/src/messages/*/{auth,titles}.yaml"],
  { eager: true },
);

function catalogOf(name: string, language: string) {
  const folder = language === "en" ? "messages" : `messages/${language}`;
  const catalog = catalogs[`../frontend/src/${folder}/${name}.yaml`];
  if (!catalog) throw new Error(`There is no ${folder}/${name}.yaml.`);
  return catalog;
}

const screenName = (language: string) => catalogOf("titles", language).titleWords.security;

test.each(interfaceLanguages)("e-mails call screens and buttons what they're called on the site (%s)", (language) => {
  const { newCodes, usedCode, appOn, appOff, newPassword, newAddressAsked } = mailWords[language].security;
  for (const { paragraphs } of [newCodes, usedCode, appOn, appOff, newPassword, newAddressAsked])
    expect(paragraphs.join(" ")).toContain(screenName(language));
  const { forgot } = catalogOf("auth", language).authWords.signIn;
  expect(newPassword.paragraphs.join(" ")).toContain(`“${forgot}”`);
});

test.each(interfaceLanguages)("who lost an authenticator app is sent to a screen that exists (%s)", (language) => {
  expect(catalogOf("auth", language).authWords.totp.lostText).toContain(screenName(language));
});
