import { expect, test } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { readStageMarks, setStageMark } from "#domain/play/document/stage.ts";
import { setTyping } from "#domain/play/document/typing.ts";
import type { BlockId, Play } from "#domain/play/play.ts";
import { direction, play, scene, speech } from "#tests/support/playBuilder.ts";
import { undo } from "../actions/undo.ts";
import { openEditorBinding } from "../binding/editorBinding.ts";
import { performAction } from "../testing/lines.ts";
import { type Staged, stagedSteps } from "./stageSession.ts";

const written = play(
  scene("1", speech("NORA", "Hello."), direction("Tom vanishes.")),
  scene("2", speech("TOM", "Hello.")),
  scene("3", speech("NORA", "Hello.")),
);
const vanishing = written.blocks[3]?.id ?? ("" as BlockId);

function setUp(shown: Play = written) {
  const editor = openEditorBinding(documentOf(shown), { newId: () => "new0000001" as BlockId });
  const stage = (before?: Staged): Staged => {
    const steps = stagedSteps(editor, before);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  };
  return { editor, stage };
}

test("after a key, only the scene with the change is followed again", () => {
  const { editor, stage } = setUp();
  const before = stage();
  editor.dispatch(editor.state().tr.insertText("x", editor.state().doc.content.size - 3));
  const after = stage(before);
  expect(after.reader).toBe(before.reader);
  expect(after.scenes.map((one, at) => one.stage === before.scenes[at]?.stage)).toEqual([true, true, false]);
});

test("a play with few words is read in the language that the writer chose, and in another when it's chosen", () => {
  const { editor, stage } = setUp({
    ...play(speech("INÉS", "Hola."), direction("Éntrase Inés.")),
    typing: { language: "es-MX" },
  });
  const before = stage();
  expect(before.scenes[0]?.stage.after).toEqual([]);
  setTyping(editor.doc, { language: "de" });
  expect(stage(before).scenes[0]?.stage.after).toEqual(["INÉS"]);
});

test("a correction counts at once, and undo takes it back in the order of the writer's changes", () => {
  const { editor, stage } = setUp();
  const before = stage();
  editor.dispatch(editor.state().tr.insertText("x", 3));
  editor.change({ name: "stage" }, (doc) => setStageMark(doc, vanishing, { exits: ["NORA"] }));
  expect(stage(before).scenes[0]?.stage.after).toEqual([]);
  performAction(editor, undo);
  expect(readStageMarks(editor.doc)).toEqual({});
  expect(editor.state().doc.textContent).toContain("x");
  expect(stage(before).scenes[0]?.stage.after).toEqual(["NORA"]);
});
