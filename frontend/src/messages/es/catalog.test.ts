import { expect, test } from "vitest";
import { helpTopics } from "../help.ts";
import { translateInto } from "../translation.ts";
import * as spanish from "./catalog.ts";

const modules = import.meta.glob<Record<string, unknown>>(["../*.ts", "!../*.test.ts"], { eager: true });
const english: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(modules));

test("a sentence that ends with a time has one period", () => {
  expect(spanish.healthWords.section.at("1:14 p.m.")).toBe("Última revisión: 1:14 p.m.");
  expect(spanish.securityWords.before("hoy, 1:14 p.m.")).toBe("Tu última visita: hoy, 1:14 p.m.");
});

test("a subscription's sentences have a day or the end of the period with its article", () => {
  const { periodEnd, renews, paidThrough, endsAtPeriodEnd } = spanish.statusSentences;
  expect(renews("31 de marzo")).toBe("Activo. Se renueva el 31 de marzo.");
  expect(renews(periodEnd)).toBe("Activo. Se renueva al final del período.");
  expect(paidThrough("31 de marzo")).toBe("Activo. Pagado hasta el 31 de marzo.");
  expect(paidThrough(periodEnd)).toBe("Activo. Pagado hasta el final del período.");
  expect(endsAtPeriodEnd("31 de marzo")).toContain("Tu plan termina el 31 de marzo.");
});

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

/** What code reads, not people. */
const codePath =
  /^(helpTopics\.\d+\.(id|picture|sections\.\d+\.id)|openingPage\.\d+\.kind|consentWords\.kinds\.\d+\.name)$/;

/** Keys are signs and letters, and some have a name. `shortcutList.test.ts` compares them with the actions. */
const keysPath = /^shortcutGroups\.\d+\.actions\.\d+\.(keys|macKeys)$/;

/** Arguments that fit one or another of the functions. Amounts tell a singular from a plural. */
const samples: readonly (readonly unknown[])[] = [
  [1, 1, 1, 1],
  [2, 3, 4, 5],
  ["Ana", "Bea", "Carla"],
  ["Ana", 2, "Carla"],
  ["Ana", 2, 3],
  [2, "Bea", "Carla"],
  [["Ana", "Bea"], 2, 3],
  [{ from: 1, to: 2 }],
];

/** Returns what a message says with each of the samples that it takes. */
function sayings(message: unknown): string[] {
  if (typeof message === "string") return [message];
  if (typeof message !== "function") return [];
  return samples.flatMap((sample) => {
    try {
      const said: unknown = message(...sample);
      return typeof said === "string" && !/NaN|undefined|\[object/.test(said) ? [said] : [];
    } catch {
      return [];
    }
  });
}

interface Pair {
  readonly path: string;
  readonly english: unknown;
  readonly spanish: unknown;
}

/** Returns all messages that are neither objects nor lists. */
function pairsIn({ path, english, spanish }: Pair): Pair[] {
  if (typeof english !== "object" || english === null) return [{ path, english, spanish }];
  const translation = spanish as Readonly<Record<string, unknown>>;
  return Object.entries(english).flatMap(([key, value]) =>
    pairsIn({ path: `${path}.${key}`, english: value, spanish: translation[key] }),
  );
}

/** Sentences are translated by the English sentence. */
const sentences = Object.fromEntries(Object.keys(spanish.sentences).map((sentence) => [sentence, sentence]));

const pairs = Object.entries(spanish).flatMap(([name, words]) =>
  pairsIn({ path: name, english: name === "sentences" ? sentences : english[name], spanish: words }),
);
const isForCode = ({ path }: Pair): boolean => codePath.test(path);

test("no Spanish message is the English one, unless it's listed", () => {
  expect(pairs.length).toBeGreaterThan(1500);
  const untranslated = pairs.filter((pair) => {
    if (isForCode(pair) || keysPath.test(pair.path)) return false;
    const says = sayings(pair.english);
    // A message that only joins what it's given, such as `${heading}: ${text}`.
    const isFrame =
      typeof pair.english === "function" && !/\p{L}{2}/u.test(says.join().replaceAll(/Ana|Bea|Carla/g, ""));
    return (
      !isFrame &&
      says.some((each, place) => each === sayings(pair.spanish)[place] && hasWords(each) && !sameInBoth.has(each))
    );
  });
  expect(untranslated.map(({ path, english }) => `${path}: ${sayings(english)[0]}`)).toEqual([]);
});

test("every message is replaced by its translation when Spanish is shown", () => {
  const messages = Object.entries(english).filter(([, value]) => typeof value !== "function");
  expect(messages.length).toBeGreaterThan(100);
  translateInto(spanish);
  try {
    const translations: Readonly<Record<string, object | undefined>> = spanish;
    const stillEnglish = messages.filter(([name, words]) =>
      Object.entries(words as object).some(([key, message]) => message !== Reflect.get(translations[name] ?? {}, key)),
    );
    expect(stillEnglish.map(([name]) => name)).toEqual([]);
  } finally {
    translateInto({});
  }
});

test("what code reads in a message is the same in both languages", () => {
  const read = pairs.filter(isForCode);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((pair) => pair.english !== pair.spanish)).toEqual([]);
});

test("a Spanish message that takes arguments says as much as the English one", () => {
  const silent = pairs.filter((pair) => sayings(pair.english).length !== sayings(pair.spanish).length);
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("Spanish is written with its own quotes and dashes, and addresses people as tú", () => {
  const wrong = pairs
    .filter((pair) => !isForCode(pair))
    .flatMap((pair) => sayings(pair.spanish))
    .filter((text) => /["'«»]|\busted(es)?\b|\bvos\b|\bsu cuenta\b|^[^¿]*\?$|^[^¡]*!$/iu.test(text));
  expect(wrong).toEqual([]);
});

test("topics and sections of the help have the same addresses in both languages", () => {
  const addresses = (
    topics: readonly { readonly id: string; readonly sections: readonly { readonly id: string }[] }[],
  ) => topics.flatMap(({ id, sections }) => sections.map((section) => `${id}#${section.id}`));
  expect(addresses(spanish.helpTopics)).toEqual(addresses(helpTopics));
});
