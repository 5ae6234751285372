import { isInCapitals } from "../capitals.ts";
import type { SearchQuery } from "./searchQuery.ts";

/**
 * Returns the replacement with the capitals of what it replaces, as word processors do it: "ruth" and "ada" make "RUTH"
 * into "ADA" and "Ruth" into "Ada". It stays as typed where the text was found exactly as it was typed, where case
 * matters, for a regular expression, and where only the case is changed.
 *
 * @param language of the play, because capitals aren't the same in all languages
 */
export function withCapitalsOf(found: string, query: SearchQuery, replacement: string, language?: string): string {
  const upper = (text: string): string => text.toLocaleUpperCase(language);
  const lower = (text: string): string => text.toLocaleLowerCase(language);
  if (query.matchCase || query.isPattern || found === query.text) return replacement;
  if (lower(query.text) === lower(replacement)) return replacement;
  if (isInCapitals(found)) return upper(replacement);
  const [first = ""] = /\p{L}/u.exec(found) ?? [];
  if (first === lower(first)) return replacement;
  return replacement === lower(replacement) ? replacement.replace(/\p{L}/u, upper) : replacement;
}
