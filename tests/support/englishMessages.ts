import * as spanish from "#frontend/messages/es/catalog.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../frontend/src/messages/*.ts", "!../../frontend/src/messages/*.test.ts"],
  { eager: true },
);

/** Returns all texts in messages, without those that are made from arguments. */
function textsOf(messages: unknown): readonly string[] {
  if (typeof messages === "string") return [messages];
  if (typeof messages !== "object" || messages === null) return [];
  return Object.values(messages).flatMap(textsOf);
}

const inSpanish = new Set([...textsOf({ ...spanish }), ...Object.values(spanish.sentences)]);

/**
 * English messages that aren't Spanish ones, too. They're collected when this file is imported, because choosing Spanish replaces
 * them.
 */
export const englishMessages: ReadonlySet<string> = new Set(
  [...Object.values(modules).flatMap(textsOf), ...Object.keys(spanish.sentences)].filter(
    (text) => /\p{L}{2}/u.test(text) && !inSpanish.has(text),
  ),
);
