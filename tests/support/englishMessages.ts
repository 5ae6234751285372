import { sentences } from "#frontend/messages/es/sentences.yaml";

const english = import.meta.glob<object>("../../frontend/src/messages/*.{yaml,md}", { eager: true });
const spanish = import.meta.glob<object>("../../frontend/src/messages/es/*.{yaml,md}", { eager: true });

/** Returns all texts in messages, without those that are made from arguments. */
function textsOf(messages: unknown): readonly string[] {
  if (typeof messages === "string") return [messages];
  if (typeof messages !== "object" || messages === null) return [];
  return Object.values(messages).flatMap(textsOf);
}

const inSpanish = new Set([...Object.values(spanish).flatMap(textsOf), ...Object.values(sentences)]);

/**
 * English messages that aren't Spanish ones, too. They're collected when this file is imported, because choosing Spanish replaces
 * them.
 */
export const englishMessages: ReadonlySet<string> = new Set(
  [...Object.values(english).flatMap(textsOf), ...Object.keys(sentences)].filter(
    (text) => /\p{L}{2}/u.test(text) && !inSpanish.has(text),
  ),
);
