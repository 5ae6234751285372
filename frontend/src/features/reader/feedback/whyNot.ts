/**
 * Why text can't be commented on: the title page and the cast aren't part of the script, and manuscript pages only show
 * it.
 */
export type WhyNot = "front" | "pages";

export interface Unreachable {
  readonly why: WhyNot;
  /** The selected or touched text, on one line. */
  readonly words: string;
}

const maxWords = 200;
const places = [
  [".reader-title-page, .reader-front-page", "front"],
  [".reader-pages", "pages"],
] as const;

/** Returns undefined for text that can be commented on. */
export function whyUnreachable(element: Element | null, text: string): Unreachable | undefined {
  const words = text.replace(/\s+/g, " ").trim();
  const place = places.find(([selector]) => element?.closest(selector));
  if (!place || words === "") return undefined;
  return { why: place[1], words: words.length > maxWords ? `${words.slice(0, maxWords).trimEnd()}…` : words };
}

/** A comment on the whole play starts with the text that it's about. */
export const quotedIn = ({ words }: Unreachable): string => `“${words}”\n\n`;
