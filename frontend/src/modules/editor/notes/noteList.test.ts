import { expect, test } from "vitest";
import { addNote, readStoredNotes, setNote } from "#domain/play/document/notes.ts";
import { type NotePlaces, notePlacingSteps } from "#domain/play/notes/placeNotes.ts";
import type { BlockId, NoteId } from "#domain/play/play.ts";
import { sceneDown } from "../actions/moveScene.ts";
import { undo } from "../actions/undo.ts";
import type { EditorBinding } from "../binding/editorBinding.ts";
import { openLines, performAction } from "../testing/lines.ts";
import { noteDraftAt } from "./noteDraftAt.ts";
import { groupNotes, noteElementsOf } from "./noteList.ts";

const lines = [
  "scene: Attic",
  "dialogue: The |lamp| burns.",
  "note: Who is here?",
  "scene: Hall",
  "dialogue: Dark.",
] as const;

function add(manuscript: EditorBinding, id: string, text: string, scene?: string): void {
  const { about, passage, scene: heading } = noteDraftAt(manuscript, scene as BlockId | undefined);
  const target = about === "passage" ? { passage: passage ?? [] } : heading ? { scene: heading } : {};
  manuscript.change({}, (doc) => addNote(doc, id as NoteId, { text, ...target }));
}

/** Returns the list as it's shown: `heading: text “quote”`. */
function listed(manuscript: EditorBinding): readonly string[] {
  const stored = readStoredNotes(manuscript.doc);
  const places = run(notePlacingSteps(manuscript.doc, stored));
  const state = manuscript.state();
  return groupNotes(state, { stored, places }, noteElementsOf(state)).flatMap(({ about, notes }) =>
    notes.map(({ text, quote, isDone }) => `${about}: ${isDone ? "✓ " : ""}${text}${quote && ` “${quote}”`}`),
  );
}

function run(steps: Generator<undefined, NotePlaces>): NotePlaces {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

test("notes are listed by scene, in the play's order, with those in the text", () => {
  const manuscript = openLines(lines);
  add(manuscript, "hall", "Too short", "b3");
  add(manuscript, "lamp", "What color?");
  manuscript.change({}, (doc) => addNote(doc, "title" as NoteId, { text: "Find a title" }));
  manuscript.change({}, (doc) => setNote(doc, "b2" as BlockId, { state: "done" }));
  expect(listed(manuscript)).toEqual([
    "play: Find a title",
    "b0: What color? “lamp”",
    "b0: ✓ Who is here?",
    "b3: Too short",
  ]);
  performAction(manuscript, sceneDown);
  expect(listed(manuscript)).toEqual([
    "play: Find a title",
    "b3: Too short",
    "b0: What color? “lamp”",
    "b0: ✓ Who is here?",
  ]);
});

test("a note about deleted text comes last, and undo brings it back to its place", () => {
  const manuscript = openLines(lines);
  add(manuscript, "lamp", "What color?");
  add(manuscript, "hall", "Too short", "b3");
  const before = listed(manuscript);
  manuscript.dispatch(manuscript.state().tr.deleteSelection());
  expect(listed(manuscript)).toEqual(["b0: Who is here?", "b3: Too short", "gone: What color? “lamp”"]);
  performAction(manuscript, undo);
  expect(listed(manuscript)).toEqual(before);
});

test("adding, checking off, and deleting a note are steps of undo", () => {
  const manuscript = openLines(lines);
  const start = listed(manuscript);
  add(manuscript, "lamp", "What color?");
  const added = listed(manuscript);
  manuscript.change({}, (doc) => setNote(doc, "lamp" as NoteId, { state: "done" }));
  expect(listed(manuscript)).toContain("b0: ✓ What color? “lamp”");
  performAction(manuscript, undo);
  expect(listed(manuscript)).toEqual(added);
  performAction(manuscript, undo);
  expect(listed(manuscript)).toEqual(start);
});

test("without a selection, a note is about the element at the cursor, or its scene if that's empty", () => {
  expect(noteDraftAt(openLines(["scene: Attic", "dialogue: The| lamp."]))).toMatchObject({
    about: "passage",
    passage: [{ blockId: "b1", start: 0, end: 9, quote: "The lamp." }],
    scene: "b0",
  });
  expect(noteDraftAt(openLines(["scene: Attic", "dialogue: |"]))).toEqual({ text: "", about: "scene", scene: "b0" });
  expect(noteDraftAt(openLines([]))).toMatchObject({ about: "play", scene: undefined });
});

test("a selection over several elements is one passage without the empty ones", () => {
  const manuscript = openLines(["scene: At|tic", "dialogue: ", "dialogue: Dark| now."]);
  expect(noteDraftAt(manuscript).passage).toEqual([
    { blockId: "b0", start: 2, end: 5, quote: "tic" },
    { blockId: "b2", start: 0, end: 4, quote: "Dark" },
  ]);
});
