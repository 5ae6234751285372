import { expect, test } from "vitest";
import { direction, play, speech } from "#tests/support/playBuilder.ts";
import { languageOtherThan } from "./languageOf.ts";

const spoken = {
  de: "Ich weiß nicht, was du meinst, und es ist mir auch egal. Das ist nicht mein Haus, sondern deins.",
  es: "No sé lo que quieres decir, y la verdad es que no me importa. Esta es la casa que tu padre nos dejó.",
  en: "I don't know what you mean, and it is all the same to me. This is the house that your father left us.",
  da: "Jeg ved ikke, hvad du mener, og det er mig også lige meget. Det er ikke mit hus, men dit.",
  pt: "Não sei o que você quer dizer, e a verdade é que não me importa. Esta é a casa que o seu pai nos deixou.",
};

const blocksIn = (language: keyof typeof spoken, times = 10) =>
  play(...Array.from({ length: times }, () => speech("NORA", spoken[language]))).blocks;

test("the language of a play is recognized if it clearly isn't its writer's", () => {
  expect(languageOtherThan("en-US", blocksIn("de"))).toBe("de");
  expect(languageOtherThan("en-GB", blocksIn("es"))).toBe("es");
  expect(languageOtherThan("de", blocksIn("en"))).toBe("en");
  expect(languageOtherThan("en-US", blocksIn("en"))).toBeUndefined();
  expect(languageOtherThan("de", blocksIn("de"))).toBeUndefined();
  expect(languageOtherThan("en-US", blocksIn("pt"))).toBe("pt");
  expect(languageOtherThan("es", blocksIn("pt"))).toBe("pt");
  expect(languageOtherThan("en-US", blocksIn("da"))).toBe("da");
  expect(languageOtherThan("pt-BR", blocksIn("en"))).toBe("en");
  expect(languageOtherThan("ru", blocksIn("en"))).toBe("en");
});

test("it isn't in a short text, or in a text that could be in two languages, and names tell no language", () => {
  expect(languageOtherThan("en-US", blocksIn("de", 1))).toBeUndefined();
  expect(languageOtherThan("en-US", play(direction("Enter.")).blocks)).toBeUndefined();
  expect(languageOtherThan("en-US", [...blocksIn("es"), ...blocksIn("pt")])).toBeUndefined();
  expect(languageOtherThan("pt-BR", blocksIn("pt"))).toBeUndefined();
  expect(languageOtherThan("pt-PT", blocksIn("pt"))).toBeUndefined();
  const names = play(...Array.from({ length: 30 }, () => speech("DER UND DIE", "Hm."))).blocks;
  expect(languageOtherThan("en-US", names)).toBeUndefined();
});

test.each([
  ["ar", "لا أعرف ماذا تقصد، ولا يهمني ذلك. هذا ليس بيتي، بل هو البيت الذي تركه لنا أبوك."],
  ["fa", "نمی‌دانم منظورت چیست و برایم مهم نیست. این خانه‌ای است که پدرت برای ما گذاشته است."],
  ["he", "אני לא יודע למה אתה מתכוון, וזה לא אכפת לי. זה הבית שאביך השאיר לנו אחרי מותו."],
  ["yi", "איך װײס נישט װאָס דו מײנסט, און עס אַרט מיך נישט. דאָס איז דאָס הױז פֿון דײַן טאַטן."],
  ["ru", "Я не знаю, что ты имеешь в виду, и мне всё равно. Это дом, который оставил нам твой отец, и мы здесь жили."],
  ["uk", "Я не знаю, що ти маєш на увазі, і мені байдуже. Це дім, який залишив нам твій батько, і ми її любимо."],
  ["bg", "Не знам какво искаш да кажеш и ми е все едно. Това е къщата, която баща ти ни остави."],
  ["sr", "Не знам шта хоћеш да кажеш и свеједно ми је. Ово је кућа коју нам је твој отац оставио."],
  ["el", "Δεν ξέρω τι εννοείς και δεν με νοιάζει. Αυτό είναι το σπίτι που μας άφησε ο πατέρας σου."],
])("%s is recognized by its script, even in a short play", (language, text) => {
  expect(languageOtherThan("en-US", play(speech("NORA", text)).blocks)).toBe(language);
  expect(languageOtherThan(language, play(speech("NORA", text)).blocks)).toBeUndefined();
});

test("a language isn't recognized by a few letters of another script, or if plays can't be in it", () => {
  expect(
    languageOtherThan("en-US", play(direction("He writes Ω and Ж on the wall, and leaves the house.")).blocks),
  ).toBe(undefined);
  const macedonian = "Не знам што сакаш да кажеш и не ми е грижа. Ова е куќата што ни ја остави татко ти.";
  expect(languageOtherThan("en-US", play(speech("NORA", macedonian)).blocks)).toBeUndefined();
});
