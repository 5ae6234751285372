import { expect, test } from "vitest";
import { type ManuscriptLanguage, manuscriptLanguages } from "../../account/manuscriptLanguages.ts";
import { smartTyping, type TypingRules } from "./smartTyping.ts";
import { typographyOf } from "./typography.ts";

const rulesOf = (language: ManuscriptLanguage, change: Partial<TypingRules> = {}): TypingRules => ({
  typography: typographyOf(language),
  quotes: true,
  dashes: true,
  ellipses: true,
  ...change,
});

function typed(text: string, rules: TypingRules): string {
  let out = "";
  for (const letter of text) {
    const change = smartTyping(out, letter, rules);
    out += letter;
    if (change) out = out.slice(0, change.from) + change.text + out.slice(change.to);
  }
  return out;
}

test.each<[ManuscriptLanguage, string, string]>([
  ["en-US", `"It's late," she said--"go."`, "“It’s late,” she said—“go.”"],
  ["en-US", `"He said 'no' and--"`, "“He said ‘no’ and—”"],
  ["en-US", `("well...")`, "(“well…”)"],
  ["en-US", `'Tis 'twas the '90s, get 'em! rock 'n' roll`, "’Tis ’twas the ’90s, get ’em! rock ’n’ roll"],
  ["en-US", `6'2" and "Room 12" in the 1990's`, "6′2″ and “Room 12” in the 1990’s"],
  ["en-US", `"Wait..." "...what?"`, "“Wait…” “…what?”"],
  ["en-US", "wait.... <!-- a ---", "wait…. <!-- a —"],
  ["en-GB", `'Yes' -- he--- "no"`, "‘Yes’ – he— “no”"],
  ["de", `"Geht's? 'Ja' und 's ist gut."`, "„Geht’s? ‚Ja‘ und ’s ist gut.“"],
  [
    "fr",
    `"Quoi?" dit-il; "l'heure : 10:30 !" http://x`,
    "«\u00a0Quoi\u00a0?\u00a0» dit-il\u00a0; «\u00a0l’heure\u00a0: 10:30\u00a0!\u00a0» http://x",
  ],
  ["fr", `" Oui " ?!`, "«\u00a0Oui\u00a0»\u00a0?!"],
  ["sv", `"Ja" -- 'nej'`, "”Ja” – ’nej’"],
  ["nl", `'s Avonds "ja"`, "’s Avonds “ja”"],
  ["fr", `d'"abord" et l'"ami"`, "d’«\u00a0abord\u00a0» et l’«\u00a0ami\u00a0»"],
  ["it", `l'"amico" e l'ora`, "l’«amico» e l’ora"],
  ["en-US", `"the dogs'" "I said 'no'"`, "“the dogs’” “I said ‘no’”"],
  ["en-US", `'ere, 'e said 'ello to 'im 'cos 'sblood!`, "’ere, ’e said ’ello to ’im ’cos ’sblood!"],
  ["en-US", `'Is it?' 'As you like.' 'Er, no'`, "‘Is it?’ ‘As you like.’ ‘Er, no’"],
  ["es", `"Hola" --dijo`, "«Hola» —dijo"],
  ["it", `"L'ora"`, "«L’ora»"],
  ["pl", `"Tak" -- 'nie'`, "„Tak” – ‚nie’"],
  ["ru", `"Да" -- 'нет'`, "«Да» — „нет“"],
  ["hu", `"igen 'nem'"`, "„igen »nem«”"],
  ["he", `צה"ל --`, 'צה"ל –'],
])("in %s, %s becomes what its typographers write", (language, keys, expected) => {
  expect(typed(keys, rulesOf(language))).toBe(expected);
});

test.each([
  "https://exemple.fr/?q=1;r=2",
  "https://exemple.fr:8080/voir?v=un;deux!",
  "HTTPS://EXEMPLE.FR/A?B",
  "ftp://exemple.fr/a;b",
  "ws://exemple.fr",
  "mailto:nora@exemple.fr?subject=Oui",
  "www.exemple.fr?q=1",
  "exemple.fr/voir?v=un",
  "18:30, 16:9",
])("in French, %s gets no spaces", (keys) => {
  expect(typed(keys, rulesOf("fr"))).toBe(keys);
});

test("dashes in addresses stay", () => {
  expect(typed("https://x.org/a--b -- there", rulesOf("en-US"))).toBe("https://x.org/a--b — there");
});

test("in French, a sentence goes on after an address", () => {
  expect(typed("https://x.fr est là ! Et http://y.fr: voir?", rulesOf("fr"))).toBe(
    "https://x.fr est là\u00a0! Et http://y.fr: voir\u00a0?",
  );
});

test("each part can be switched off", () => {
  const keys = `"a" -- b...`;
  expect(typed(keys, rulesOf("en-US", { quotes: false }))).toBe('"a" — b…');
  expect(typed(keys, rulesOf("en-US", { dashes: false }))).toBe("“a” -- b…");
  expect(typed(keys, rulesOf("en-US", { ellipses: false }))).toBe("“a” — b...");
});

test("a word that an on-screen keyboard types at once is changed at once", () => {
  expect(smartTyping('"', "don't", rulesOf("en-US"))).toEqual({ from: 4, to: 5, text: "’" });
  expect(smartTyping("I ", "can", rulesOf("en-US"))).toBeUndefined();
  expect(smartTyping("", `"${"a".repeat(40)}`, rulesOf("en-US"))).toBeUndefined();
});

test("in every language, words without marks stay as they are, and quotes come in pairs", () => {
  for (const language of manuscriptLanguages) {
    expect(typed("one two 3.5, a-b", rulesOf(language))).toBe("one two 3.5, a-b");
    const { double } = typographyOf(language);
    expect(typed('"x"', rulesOf(language))).toBe(double ? `${double[0]}x${double[1]}` : '"x"');
  }
});
