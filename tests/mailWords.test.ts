import { expect, test } from "vitest";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { authWords as spanishAuthWords } from "#frontend/messages/es/auth.yaml";
import { titleWords as spanishTitles } from "#frontend/messages/es/titles.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { mailWords } from "#lambdas/shared/mailWords.ts";

const screens = {
  en: { security: titleWords.security, forgot: authWords.signIn.forgot },
  es: { security: spanishTitles.security, forgot: spanishAuthWords.signIn.forgot },
};

test.each(interfaceLanguages)("e-mails call screens and buttons what they're called on the site (%s)", (language) => {
  const { newCodes, usedCode, appOn, appOff, newPassword, newAddressAsked } = mailWords[language].security;
  for (const { paragraphs } of [newCodes, usedCode, appOn, appOff, newPassword, newAddressAsked])
    expect(paragraphs.join(" ")).toContain(screens[language].security);
  expect(newPassword.paragraphs.join(" ")).toContain(`“${screens[language].forgot}”`);
});

test.each(interfaceLanguages)("who lost an authenticator app is sent to a screen that exists (%s)", (language) => {
  const { lostText } = { en: authWords, es: spanishAuthWords }[language].totp;
  expect(lostText).toContain(screens[language].security);
});
