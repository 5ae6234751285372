import { type ManuscriptLanguage, manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import { languageName } from "./languageName.ts";
import { currentLanguage } from "./locale.ts";

/** The languages of manuscripts by name, in the order of the interface's language. */
export function languageChoices(): readonly { readonly value: ManuscriptLanguage; readonly label: string }[] {
  const { compare } = new Intl.Collator(currentLanguage());
  return manuscriptLanguages
    .map((value) => ({ value, label: languageName(value) }))
    .sort((a, b) => compare(a.label, b.label));
}
