import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { linkMinutes } from "#lambdas/stores/signInLinks.ts";
import words from "./mailWords.json";

type MailWords = (typeof words)["en"];

/** The texts of all e-mails to the owners of accounts. `{linkMinutes}` in a text stands for a number. */
export const mailWords: Readonly<Record<InterfaceLanguage, MailWords>> = withValues(words);

function withValues<T extends object>(texts: T): T {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("{linkMinutes}", String(linkMinutes)) : value,
  );
}
