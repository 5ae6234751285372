import { expect, test } from "vitest";
import { parse } from "yaml";
import { formats, isReadable } from "#domain/play/formats/formats.ts";

const texts = import.meta.glob(["./{help,faq,homeBands}.yaml", "./es/{help,faq,homeBands}.yaml"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const textsIn = (part: unknown): string[] =>
  typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [String(part)];

/** The text that names formats to import is the one with Highland. */
const sentenceIn = (catalog: string): string =>
  textsIn(parse(catalog, { logLevel: "silent" })).find((text) => text.includes("Highland")) ?? "";

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
