import { expect, test } from "vitest";
import { featureNames } from "#domain/subscription/plans.ts";
import { featureWords } from "./pricing.ts";
import { translateInto } from "./translation.ts";

type Messages = Readonly<Record<string, unknown>>;
const joined = (modules: Record<string, Messages>): Messages => Object.assign({}, ...Object.values(modules));

const english: Messages = {
  ...joined(import.meta.glob<Messages>("./*.{yaml,md}", { eager: true })),
  featureWords,
};
const spanish = joined(import.meta.glob<Messages>("./es/*.{yaml,md}", { eager: true }));
const sentences = spanish.sentences as Readonly<Record<string, string>>;

/** Words that are the same in both languages, and names. */
const sameInBoth = new Set([
  "A4",
  "Color",
  "Enter",
  "Error",
  "Ghostlight",
  "I-1-3",
  "Idea",
  "No",
  "Normal",
  "PDF (.pdf)",
  "Plan",
  "Walter",
  "Word (.docx)",
  "asterism",
  "emoji",
  "interrobang",
  "mm",
  "pt",
  "210 × 297 mm",
]);

/** Signs and numbers are the same in both languages. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** What code reads, not people, and keys, some of which have a name. Other tests compare both. */
const codePath =
  /^(helpTopics\.\d+\.(id|picture|sections\.\d+\.id)|openingPage\.\d+\.kind|consentWords\.kinds\.\d+\.name|shortcutGroups\.\d+\.actions\.\d+\.(keys|macKeys))$/;

/** Values for every argument, whatever its name is. Numbers tell a singular from a plural. */
const samples: readonly unknown[] = [1, 2, 0, "Ana"].map((value) => new Proxy({}, { get: () => value }));

/** Returns what a message says with each of the samples that it takes. */
function sayings(message: unknown): string[] {
  if (typeof message === "string") return [message];
  if (typeof message !== "function") return [];
  return samples.map((sample) => String(message(sample)));
}

interface Pair {
  readonly path: string;
  readonly english: unknown;
  readonly spanish: unknown;
}

/** Returns all messages that are neither objects nor lists. */
function pairsIn({ path, english, spanish }: Pair): Pair[] {
  if (typeof english !== "object" || english === null) return [{ path, english, spanish }];
  const translation = spanish as Messages;
  return Object.entries(english).flatMap(([key, value]) =>
    pairsIn({ path: `${path}.${key}`, english: value, spanish: translation[key] }),
  );
}

const pairs = Object.entries({
  ...english,
  sentences: Object.fromEntries(Object.keys(sentences).map((key) => [key, key])),
})
  .flatMap(([name, words]) => pairsIn({ path: name, english: words, spanish: spanish[name] }))
  .filter(({ path }) => !codePath.test(path));

test("no Spanish message is the English one, unless it's listed", () => {
  expect(pairs.length).toBeGreaterThan(1500);
  const untranslated = pairs.filter((pair) => {
    const says = sayings(pair.english);
    // A message that only joins what it's given, such as `{heading}: {text}`.
    const isFrame = typeof pair.english === "function" && !/\p{L}{2}/u.test(says.join().replaceAll(/Ana|NaN/g, ""));
    const same = says.filter((each, place) => each === sayings(pair.spanish)[place]);
    return !isFrame && same.some((each) => hasWords(each) && !sameInBoth.has(each));
  });
  expect(untranslated.map(({ path, english }) => `${path}: ${sayings(english)[0]}`)).toEqual([]);
});

test("every message is replaced by its translation when Spanish is shown", () => {
  expect(Object.keys(english).length).toBeGreaterThan(100);
  translateInto(spanish as Readonly<Record<string, object>>);
  try {
    const stillEnglish = Object.entries(english).filter(([name, words]) =>
      Object.entries(words as object).some(([key, message]) => message !== Reflect.get(spanish[name] ?? {}, key)),
    );
    expect(stillEnglish.map(([name]) => name)).toEqual([]);
  } finally {
    translateInto({});
  }
});

test("Spanish is written with its own quotes and dashes, and addresses people as tú", () => {
  const wrong = pairs
    .flatMap((pair) => sayings(pair.spanish))
    .filter((text) => /["'«»]|\busted(es)?\b|\bvos\b|\bsu cuenta\b|^[^¿]*\?$|^[^¡]*!$/iu.test(text));
  expect(wrong).toEqual([]);
});

test("a Spanish sentence that ends with a time has no period, because the time may end with one", () => {
  const { healthWords, securityWords } = spanish as unknown as {
    readonly healthWords: { readonly section: { readonly at: (values: { time: string }) => string } };
    readonly securityWords: { readonly before: (values: { moment: string }) => string };
  };
  expect(healthWords.section.at({ time: "1:14 p.m." })).toBe("Última revisión: 1:14 p.m.");
  expect(securityWords.before({ moment: "hoy, 1:14 p.m." })).toBe("Tu última visita: hoy, 1:14 p.m.");
});

test("features have the names in English that the server gives them", () => {
  expect(featureWords).toEqual(featureNames);
});

test.each([english, spanish])(
  "the lines that the home page's style sheet types have as many letters in each language",
  (messages) => {
    const { lines } = (messages.bandWords as { readonly typing: { readonly lines: readonly string[] } }).typing;
    expect(lines.slice(2).map(({ length }) => length)).toEqual([6, 32]);
  },
);
