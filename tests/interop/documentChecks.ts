import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { readsRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { compareSpeeches, speechesOf } from "#tests/formats/speeches.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import type { Check } from "./checks.ts";
import type { InteropPlay } from "./plays.ts";
import {
  convertWithLibreOffice,
  epubCheck,
  java,
  libreOffice,
  pathOf,
  pdfToText,
  put,
  run,
  textOfPdf,
} from "./programs.ts";
import { typedDocuments } from "./typedDocuments.ts";
import { assertSameLetters, assertSameWords, wordsIn, wordsOfPlay } from "./words.ts";

const write = async (play: Play, id: "docx" | "epub" | "html" | "fdx"): Promise<Uint8Array> =>
  (await writePlayFile(play, id, { createdAt: new Date(0) })).bytes;

/** Without the acting edition: this LibreOffice doesn't know Word's style separator. */
const printedLayouts = (Object.keys(layouts) as LayoutName[]).filter((name) => layouts[name].cuePlacement !== "runIn");

/** Hebrew letters come back from LibreOffice's PDFs in another order. */
const isReadable = ({ blocks }: Play): boolean => !blocks.some((block) => readsRightToLeft(textOf(block)));

/** What we write as Word, HTML and EPUB, opened or checked by other programs. */
export const writtenChecks = ({ name, play }: InteropPlay): readonly Check[] => [
  {
    what: "DOCX printed by LibreOffice has the same words",
    play: name,
    programs: [libreOffice, pdfToText],
    run: async () => {
      const path = convertWithLibreOffice(put(`${name}.docx`, await write(play, "docx")), "pdf");
      const expected = wordsOfPlay(play);
      const found = wordsIn(textOfPdf(path));
      if (expected.some(readsRightToLeft)) assertSameLetters(expected, found);
      else assertSameWords(expected, found);
      return `${expected.length} words`;
    },
  },
  ...(isReadable(play) ? printedLayouts : []).map((layout) => ({
    what: `DOCX in the layout ${layout}, printed by LibreOffice as PDF, is read with the same speeches`,
    play: name,
    programs: [libreOffice],
    run: async () => {
      const { bytes } = await writePlayFile(play, "docx", { createdAt: new Date(0), layout: layouts[layout] });
      const path = convertWithLibreOffice(put(`${name}-${layout}.docx`, bytes), "pdf");
      return speechesRead(play, path, minShareTyped);
    },
  })),
  {
    what: "RTF written by LibreOffice is read with the same speeches",
    play: name,
    programs: [libreOffice],
    run: async () =>
      speechesRead(play, convertWithLibreOffice(put(`${name}.docx`, await write(play, "docx")), "rtf"), minShareTyped),
  },
  {
    what: "HTML opened by LibreOffice has the same words",
    play: name,
    programs: [libreOffice],
    run: async () => {
      const path = convertWithLibreOffice(put(`${name}.html`, await write(play, "html")), "txt:Text (encoded):UTF8");
      const found = wordsIn(readFileSync(path, "utf8"));
      const expected = wordsOfPlay(play);
      // The table of contents repeats the headings; the page begins with the title page and ends with the play.
      assertSameWords(expected.slice(-tail), found.slice(-Math.min(tail, expected.length)));
      return `${Math.min(tail, expected.length)} words`;
    },
  },
  {
    what: "EPUB has no errors and no warnings in epubcheck",
    play: name,
    programs: [java, epubCheck],
    run: async () => {
      const { ok, output } = run(java, "-jar", pathOf(epubCheck), put(`${name}.epub`, await write(play, "epub")));
      if (!ok || !/No errors or warnings/.test(output)) throw new Error(output.slice(0, 600));
      return "valid";
    },
  },
];

/** Words of a play from its end that are compared, past everything that comes before the play. */
const tail = 3000;

async function speechesRead(play: Play, path: string, minShare: number): Promise<string> {
  const file = { name: basename(path), bytes: new Uint8Array(readFileSync(path)) };
  // Other programs' files don't say whether brackets within a speech are a direction, so that isn't compared.
  const speechesIn = (one: Play) => speechesOf(one).map((speech) => speech.replaceAll("()", ""));
  const expected = speechesIn(play);
  const { share, missing } = compareSpeeches(expected, speechesIn((await readPlayFile(file, numberedIds())).play));
  const percent = `${(Math.floor(share * 10_000) / 100).toFixed(2)} % of ${expected.length} speeches`;
  if (share < minShare) throw new Error(`${percent}, e.g. not “${missing[0]?.slice(0, 100)}”`);
  return percent;
}

/** At least this share of the speeches of a document in somebody else's format is right. */
const minShareTyped = 0.9;

/** Five ways to type a play in Word, saved by LibreOffice as ODT, ODT to DOCX, RTF and PDF, and read by us. */
export const typedChecks = ({ name, play }: InteropPlay): readonly Check[] =>
  typedDocuments(play).flatMap(({ how, bytes }, at) => {
    const source = `${name}-${at + 1}`;
    const check = (what: string, toPath: () => string): Check => ({
      what: `${what}: ${how}`,
      play: name,
      programs: [libreOffice],
      run: async () => speechesRead(play, toPath(), minShareTyped),
    });
    const docx = () => put(`${source}.docx`, bytes);
    return [
      check("DOCX through ODT", () => convertWithLibreOffice(convertWithLibreOffice(docx(), "odt"), "docx")),
      check("ODT", () => convertWithLibreOffice(docx(), "odt")),
      check("RTF", () => convertWithLibreOffice(docx(), "rtf")),
      check("PDF", () => convertWithLibreOffice(docx(), "pdf")),
    ];
  });
