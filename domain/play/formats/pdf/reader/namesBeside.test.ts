import { expect, test } from "vitest";
import { measureOf } from "#domain/play/layout/measures/measureOf.ts";
import { textOfParagraph } from "../../plainText/paragraph.ts";
import { bodyRows } from "./bodyRows.ts";
import { pdfParagraphs } from "./pdfParagraphs.ts";
import { rowsOfRuns } from "./printedRows.ts";

/* Names beside speeches, as LibreOffice prints hanging indents: about a point and a half between speeches, and no empty lines. */

const [names, speeches, leading, apart] = [72, 173, 14, 20];
/** A font with wider small letters than the one that the reader measures with. */
const font = measureOf({ family: "Arimo", sizePoints: 12 });
const widthOf = (text: string): number => font.widthOf(text, { text }) * 72;

interface Printed {
  readonly x: number;
  readonly text: string;
  readonly width?: number;
  readonly italic?: true;
}

const run = ({ x, text, width = widthOf(text), italic }: Printed, y: number) => ({
  ...{ x, y, width, text, size: 12, bold: false, isArtifact: false },
  italic: italic === true,
});

/** Prints paragraphs, each with its lines, and reads them. */
function read(paragraphs: readonly (readonly (readonly Printed[])[])[]): readonly string[] {
  let y = 72;
  const runs = paragraphs.flatMap((lines) =>
    lines.flatMap((line, at) => {
      y += at === 0 ? apart : leading;
      return line.map((one) => run(one, y));
    }),
  );
  const body = { pages: [rowsOfRuns(runs, 0)], continued: new Set<number>(), heads: 0, repeats: 0 };
  return pdfParagraphs(bodyRows(body)).paragraphs.map((one) => `${one.layout.kind}: ${textOfParagraph(one)}`);
}

const name = (text: string): Printed => ({ x: names, text });
const speech = (text: string): Printed => ({ x: speeches, text });
/** A name that reaches its speech, so that both are one run. */
const joined = (long: string, said: string): Printed => ({
  x: names,
  text: `${long} ${said}`,
  width: speeches - names + widthOf(said),
});

const long = [
  "I was told that somebody would be here at six, and",
  "now it is a quarter past, and there is nobody here",
  "but you.",
];
const short = [
  ...["Who calls?", "Nobody yet.", "It is late."].map((said) => [[name("TOM"), speech(said)]]),
  long.map((said, at) => (at === 0 ? [name("TOM"), speech(said)] : [speech(said)])),
];

test("a name that reaches the column of the speeches is a name", () => {
  const found = read([
    ...short,
    [
      [joined("DOÑA AMPARO", "It is ten past four, as it always is in this house, at")],
      [speech("any time of the day.")],
    ],
    [[joined("DOÑA AMPARO", "A watch is no clock.")]],
    [[joined("DOÑA AMPARO", "Y nada.")]],
  ]);
  expect(found.slice(-6)).toEqual([
    ...["cue: DOÑA AMPARO", "dialogue: It is ten past four, as it always is in this house, at any time of the day."],
    ...["cue: DOÑA AMPARO", "dialogue: A watch is no clock.", "cue: DOÑA AMPARO", "dialogue: Y nada."],
  ]);
});

test("a line that begins with capitals elsewhere, or in italics, isn't divided", () => {
  const text = "DOÑA AMPARO sweeps the floor of the room with a broom.";
  const others: Printed[] = [
    { x: speeches, text, italic: true },
    { ...joined("DOÑA AMPARO", "sweeps the floor of the room with a broom."), italic: true },
    { x: names, text: "TOM AND NORA enter from the garden, and wait." },
  ];
  const found = read([...short, ...others.map((one) => [[one]])]);
  expect(found.slice(-3)).toEqual(others.map((one) => `direction: ${one.text}`));
});

test("a direction in italics in the column of the speeches is one paragraph", () => {
  const first: Printed = { ...speech("The bell rings. Both look at the clocks, as if"), italic: true };
  const more: Printed = { ...speech("one of them had struck."), italic: true };
  expect(read([...short, [[first], [more]], [[name("TOM"), speech("Come in.")]]]).slice(-3)).toEqual([
    "direction: The bell rings. Both look at the clocks, as if one of them had struck.",
    ...["cue: TOM", "dialogue: Come in."],
  ]);
});

test("each line of a list at the margin before the play stays a line", () => {
  const list = ["NORA, a keeper of lights", "TOM, her brother"].map((text) => [{ x: names, text }]);
  expect(read([list, ...short])[0]).toBe("direction: NORA, a keeper of lights\nTOM, her brother");
});
