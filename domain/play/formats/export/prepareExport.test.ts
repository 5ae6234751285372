import { expect, test } from "vitest";
import { blindNames, namedPlay, namesInPlay } from "#tests/support/namedPlay.ts";
import { act, block, character, front, note, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { emptyFront } from "../../front/frontFields.ts";
import { layouts, onPaper } from "../../layout/designs/layouts.ts";
import { layoutOf } from "../../layout/layoutOf.ts";
import { adjustLayout } from "../../layout/own/adjustLayout.ts";
import { type BlockId, textOf } from "../../play.ts";
import { formats, isWritable } from "../formats.ts";
import { type ExportSettings, layoutFor, mayHold, settingsHeld, wholePlayAs } from "./exportSettings.ts";
import { prepareExport } from "./prepareExport.ts";

const lamp = playWith(
  { title: "The Lamp", authors: "Mara Voss", place: "Oslo", characters: [character("NORA")] },
  act("Act I", scene("One", ...speech("NORA", "Who?"), note("Cut?"))),
  scene("Two", ...speech("TOM", "I.")),
);
const pdf = wholePlayAs("pdf");
const prepared = (settings: Partial<ExportSettings>) => prepareExport(lamp, { ...pdf, ...settings });

test("private notes are left out unless they are asked for", () => {
  expect(prepared({}).play.blocks.map(({ kind }) => kind)).not.toContain("note");
  expect(prepared({ notes: true, format: "docx" }).play).toEqual(lamp);
});

test("elements without text are left out of Fountain files", () => {
  const begun = playWith({}, ...speech("TOM", "I."), block("cue"));
  const kinds = (format: ExportSettings["format"]) =>
    prepareExport(begun, wholePlayAs(format)).play.blocks.map(({ kind }) => kind);
  expect(kinds("fountain")).toEqual(["cue", "dialogue"]);
  expect(kinds("json")).toEqual(["cue", "dialogue", "cue"]);
});

test("title page and character page are left out separately", () => {
  const { place, characters, ...titlePage } = lamp.front;
  expect(prepared({ characterPage: false }).play.front).toEqual(front({ ...titlePage }));
  expect(prepared({ titlePage: false }).play.front).toEqual(front({ place, characters }));
  expect(prepared({ titlePage: false, characterPage: false }).play.front).toEqual(emptyFront);
  expect(prepared({ titlePage: false }).whole.front).toBe(lamp.front);
});

test("speeches of a part have the numbers of the whole play", () => {
  const headings = lamp.blocks.filter((block) => textOf(block) === "Two").map(({ id }) => id);
  const { play, numbers } = prepared({ scope: { what: "headings", headings }, speechNumbers: true });
  const tom = play.blocks.find(({ kind }) => kind === "cue");
  expect(play.blocks.map(textOf)).toEqual(["Two", "TOM", "I."]);
  expect(numbers.get(tom?.id as BlockId)).toBe("2");
});

test("a blind copy names nobody, and has no private notes", () => {
  const settings = { ...wholePlayAs("docx"), isBlind: true, notes: true };
  expect(namesInPlay(JSON.stringify(prepareExport(namedPlay, { ...settings, isBlind: false })))).not.toEqual([]);
  expect(namesInPlay(JSON.stringify(prepareExport(namedPlay, settings, { alsoNames: blindNames })))).toEqual([]);
});

test("the version that changes are marked against has no notes, and in a blind copy nobody's name", () => {
  const revision = { since: lamp, color: "blue" } as const;
  expect(prepareExport(lamp, pdf, { revision }).revision).toEqual({ since: prepared({}).whole, color: "blue" });
  expect(prepareExport(lamp, wholePlayAs("docx"), { revision }).revision).toBeUndefined();
  const since = { ...revision, since: namedPlay };
  const blind = prepareExport(namedPlay, { ...pdf, isBlind: true }, { alsoNames: blindNames, revision: since });
  expect(namesInPlay(JSON.stringify(blind))).toEqual([]);
});

test("what a format can't hold has no effect", () => {
  const all = { notes: true, titlePage: false, characterPage: false, sceneNumbers: true, speechNumbers: true };
  const held = (format: ExportSettings["format"]) => settingsHeld({ ...pdf, ...all, watermark: " DRAFT ", format });
  expect(held("pdf")).toMatchObject({ ...all, notes: false, watermark: "DRAFT" });
  expect(held("json")).toEqual({ ...wholePlayAs("json"), notes: true });
  expect(held("fountain")).toMatchObject({ notes: true, titlePage: false, speechNumbers: false, watermark: "" });
});

test("every format that is only read holds no options, and every other one holds some", () => {
  for (const format of formats) expect(format.holds.length > 0, format.id).toBe(isWritable(format));
  expect(mayHold({ format: "pdf" }, "notes")).toBe(false);
});

test("a file has the play's adjusted layout, or another one without the play's changes", () => {
  const changes = { "cue.bold": true };
  const adjusted = { ...lamp, pageLayout: { layout: "uk", paper: "letter", changes } };
  const mine = { name: "Mine", base: "musical", changes: { "font.size": 10 } } as const;
  expect(layoutFor(adjusted, {})).toBe(layoutOf(adjusted));
  expect(layoutFor(adjusted, {}).styles.cue.bold).toBe(true);
  expect(layoutFor(adjusted, { layout: "uk" })).toEqual(onPaper(layouts.uk, "letter"));
  expect(layoutFor(adjusted, { layout: mine, paper: "a4" })).toEqual(
    adjustLayout(onPaper(layouts.musical, "a4"), mine.changes),
  );
});
