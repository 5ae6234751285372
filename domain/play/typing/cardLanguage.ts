/** A BCP 47 tag, for which RFC 5646 recommends room for 35 characters, or nothing. */
export const cardLanguage = /^[A-Za-z0-9-]{0,35}$/;

/** Returns the language that a play's card has. It's empty if the play has none, or one that's no tag, as a file may have. */
export function cardLanguageOf(typing: { readonly language?: string } | undefined): string {
  const { language = "" } = typing ?? {};
  return cardLanguage.test(language) ? language : "";
}
