import { type ManuscriptLanguage, manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import type { TypingReplacement } from "#domain/play/play.ts";
import { actionWords, editorWords } from "./editor.ts";
import { languageName } from "./format.ts";
import { currentLanguage } from "./locale.ts";
import { translated } from "./translation.ts";

export const typingWords = translated("typingWords", {
  item: actionWords.typing,
  title: editorWords.typing,
  language: "Language of the play",
  languageHint:
    "Used for spell checking, quotation marks, screen readers, headings of the front matter, and exported files.",
  accountLanguage: (tag: string) => `Your language (${languageName(tag)})`,
  replacements: "Replace while typing",
  undoHint:
    "To get back what you typed, press Backspace or undo right after a replacement. Character names and pasted text stay as they are.",
  done: "Done",
  /** What the replacement of quotes does in languages whose quotes are on their keyboards. */
  keptQuotes: "In this language, quotes stay as you type them.",
});

/** What a replacement is called, and what it does. `marks` are those of the play's language. */
export const replacementWords: Readonly<
  Record<TypingReplacement, { readonly label: string; readonly text: (marks: string) => string }>
> = translated("replacementWords", {
  quotes: { label: "Quotes and apostrophes", text: (marks: string) => `Straight quotes → ${marks}` },
  dashes: { label: "Dashes", text: (marks: string) => `Two hyphens → ${marks}` },
  ellipses: { label: "Ellipses", text: (marks: string) => `Three periods → ${marks}` },
});

/** The languages of manuscripts by name, in the order of the interface's language. */
export function languageChoices(): readonly { readonly value: ManuscriptLanguage; readonly label: string }[] {
  const { compare } = new Intl.Collator(currentLanguage());
  return manuscriptLanguages
    .map((value) => ({ value, label: languageName(value) }))
    .sort((a, b) => compare(a.label, b.label));
}
