import { expect, test } from "vitest";
import { Refused } from "#domain/refused.ts";
import { encodeAs } from "#tests/support/encodeAs.ts";
import { numberedIds, playWith, speech, withoutIds } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { playFileEndings } from "../formats.ts";
import { writeFountain } from "../fountain/writeFountain.ts";
import { readPlayFile } from "./readPlayFile.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string, ...mark: number[]): Uint8Array =>
  Uint8Array.from([
    ...mark,
    ...[...text].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
  ]);

async function read(name: string, bytes: Uint8Array) {
  const { play, notices } = await readPlayFile({ name, bytes }, numberedIds());
  return { title: play.front.title, texts: play.blocks.map(textOf), codes: notices.map(({ code }) => code) };
}

async function refusal(name: string, bytes: Uint8Array): Promise<Refused> {
  try {
    await read(name, bytes);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error(`${name} was not refused`);
}

const text = "Title: Élan\n\nJOSÉ\nÇa va?";

test.each([
  ["UTF-8", utf8(text), []],
  ["UTF-8 with a mark", utf8(`\uFEFF${text}`), []],
  ["UTF-16 with a mark", utf16(text, 0xff, 0xfe), []],
  ["UTF-16 without a mark", utf16(text), ["encoding"]],
  ["Latin-1", latin1(text), ["encoding"]],
  ["carriage returns only", utf8(text.replaceAll("\n", "\r")), []],
  ["letters and accents apart", utf8(text.normalize("NFD")), ["composed"]],
  ["soft hyphens", utf8(text.replace("va", "v\u00ADa")), ["soft-hyphens"]],
])("reads %s and reports what it changed", async (_, bytes, codes) => {
  expect(await read("elan.fountain", bytes)).toEqual({ title: "Élan", texts: ["JOSÉ", "Ça va?"], codes });
});

test("reads the quotation marks of Windows-1252", async () => {
  expect((await read("a.fountain", latin1("He said \x93no\x94 \x97 caf\xe9"))).texts).toEqual(["He said “no” — café"]);
});

test("a play without a title is named after its file", async () => {
  expect(await read("drafts/The Lamp.v2.fountain", utf8("Night."))).toMatchObject({
    title: "The Lamp.v2",
    codes: ["title"],
  });
});

test("an exported play is unchanged when it's imported again", async () => {
  const play = playWith({ title: "Élan" }, speech("JOSÉ", "Ça \u00AD va?\u0000"));
  const bytes = utf8(writeFountain(play));
  expect(withoutIds((await readPlayFile({ name: "x.fountain", bytes }, numberedIds())).play)).toEqual(withoutIds(play));
});

test("a file over 20 MB is refused, and the message gives the limit", async () => {
  const { reason, message } = await refusal("long.fountain", new Uint8Array(20_000_001));
  expect(reason).toBe("too-large");
  expect(message).toContain("20 MB");
});

test.each([
  ["play.fountain", utf8(""), "empty"],
  ["play.fountain", utf8(" \n\n\t "), "no text"],
  ["play.fountain", utf8("%PDF-1.7 ..."), "it's a PDF"],
  ["play.txt", latin1("PK\x03\x04..."), "ZIP"],
  ["play.fountain", latin1("\x89PNG\r\n\x1a\n"), "picture"],
  ["play.fountain", latin1("a\x00b\x00\x00c\x01\x02\x03"), "readable text"],
  ["play.fountain", utf8('<?xml version="1.0"?><FinalDraft/>'), "Final Draft"],
  ["play.fdx", utf8("<FinalDraft/>"), "isn't a Final Draft script"],
  ["play.fdx", utf8("<FinalDraft>\n<Content>"), "line 2"],
  ["play.docx", latin1("PK\x03\x04"), "damaged or incomplete"],
  ["play.json", utf8('{"format":"other"}'), "doesn't contain a Ghostlight play"],
  ["play.doc", latin1("\xd0\xcf\x11\xe0"), "is an older Word document"],
  ["play.pdf", utf8("%PDF"), "This PDF is damaged"],
  ["play.exe", utf8("MZ"), "can't import .exe files"],
])("%s (%#) is refused as invalid, with a helpful message", async (name, bytes, part) => {
  const { reason, message } = await refusal(name, bytes);
  expect(reason).toBe("invalid");
  expect(message).toContain(part);
});

test("the file picker offers the formats that can be read", () => {
  expect(playFileEndings).toEqual(expect.arrayContaining([".fountain", ".txt", ".docx", ".fdx", ".json"]));
  expect(playFileEndings).not.toContain(".doc");
});

test("lists of names and groups aren't counted as characters of an imported play", async () => {
  const bytes = utf8("## Scene 1\n\nJOSÉ\nSí.\n\nANA\nNo.\n\nJOSÉ Y ANA\nSí.\n\nTODOS\nNo.");
  expect((await readPlayFile({ name: "all.fountain", bytes }, numberedIds())).recognized.characters).toBe(2);
});

test("the import reports what was recognized", async () => {
  const bytes = utf8("Title: Élan\n\n# Act I\n\n## Scene 1\n\nJOSÉ\nÇa va?\n\nANA\nOui.");
  const { format, recognized } = await readPlayFile({ name: "elan.fountain", bytes }, numberedIds());
  expect(format).toBe("fountain");
  expect(recognized).toEqual({ title: "Élan", acts: 1, scenes: 1, speeches: 2, characters: 2 });
});

test("what's said about a text has the same numbers as the facts about it", async () => {
  const lines = ["RUTH: Who's there?", "ADA: Me.", "RUTH AND ADA: Hush.", "ALL: Hush!", "SOLDIERS: Halt!", "RUTH: Oh."];
  const { recognized, notices } = await readPlayFile(
    { name: "play.txt", bytes: utf8(lines.join("\n\n")) },
    numberedIds(),
  );
  expect(recognized).toMatchObject({ speeches: 6, characters: 2 });
  const { message = "" } = notices.find(({ code }) => code === "plain-text") ?? {};
  expect(message).toContain("6 lines were found.");
  expect(message).not.toMatch(/characters/);
});

test("names without a speech aren't counted as lines, in what's said about a text and in the facts about it", async () => {
  const text = [
    "RUTH: Who's there?",
    "ADA: Me.",
    "RUTH: Come in.",
    "ADA: Thanks.",
    "Printed by hand.",
    "Sold at the door.",
  ];
  const file = { name: "play.txt", bytes: utf8(text.join("\n\n")) };
  const { groups } = await readPlayFile(file, numberedIds());
  const id = groups.find(({ samples }) => samples.includes("Printed by hand."))?.id ?? "";
  const { recognized, notices, play } = await readPlayFile(file, numberedIds(), { kinds: { [id]: "cue" } });
  expect(play.blocks.filter(({ kind }) => kind === "cue")).toHaveLength(6);
  expect(recognized.speeches).toBe(4);
  expect(notices.find(({ code }) => code === "plain-text")?.message).toContain("4 lines were found.");
});

test("what's said about a text names one line and its form, and a list before the play without naming acts", async () => {
  const read = async (text: string) =>
    (await readPlayFile({ name: "play.txt", bytes: utf8(text) }, numberedIds())).notices.map(({ message }) => message);
  const [guess] = (await read("IDA: Who calls?")).filter((message) => message.includes("guessed."));
  expect(guess).toBe(
    "The text doesn't say what's a name, a heading, or a direction, so this was guessed. 1 line was found. The speakers' names are followed by a period or colon. Everything else became a heading or a stage direction. Check the play.",
  );
  const play = "CHARACTERS\n\nIDA\n\nTOM\n\nIDA: Who calls?\n\nTOM: I do.\n\nIDA: Come.\n\nTOM: Yes.";
  const cast = `THE FERRY\n\n${play}\n\nEND OF PLAY\n\nFOG\n\n${play}`;
  expect(await read(cast)).toContain("Paragraphs before the play that look like a list (2) became stage directions.");
});

const russian = "ДЕЙСТВИЕ ПЕРВОЕ\n\nМАРА. Ворота заперты?\n\nИОНА. Были заперты.\n\nМАРА. Кто на мосту?";
const page = (head: string) => `${head}<h2>ДЕЙСТВИЕ ПЕРВОЕ</h2><p>МАРА. Да.</p><p>ИОНА. Нет.</p><p>МАРА. Да.</p>`;
const script = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><FinalDraft><Content><Paragraph Type="Character"><Text>МАРА</Text></Paragraph></Content></FinalDraft>`;

test.each([
  ["a.html", page('<meta charset="windows-1251">'), "windows-1251"],
  ["a.html", page('<META content="text/html; charset=koi8-r" http-equiv="Content-Type">'), "koi8-r"],
  ["a.html", page("<meta charset='iso-8859-5'>"), "iso-8859-5"],
  ["a.fdx", script("windows-1251"), "windows-1251"],
  ["a.fdx", script("KOI8-R"), "koi8-r"],
])("%s is read in the encoding that it declares", async (name, text, encoding) => {
  const { play, ...read } = await readPlayFile({ name, bytes: encodeAs(text, encoding) }, numberedIds());
  expect(read.encoding).toEqual({ name: encoding, isGuess: false });
  expect(play.blocks.find(({ kind }) => kind === "cue")?.text).toEqual([{ text: "МАРА" }]);
});

test("a byte order mark and letters that are certainly UTF-8 win over a declaration that's out of date", async () => {
  const text = page("<meta charset=windows-1251>");
  for (const mark of ["\uFEFF", ""]) {
    const read = await readPlayFile({ name: "a.html", bytes: utf8(mark + text) }, numberedIds());
    expect(read.encoding).toEqual({ name: "utf-8", isGuess: false });
    expect(read.recognized).toMatchObject({ acts: 1, speeches: 3 });
  }
});

test("an encoding that was guessed can be corrected", async () => {
  const file = { name: "a.txt", bytes: encodeAs(russian, "windows-1251") };
  const guessed = await readPlayFile(file, numberedIds());
  expect(guessed.encoding).toEqual({ name: "windows-1251", isGuess: true });
  expect(guessed.notices.find(({ code }) => code === "encoding")?.message).toContain("Windows-1251");
  const corrected = await readPlayFile(file, numberedIds(), { encoding: "windows-1252" });
  expect(corrected.encoding).toEqual({ name: "windows-1252", isGuess: false });
  expect(corrected.notices.map(({ code }) => code)).not.toContain("encoding");
  expect(corrected.play.blocks.map(textOf).join()).toContain("ÌÀÐÀ");
});
