import { expect, test } from "vitest";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { manuscript } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { importFile, openPlayList } from "./harness/playList.ts";
import { newDeviceOf } from "./harness/session.ts";

const words = (text: string): readonly string[] => text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];

test("a PDF of a play is imported with all of its speeches", async () => {
  const play = generatePlay({ seed: 11, speeches: 40 });
  const options = { fonts: manuscriptFonts(), title: play.front.title, createdAt: new Date(0) };
  const buffer = Buffer.from(writePdf(paginate(play), options));
  const { page } = await newDeviceOf(await newWriter());
  await openPlayList(page);
  await importFile(page, { name: "play.pdf", mimeType: "application/pdf", buffer });
  await manuscript(page).waitFor();
  const spoken = play.blocks.filter(({ kind }) => kind === "dialogue").flatMap(({ text }) => text);
  const shown = new Set(words(await manuscript(page).innerText()));
  expect(spoken.flatMap(({ text }) => words(text)).filter((word) => !shown.has(word))).toEqual([]);
});
