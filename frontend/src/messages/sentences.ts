import { translated } from "./translation.ts";

/**
 * Translations of the sentences that come from the server, from `domain/` and from workers, by the English sentence. What
 * varies in it is numbered: `You can save at most {1} presets.` English needs none.
 */
export const sentences = translated("sentences", {} as Readonly<Record<string, string>>);

/**
 * Returns a sentence from the server, from `domain/` or from a worker in the interface's language. What varies is translated,
 * too, if it's a phrase that has a translation. Anything else stays as it is.
 */
export function translateSentence(english: string): string {
  const exact = sentences[english];
  if (exact !== undefined) return exact;
  for (const [pattern, translation] of Object.entries(sentences)) {
    const values = pattern.includes("{1}") && valuesIn(english, pattern);
    if (values) return fill(translation, values.map(translateSentence));
  }
  return english;
}

function valuesIn(sentence: string, pattern: string): readonly string[] | undefined {
  const literals = pattern.split(/\{\d\}/).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literals.join("(.+)")}$`, "su").exec(sentence)?.slice(1);
}

const fill = (text: string, values: readonly string[]): string =>
  text.replaceAll(/\{(\d)\}/g, (_, number: string) => values[Number(number) - 1] ?? "");
