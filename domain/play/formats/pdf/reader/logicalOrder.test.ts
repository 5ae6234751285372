import { expect, test } from "vitest";
import { paginate } from "#domain/play/layout/paginate.ts";
import { textOf } from "#domain/play/play.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { numberedIds, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { readPlayFile } from "../../reading/readPlayFile.ts";
import { writePdf } from "../writePdf.ts";

/** Prints speeches and reads them back from the PDF. */
async function readBack(...texts: readonly string[]): Promise<readonly string[]> {
  const play = playWith({ title: "אַ דאָקטער" }, scene("ערשטע סצענע"), ...texts.flatMap((text) => speech("חנה", text)));
  const options = { fonts: manuscriptFonts(), title: "", author: "", createdAt: new Date(0) };
  const bytes = writePdf(paginate(play), options);
  const read = await readPlayFile({ name: "play.pdf", bytes }, numberedIds());
  return read.play.blocks.filter(({ kind }) => kind === "dialogue").map((block) => textOf(block).normalize("NFC"));
}

const hebrew = [
  "עפּעס… אַ זעלכעס װאָס… אַן אַנטיק!",
  "אַ… אָ… אַ!",
  "שלום…” אמר",
  "הוא אמר: “לא…” — והלך.",
  "ביבליאָטעק… פֿו! אַ היץ!",
  "עס איז Hamlet… אַ שטיק.",
  "עס איז (Hamlet) אַ שטיק, 1601!",
  "אין 1905 — אַ יאָר… און 12,5 פּראָצענט",
  "אַ",
  "אַן",
  "זאָ זיך, אַ אָ אַ",
  "בָּרוּךְ אַתָּה יְיָ אֱלֹהֵינוּ מֶלֶךְ הָעוֹלָם, בּוֹרֵא פְּרִי הַגָּפֶן",
  "שָׁלוֹם… הַשֵּׁם? לֹא!",
  "פּ… כּ",
];

test.each(hebrew)("is read back from a PDF as it was written: %s", async (text) => {
  expect(await readBack(text)).toEqual([text.normalize("NFC")]);
});
