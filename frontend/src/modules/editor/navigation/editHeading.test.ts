import { expect, test } from "vitest";
import { readPlay } from "#domain/play/document/document.ts";
import { readOutline, setOutlineEntry } from "#domain/play/document/outline.ts";
import type { BlockId } from "#domain/play/play.ts";
import { redo } from "../actions/redo.ts";
import { undo } from "../actions/undo.ts";
import { openLines, performAction, showLines } from "../testing/lines.ts";
import { addScene, blankHeading, editHeading } from "./editHeading.ts";

const id = (name: string) => name as BlockId;
const lines = ["act: One", "scene: Attic", "setting: Rain|", "scene: Hall", "setting: Dark", "act: Two"];
const edit = { title: "Great hall", entry: { synopsis: "A lamp", color: "blue" }, place: { after: id("b0") } };
const edited = ["act: One", "scene: Great hall", "setting: Dark", "scene: Attic", "setting: Rain|", "act: Two"];

test("heading, notes and place of a scene change as one step, which undo takes back", () => {
  const manuscript = openLines(lines);
  const { doc, state, dispatch } = manuscript;
  expect(editHeading(id("b3"), edit)(state(), dispatch)).toBe(true);
  expect(showLines(manuscript)).toEqual(edited);
  expect(readOutline(doc)).toEqual({ b3: { synopsis: "A lamp", color: "blue" } });
  expect(performAction(manuscript, undo)).toEqual(lines);
  expect(readOutline(doc)).toEqual({});
  expect(performAction(manuscript, redo)).toEqual(edited);
  expect(readOutline(doc)).toEqual({ b3: { synopsis: "A lamp", color: "blue" } });
});

test("notes alone are a step of undo, which leaves what another device noted", () => {
  const manuscript = openLines(lines);
  const { doc, state, dispatch } = manuscript;
  editHeading(id("b1"), { entry: { synopsis: "Mine", status: "idea" } })(state(), dispatch);
  doc.transact(() => setOutlineEntry(doc, id("b1"), { synopsis: "Theirs", color: "red" }), "network");
  performAction(manuscript, undo);
  expect(readOutline(doc)).toEqual({ b1: { synopsis: "Theirs", color: "red" } });
  expect(showLines(manuscript)).toEqual(lines);
});

test("only the letters that differ are replaced in a heading", () => {
  const manuscript = openLines(["scene: Hall of mirrors|"]);
  const { state, dispatch } = manuscript;
  dispatch(state().tr.addMark(2, 6, state().schema.mark("bold")));
  editHeading(id("b0"), { title: "Hall of lamps" })(state(), dispatch);
  expect(state().doc.firstChild?.firstChild?.firstChild?.text).toBe("Hall");
  expect(showLines(manuscript)).toEqual(["scene: Hall of lamps|"]);
});

test("a scene is added behind a scene, as the first of an act, or at the end of the play", () => {
  const manuscript = openLines(lines);
  const { state, dispatch } = manuscript;
  addScene(id("new0000001"), id("b1"))(state(), dispatch);
  addScene(id("new0000002"), id("b5"))(state(), dispatch);
  addScene(id("new0000003"), undefined)(state(), dispatch);
  expect(showLines(manuscript).map((line) => line.replace("|", ""))).toEqual([
    ...["act: One", "scene: Attic", "setting: Rain", "scene: ", "scene: Hall", "setting: Dark"],
    ...["act: Two", "scene: ", "scene: "],
  ]);
});

test("a scene is added with its heading, notes and place as one step, which undo takes back", () => {
  const manuscript = openLines(lines);
  const { doc, state, dispatch } = manuscript;
  addScene(id("new0000001"), undefined, edit)(state(), dispatch);
  const added = ["act: One", "scene: Great hall|", ...lines.slice(1).map((line) => line.replace("|", ""))];
  expect(showLines(manuscript)).toEqual(added);
  expect(readOutline(doc)).toEqual({ new0000001: { synopsis: "A lamp", color: "blue" } });
  expect(performAction(manuscript, undo).map((line) => line.replace("|", ""))).toEqual(
    lines.map((line) => line.replace("|", "")),
  );
  expect(readOutline(doc)).toEqual({});
});

test("what is noted about the first scene of an empty play is kept", () => {
  const { doc, state, dispatch } = openLines([]);
  const blank = blankHeading(state().doc);
  editHeading(blank ?? id("none"), { entry: { synopsis: "A lamp" } })(state(), dispatch);
  expect(readPlay(doc).outline).toEqual({ [blank ?? ""]: { synopsis: "A lamp" } });
  expect(blankHeading(openLines(lines).state().doc)).toBeUndefined();
});

test("a heading that another device removed meanwhile isn't changed", () => {
  const { state, dispatch } = openLines(lines);
  expect(editHeading(id("gone"), edit)(state(), dispatch)).toBe(false);
});
