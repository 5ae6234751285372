import { copiedMark } from "../clipboard/copiedMark.ts";

/** The rule that prints capitals in our own files. Their text stays as it was typed. */
export const ownCapitalsRule = "h1, h2, .cue { text-transform: uppercase; }";

/** Returns whether we wrote a page or a copied text, so that its capitals are those of the layout. */
export const hasOwnCapitals = (html: string): boolean => html.includes(ownCapitalsRule) || html.includes(copiedMark);
