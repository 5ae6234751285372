import { type ManuscriptLanguage, manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import type { TypingReplacement } from "#domain/play/play.ts";
import { languageName } from "./format.ts";

export const typingWords = {
  item: "Language and typing…",
  title: "Language and typing",
  language: "Language of the play",
  languageHint: "Used for spell checking, quotation marks, screen readers, and exported files.",
  accountLanguage: (tag: string) => `Your language (${languageName(tag)})`,
  replacements: "Replace while typing",
  undoHint:
    "To get back what you typed, press Backspace or undo right after a replacement. Character names and pasted text stay as they are.",
  done: "Done",
} as const;

/** What a replacement is called, and what it does. `marks` are those of the play's language. */
export const replacementWords: Readonly<
  Record<TypingReplacement, { readonly label: string; readonly text: (marks: string) => string }>
> = {
  quotes: { label: "Quotes and apostrophes", text: (marks) => `Straight quotes → ${marks}` },
  dashes: { label: "Dashes", text: (marks) => `Two hyphens → ${marks}` },
  ellipses: { label: "Ellipses", text: (marks) => `Three periods → ${marks}` },
};

/** What the replacement of quotes does in languages whose quotes are on their keyboards. */
export const keptQuotes = "In this language, quotes stay as you type them.";

/** The languages of manuscripts: the most common one first, then the others by name. */
export function languageChoices(): readonly { readonly value: ManuscriptLanguage; readonly label: string }[] {
  const [first, ...others] = manuscriptLanguages.map((value) => ({ value, label: languageName(value) }));
  return first ? [first, ...others.sort((a, b) => a.label.localeCompare(b.label))] : [];
}
