import { afterEach, expect, test } from "vitest";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { readDocx } from "#domain/play/formats/docx/readDocx.ts";
import { importedKinds } from "#frontend/features/public/home/WordBand.tsx";
import { bandWords } from "#frontend/messages/homeBands.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { numberedIds } from "./support/playBuilder.ts";
import { paragraph, wordFile } from "./support/wordFile.ts";

afterEach(() => showLanguage("en"));

test.each(interfaceLanguages)("a Word file is imported as the home page shows it (%s)", async (language) => {
  await showLanguage(language);
  const { typed, imported } = bandWords.word;
  const { play } = readDocx(wordFile({ body: typed.map((line) => paragraph(line)).join("") }), numberedIds());
  const blocks = play.blocks.map(({ kind, text }) => ({ kind, text: text.map((span) => span.text).join("") }));
  expect(blocks).toEqual(imported.map((text, at) => ({ kind: importedKinds[at], text })));
});
