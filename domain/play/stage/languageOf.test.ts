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
});

test("it isn't in a short text, between languages with the same words, or for a writer of another language", () => {
  expect(languageOtherThan("en-US", blocksIn("de", 1))).toBeUndefined();
  expect(languageOtherThan("en-US", play(direction("Enter.")).blocks)).toBeUndefined();
  expect(languageOtherThan("en-US", blocksIn("da"))).toBeUndefined();
  expect(languageOtherThan("pt-BR", blocksIn("pt"))).toBeUndefined();
});
