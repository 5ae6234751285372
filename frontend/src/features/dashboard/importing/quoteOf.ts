import type { ListedParagraph } from "#domain/play/formats/typed/paragraphGroups.ts";

const maxQuote = 40;

/** Returns a paragraph's beginning, to name it in a sentence. */
export function quoteOf(paragraph: ListedParagraph | undefined): string {
  const text = paragraph?.text ?? "";
  return text.length > maxQuote ? `${text.slice(0, maxQuote).trimEnd()}…` : text;
}
