import { expect, test } from "vitest";
import { Refused } from "#domain/refused.ts";
import { copiedScene } from "#tests/support/clipboards.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { readRtf } from "./readRtf.ts";

const read = (rtf: string) =>
  readRtf(
    Uint8Array.from(rtf, (sign) => sign.charCodeAt(0)),
    numberedIds(),
  );
const lines = (rtf: string): string[] => read(rtf).play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);

const head =
  "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Courier;}}{\\colortbl;\\red0;}{\\stylesheet{\\s0 Normal;}{\\s1 Stage Direction;}}{\\info{\\title X}}\\pard\n";

test("a scene with centered names is recognized", () => {
  const name = (text: string) => `\\pard\\qc ${text}\\par\n`;
  const line = (text: string) => `\\pard\\ql ${text}\\par\n`;
  const rtf = [
    ...[head, name("ACT ONE"), line("{\\i A bakery before dawn.}")],
    ...[name("MARA"), line("You are late again."), name("JON"), name("(taking off his coat)")],
    ...[line("The trains were not running."), line("{\\i She hands him an apron.}"), name("MARA"), line("Eat.")],
    ...[name("JON"), line("I\\rquote m not hungry."), name("BLACKOUT."), "}"],
  ].join("");
  expect(lines(rtf).map((text) => text.replace("’", "'"))).toEqual(copiedScene);
});

test("style names, emphasis, breaks, tabs and characters in every spelling are read", () => {
  const rtf = `${head}\\pard\\s1 Caf\\'e9 \\u1071?\\uc2\\u8364xx {\\b very} {\\ul\\i late}\\line two\\~lines\\par}`;
  const [block] = read(rtf).play.blocks;
  expect(block?.kind).toBe("direction");
  expect(block?.text).toEqual([
    { text: "Café Я€ " },
    { text: "very", bold: true },
    { text: " " },
    { text: "late", italic: true, underline: true },
    { text: "\ntwo\u00a0lines" },
  ]);
});

test("Cyrillic text in an old code page is read", () => {
  const rtf = "{\\rtf1\\ansi\\ansicpg1251\\pard \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2.\\par}";
  expect(lines(rtf)).toEqual(["direction: Привет."]);
});

test("hidden and deleted text, pictures, notes and headers are left out", () => {
  const rtf = `${head}{\\header Page}One{\\v secret}{\\deleted gone}{\\*\\x y}{\\pict 0a0b}{\\footnote note}.\\par}`;
  expect(lines(rtf)).toEqual(["direction: One."]);
});

test("deep nesting and files without text are refused", () => {
  expect(() => read(`{\\rtf1${"{".repeat(5000)}x`)).toThrow(Refused);
  expect(() => read("{\\rtf1{\\pict 0102}}")).toThrow(/no text/);
});

const fonts = String.raw`{\fonttbl{\f0\fcharset0 Times;}{\f1\fcharset238 Times CE;}{\f2\fnil\fcharset128 MS Mincho;}{\f3\fnil Arial CYR;}{\f4\cpg1253 Arial;}}`;

test.each([
  ["a character set", String.raw`\f1 \'f8`, "ř"],
  ["two bytes a letter", String.raw`\f2 \'82\'a0\'83A`, "あア"],
  ["a font's name", String.raw`\f3 \'cf\'f0`, "Пр"],
  ["a code page", String.raw`\f4 \'e1`, "α"],
  ["nothing of its own", String.raw`\f0 \'e9`, "é"],
])("letters in the code page of a font with %s are read", (_, text, expected) => {
  expect(lines(String.raw`{\rtf1\ansi\ansicpg1252\deff0${fonts}\pard ${text}.\par}`)).toEqual([
    `direction: ${expected}.`,
  ]);
});

test("names in small capitals, struck-out text and hidden text are read as they're shown", () => {
  const rtf = String.raw`{\rtf1\ansi\pard\qc SCENE 1\par\pard\qc{\scaps Mara}\par\pard\ql Yes. {\strike No.} {\v x}Yes.\par\pard\qc{\caps Jonah}\par\pard\ql It was.\par}`;
  expect(lines(rtf)).toEqual([
    ...["scene: SCENE 1", "cue: MARA", "dialogue: Yes. Yes.", "note: No.", "cue: JONAH", "dialogue: It was."],
  ]);
  expect(read(rtf).notices.map(({ code }) => code)).toEqual(expect.arrayContaining(["struck", "hidden"]));
});

test("cells that name their speakers are spoken together, and a column of numbers is left out", () => {
  const row = (...cells: readonly string[]) =>
    String.raw`\trowd\pard\intbl ${cells.join(String.raw`\cell `)}\cell\row `;
  const rtf = `{\\rtf1\\ansi\\pard\\qc SCENE 1\\par ${row("MARA: One.", "JONAH: Two.")}\\pard MARA: Three.\\par ${row("1", "MARA", "Four.")}${row("2", "JONAH", "Five.")}${row("3", "MARA", "Six.")}${row("4", "JONAH", "Seven.")}}`;
  const { play, notices } = read(rtf);
  expect(
    play.blocks.filter(({ kind }) => kind === "cue").map((one) => [textOf(one), one.simultaneous ?? false]),
  ).toEqual([
    ...[
      ["MARA", false],
      ["JONAH", true],
      ["MARA", false],
      ["MARA", false],
      ["JONAH", false],
      ["MARA", false],
      ["JONAH", false],
    ],
  ]);
  expect(notices.map(({ code }) => code)).toContain("lineNumbers");
});
