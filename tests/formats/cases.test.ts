import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { textOf } from "#domain/play/play.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";

/* Files as other programs write them, each with one thing that's easily read wrong. */

async function read(name: string) {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, "cases", name)));
  const { play, notices, recognized } = await readPlayFile({ name, bytes }, numberedIds());
  const { acts, scenes, speeches, characters } = recognized;
  return {
    counts: { acts, scenes, speeches, characters },
    front: play.front,
    lines: play.blocks.map((block) => `${block.kind}${block.simultaneous ? " (simultaneous)" : ""}: ${textOf(block)}`),
    codes: notices.map(({ code }) => code),
  };
}

test.each([
  ["01-direct-all-caps.docx", { acts: 1, scenes: 1, speeches: 5, characters: 2 }],
  ["01-direct-all-caps.odt", { acts: 1, scenes: 1, speeches: 5, characters: 2 }],
  ["02-auto-numbered-headings.odt", { acts: 2, scenes: 3, speeches: 6, characters: 2 }],
  ["04-simultaneous-in-a-table.odt", { acts: 1, scenes: 1, speeches: 7, characters: 2 }],
  ["36-struck-lines.odt", { acts: 1, scenes: 1, speeches: 3, characters: 2 }],
  ["40-hidden-text.odt", { acts: 1, scenes: 1, speeches: 3, characters: 2 }],
  ["84-word-web-page.htm", { acts: 1, scenes: 1, speeches: 2, characters: 2 }],
  ["02-auto-numbered-headings.docx", { acts: 2, scenes: 3, speeches: 6, characters: 2 }],
  ["03-furigana.docx", { acts: 0, scenes: 1, speeches: 4, characters: 2 }],
  ["04-simultaneous-in-a-table.docx", { acts: 1, scenes: 1, speeches: 7, characters: 2 }],
  ["08-three-column-table.docx", { acts: 1, scenes: 1, speeches: 5, characters: 2 }],
  ["11-breaks-within-lines.docx", { acts: 1, scenes: 1, speeches: 3, characters: 2 }],
  ["13-cyrillic-by-font.rtf", { acts: 0, scenes: 0, speeches: 4, characters: 2 }],
  ["15-line-separators.fdx", { acts: 0, scenes: 1, speeches: 3, characters: 2 }],
  ["17-same-name-two-spellings.fountain", { acts: 1, scenes: 0, speeches: 8, characters: 4 }],
  ["20-yaml-front-matter.md", { acts: 1, scenes: 1, speeches: 4, characters: 2 }],
  ["24-cp1251.txt", { acts: 1, scenes: 0, speeches: 4, characters: 2 }],
  ["25-cp1250.txt", { acts: 1, scenes: 0, speeches: 3, characters: 2 }],
  ["27-french-title-keys.fountain", { acts: 1, scenes: 0, speeches: 2, characters: 2 }],
  ["30-title-page-and-dual.fadein", { acts: 0, scenes: 2, speeches: 3, characters: 2 }],
  ["34-declared-1251.html", { acts: 1, scenes: 0, speeches: 4, characters: 2 }],
  ["36-struck-lines.docx", { acts: 1, scenes: 1, speeches: 3, characters: 2 }],
  ["37-struck-lines.fdx", { acts: 0, scenes: 1, speeches: 1, characters: 1 }],
  ["38-struck-lines.html", { acts: 0, scenes: 1, speeches: 3, characters: 2 }],
  ["40-hidden-text.docx", { acts: 1, scenes: 1, speeches: 3, characters: 2 }],
  ["47-spanish-title-keys.fountain", { acts: 1, scenes: 0, speeches: 1, characters: 1 }],
  ["80-typed-page-marks.docx", { acts: 1, scenes: 1, speeches: 3, characters: 2 }],
  ["82-drop-cap.docx", { acts: 1, scenes: 1, speeches: 2, characters: 2 }],
  ["86-typed-page-marks.txt", { acts: 1, scenes: 1, speeches: 4, characters: 2 }],
  ["96-japanese-brackets.txt", { acts: 1, scenes: 1, speeches: 5, characters: 2 }],
  ["98-japanese-brackets.docx", { acts: 1, scenes: 1, speeches: 5, characters: 2 }],
  ["99-chinese-colon.txt", { acts: 1, scenes: 1, speeches: 5, characters: 2 }],
])("%s has its acts, scenes, speeches and characters", async (name, expected) => {
  expect((await read(name)).counts).toEqual(expected);
});

test.each([
  ["03-furigana.docx", ["cue: 美咲", "dialogue: もう鍵（かぎ）をかけたの。"], ["readings", "nameReadings"]],
  ["04-simultaneous-in-a-table.docx", ["cue: MARA", "cue (simultaneous): JONAH"], []],
  ["04-simultaneous-in-a-table.odt", ["cue: MARA", "cue (simultaneous): JONAH"], []],
  ["36-struck-lines.odt", ["dialogue: Yes. Yes.", "note: No."], ["struck"]],
  ["40-hidden-text.odt", ["dialogue: It was."], ["hidden"]],
  ["08-three-column-table.docx", ["cue: JONAH", "dialogue: Nobody. A coat on a nail."], ["lineNumbers"]],
  ["11-breaks-within-lines.docx", ["dialogue: Is the gate shut?", "dialogue: It was shut when I came."], []],
  ["13-cyrillic-by-font.rtf", ["cue: МАРА", "dialogue: Были заперты, когда я пришёл."], []],
  ["15-line-separators.fdx", ["dialogue: Count them:\none coat,\none nail."], []],
  ["24-cp1251.txt", ["act: ДЕЙСТВИЕ ПЕРВОЕ", "cue: ИОНА"], ["encoding"]],
  ["25-cp1250.txt", ["act: JEDNÁNÍ PRVNÍ", "cue: JONÁŠ", "dialogue: Čí je ten kabát?"], ["encoding"]],
  ["30-title-page-and-dual.fadein", ["cue (simultaneous): JONAH", "lyric: Low lies the water"], ["pageBreaks"]],
  ["36-struck-lines.docx", ["dialogue: Yes. Yes.", "note: No."], ["struck"]],
  ["37-struck-lines.fdx", ["dialogue: Yes. Yes.", "note: JONAH\nCut me."], ["struck"]],
  ["38-struck-lines.html", ["dialogue: Keep me.", "note: Cut me.", "note: Cut me too."], ["struck"]],
  ["40-hidden-text.docx", ["dialogue: It was."], ["hidden"]],
  ["80-typed-page-marks.docx", ["dialogue: Is the gate shut? I asked you to shut it before dark."], ["pageMarks"]],
  ["82-drop-cap.docx", ["setting: Once there was a canal."], []],
  ["86-typed-page-marks.txt", ["dialogue: Is the gate shut? I asked you to shut it before dark."], ["pageMarks"]],
  ["96-japanese-brackets.txt", ["setting: 夕暮れの運河。", "cue: 健", "dialogue: あれは外套だよ。"], []],
  ["99-chinese-colon.txt", ["cue: 美华", "dialogue: 门关了吗？"], []],
])("%s has its text, and its notices", async (name, texts, codes) => {
  const found = await read(name);
  expect(found.lines).toEqual(expect.arrayContaining(texts));
  expect(found.codes).toEqual(expect.arrayContaining(codes));
});

test.each([
  ["20-yaml-front-matter.md", { title: "The Lock-Keeper", authors: "Ada Quill" }],
  ["27-french-title-keys.fountain", { title: "L’Éclusière", authors: "Ada Quill", draftDate: "3 mars 2026" }],
  ["30-title-page-and-dual.fadein", { title: "The Lock-Keeper", authors: "Ada Quill", contact: "ada@example.test" }],
  ["47-spanish-title-keys.fountain", { title: "La esclusa", authors: "Ada Quill", contact: "ada@example.test" }],
])("%s has its title page", async (name, front) => {
  expect((await read(name)).front).toMatchObject(front);
});
