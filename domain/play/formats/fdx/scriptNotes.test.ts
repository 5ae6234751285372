import { expect, test } from "vitest";
import { direction, note, numberedIds, parenthetical, play, speech, together } from "#tests/support/playBuilder.ts";
import { maxNotes } from "../../notes/noteLimits.ts";
import { type Play, textOf } from "../../play.ts";
import { writePlayFile } from "../writing/writePlayFile.ts";
import { readFdx } from "./readFdx.ts";

const file = (content: string, notes = ""): string =>
  `<?xml version="1.0"?><FinalDraft DocumentType="Script" Version="6"><Content>${content}</Content><ScriptNotes><TableColumnSettings/>${notes}</ScriptNotes></FinalDraft>`;
const paragraph = (type: string, text: string): string => `<Paragraph Type="${type}"><Text>${text}</Text></Paragraph>`;
const scriptNote = (range: string, text = "Longer?", more = ""): string =>
  `<ScriptNote Range="${range}" ${more}><Paragraph><Text>${text}</Text></Paragraph></ScriptNote>`;
const read = (text: string) => readFdx(new TextEncoder().encode(text), numberedIds());

/** Returns the words that each note is about, by element. */
const passages = ({ notes, blocks }: Play): readonly (readonly string[])[] =>
  Object.values(notes ?? {}).map(({ passage = [] }) =>
    passage.map(({ blockId, start, end, quote }) => {
      const block = blocks.find(({ id }) => id === blockId);
      expect(block && textOf(block).slice(start, end)).toBe(quote);
      return `${block?.kind}: ${quote}`;
    }),
  );
const passagesOf = (content: string, ...ranges: readonly string[]) =>
  passages(read(file(content, ranges.map((range) => scriptNote(range)).join(""))).play);

// "She sits." is 0 to 9, MARA (CONT'D) 10 to 23, (late) 24 to 30, Good morning. 31 to 44.
const speechOfMara = [
  ...[paragraph("Action", "She sits."), paragraph("Character", "MARA (CONT'D)")],
  ...[paragraph("Parenthetical", "(late)"), paragraph("Dialogue", "Good morning.")],
].join("");

test("notes after the script are about the words in their ranges", () => {
  expect(passagesOf(speechOfMara, "0,9", "4,8", "10,14", "31,35", "43,43")).toEqual([
    ["direction: She sits."],
    ["direction: sits"],
    ["cue: MARA"],
    ["dialogue: Good"],
    ["dialogue: Good morning."],
  ]);
});

test("a range over several paragraphs is a passage over several elements", () => {
  expect(passagesOf(speechOfMara, "4,35")).toEqual([
    ["direction: sits.", "cue: MARA", "parenthetical: late", "dialogue: Good"],
  ]);
  expect(passagesOf("<Paragraph/>".repeat(50) + speechOfMara.repeat(50), "0,999999")[0]?.length).toBeLessThan(21);
});

test("paragraphs without text count, and so do simultaneous speeches and omitted scenes", () => {
  const dual = `<Paragraph><DualDialogue>${paragraph("Character", "MARA")}${paragraph("Dialogue", "Yes.")}${paragraph("Character", "JON")}${paragraph("Dialogue", "No.")}</DualDialogue></Paragraph>`;
  const omitted = `<Paragraph Type="Scene Heading"><Text>Omitted</Text><OmittedScene>${paragraph("Action", "Gone.")}</OmittedScene></Paragraph>`;
  const content = `<Paragraph Type="Action"/>${paragraph("Action", "Hum.")}${dual}${omitted}${paragraph("Action", "They go.")}`;
  expect(passagesOf(content, "1,5", "6,8", "9,16", "24,26")).toEqual([
    ["direction: Hum."],
    ["cue: MARA"],
    ["scene: Omitted"],
    ["setting: go"],
  ]);
});

test("a range that can't be read or lies behind the script loses no words", () => {
  const { play: given, notices } = read(
    file(speechOfMara, ["x", "900,950", "35,31"].map((range) => scriptNote(range)).join("")),
  );
  expect(passages(given)).toEqual([[], ["dialogue: Good morning."], ["dialogue: Good"]]);
  expect(notices.find(({ code }) => code === "scriptNotes")).toMatchObject({ kind: "changed", count: 3 });
});

test("a note has its title, its lines and its date, and its writer if there are several", () => {
  const lines =
    '<ScriptNote Name="Opening" DateTime="20201213T214959" WriterName="Ann"><Paragraph><Text>One.</Text></Paragraph><Paragraph/><Paragraph><Text>Two.</Text></Paragraph></ScriptNote>';
  const empty = '<ScriptNote Range="0,1" WriterName="Ann"><Paragraph/></ScriptNote>';
  const notesOf = (notes: string) => Object.values(read(file(speechOfMara, notes)).play.notes ?? {});
  expect(notesOf(lines + empty)).toEqual([{ text: "Opening\nOne.\n\nTwo.", at: "2020-12-13T21:49:59" }]);
  expect(notesOf(lines + scriptNote("0,3", "Why?", 'WriterName="Ben"')).map(({ text }) => text)).toEqual([
    "Ann: Opening\nOne.\n\nTwo.",
    "Ben\nWhy?",
  ]);
});

test("notes within a paragraph, as in older files, are about that paragraph", () => {
  const content = `${paragraph("Action", "Night.")}<Paragraph Type="Action"><ScriptNote ID="2"><Paragraph><Text>Longer?</Text></Paragraph></ScriptNote><Text>She sits.</Text></Paragraph>`;
  const { play: given, notices } = read(file(content));
  expect(given.blocks.map(({ kind }) => kind)).toEqual(["direction", "direction"]);
  expect(passages(given)).toEqual([["direction: She sits."]]);
  expect(notices).toMatchObject([{ code: "scriptNotes", count: 1, places: [{ blockId: given.blocks[1]?.id }] }]);
});

test("notes over the limit of a play are left out, and the import says so", () => {
  const { play: given, notices } = read(file(speechOfMara, scriptNote("0,9").repeat(maxNotes + 2)));
  expect(Object.keys(given.notes ?? {})).toHaveLength(maxNotes);
  expect(notices.find(({ code }) => code === "manyNotes")).toMatchObject({ kind: "dropped", count: 2 });
});

const write = async (given: Play) =>
  new TextDecoder().decode((await writePlayFile(given, "fdx", { notes: true, createdAt: new Date(0) })).bytes);

test("our notes are written with the range of the paragraph before them, each with its own ID", async () => {
  const given = play(
    ...[note("First"), direction("She \u0001sits."), note("Longer?"), note("Why?")],
    ...[
      speech("MARA", parenthetical("late"), "Hi."),
      note("Hm"),
      speech("A", "Now!"),
      together("B", "Now!"),
      note("Both"),
    ],
  );
  const written = await write(given);
  expect(
    [...written.matchAll(/<ScriptNote Id="(\d+)" Name="" Range="([\d,]+)">/g)].map(([, id, at]) => [id, at]),
  ).toEqual([
    ...[
      ["1", "0,0"],
      ["2", "0,9"],
      ["3", "0,9"],
      ["4", "22,25"],
    ],
    ["5", "26,28"],
  ]);
  const back = read(written).play.blocks;
  expect(back.map(({ kind }) => kind)).toEqual(given.blocks.map(({ kind }) => kind));
  expect(back.filter(({ kind }) => kind === "note").map(textOf)).toEqual(["First", "Longer?", "Why?", "Hm", "Both"]);
});

test("notes at the start, and after empty elements and page breaks, come back to their places", async () => {
  const given = play(
    direction(""),
    note("One"),
    direction(""),
    note("Two"),
    { kind: "pageBreak", text: [] },
    note("Three"),
  );
  expect(read(await write(given)).play.blocks.map((block) => `${block.kind}: ${textOf(block)}`)).toEqual(
    given.blocks.map((block) => `${block.kind}: ${textOf(block)}`),
  );
});

test("files that we wrote before, with notes within the next paragraph, are read as they were", async () => {
  const written = await write(play(direction("She sits.")));
  const older = written.replace(
    /<Text>She sits/,
    '<ScriptNote ID="1"><Paragraph><Text>Longer?</Text></Paragraph></ScriptNote><Text>She sits',
  );
  expect(read(older).play.blocks.map(({ kind }) => kind)).toEqual(["note", "direction"]);
});
