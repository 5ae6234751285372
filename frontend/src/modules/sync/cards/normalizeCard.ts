import { maxDraftLength } from "#domain/play/front/maxDraftLength.ts";
import type { CardText } from "../journal/journal.ts";

const maxLineLength = 300;

/** Returns the card as the API accepts it: each text is one line of limited length. */
export const normalizeCard = <Card extends CardText>(card: Card): Card => ({
  ...card,
  title: asLine(card.title),
  subtitle: asLine(card.subtitle),
  authors: asLine(card.authors),
  ...(card.draft !== undefined && { draft: asLine(card.draft, maxDraftLength) }),
});

const asLine = (text: string, maxLength = maxLineLength): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .trim();
