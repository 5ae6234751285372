import { expect, test } from "vitest";
import { formats, isReadable } from "#domain/play/formats/formats.ts";

const texts = import.meta.glob<object>(
  ["./{helpTopics.md,faqPage.md,homeBands.yaml}", "./es/{helpTopics.md,faqPage.md,homeBands.yaml}"],
  {
    eager: true,
  },
);

const textsIn = (part: unknown): string[] =>
  typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [String(part)];

/** The text that names formats to import is the one with Highland. */
const sentenceIn = (catalog: object): string => textsIn(catalog).find((text) => text.includes("Highland")) ?? "";

test("the help, the questions and answers and the home page name every format that can be imported", () => {
  expect(Object.keys(texts)).toHaveLength(6);
  const missing = Object.entries(texts).flatMap(([path, text]) =>
    formats
      .filter(isReadable)
      .map(({ label }) => (path.startsWith("./es/") ? label.replace("plain text", "texto simple") : label))
      .filter(
        (label) =>
          !sentenceIn(text)
            .split(/(?:export your play|exportar tu obra)/)[0]
            ?.includes(label),
      )
      .map((label) => `${path}: ${label}`),
  );
  expect(missing).toEqual([]);
});
