/** Why words of the page cannot be pointed at: the title page and the cast are no part of the script, pages only show it. */
export type WhyNot = "front" | "pages";

export interface Unreachable {
  readonly why: WhyNot;
  /** What was selected or touched, in one line. */
  readonly words: string;
}

const mostWords = 200;
const places = [
  [".reader-title-page, .reader-front-page", "front"],
  [".reader-pages", "pages"],
] as const;

/** Undefined where an element is neither. */
export function unreachable(element: Element | null, text: string): Unreachable | undefined {
  const words = text.replace(/\s+/g, " ").trim();
  const place = places.find(([selector]) => element?.closest(selector));
  if (!place || words === "") return undefined;
  return { why: place[1], words: words.length > mostWords ? `${words.slice(0, mostWords).trimEnd()}…` : words };
}

/** A comment on the whole begins with what it is about. */
export const quotedIn = ({ words }: Unreachable): string => `“${words}”\n\n`;
