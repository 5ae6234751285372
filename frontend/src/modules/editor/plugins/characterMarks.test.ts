// @vitest-environment page
import type { Node } from "prosemirror-model";
import { EditorView } from "prosemirror-view";
import { expect, onTestFinished, test, vi } from "vitest";
import { setCharacterColor } from "#domain/play/document/characterSettings.ts";
import { renameCharacter, writeCharacter } from "#domain/play/document/characters.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId } from "#domain/play/play.ts";
import { character } from "#tests/support/playBuilder.ts";
import { openEditorBinding } from "../binding/editorBinding.ts";
import { alongside } from "../binding/push.ts";
import { placedBlocks } from "../schema/flat.ts";
import { characterMarks } from "./characterMarks.ts";

/** Shows cues in an editor with these colors; returns the marked names with their classes. */
function showCues(cues: readonly string[], colors: Readonly<Record<string, string>>) {
  const doc = documentOf({
    front: emptyFront,
    blocks: cues.map((text, index) => ({ id: `b${index}` as BlockId, kind: "cue" as const, text: [{ text }] })),
    characterSettings: { colors },
  });
  const manuscript = openEditorBinding(doc, { newId: () => "n" as BlockId, plugins: [characterMarks(doc)] });
  const view = new EditorView(document.createElement("div"), {
    state: manuscript.state(),
    dispatchTransaction: manuscript.dispatch,
  });
  manuscript.subscribe(() => view.updateState(manuscript.state()));
  onTestFinished(() => view.destroy());
  const marked = () =>
    [...view.dom.querySelectorAll(".character-mark")].map(
      (mark) => `${mark.className.split("-").pop()}: ${mark.textContent}`,
    );
  return { doc, manuscript, marked };
}

test("the names of colored characters are marked in cues, without what comes after them", () => {
  const { marked } = showCues(["TOM (off)", "ANN", "ANN AND TOM", "TOMMY"], { tom: "blue", "ann and tom": "no color" });
  expect(marked()).toEqual(["blue: TOM", "blue: TOM"]);
});

test("marks follow what's typed, chosen colors and former names", async () => {
  const { doc, manuscript, marked } = showCues(["TOM", "ANN"], { tom: "blue" });
  manuscript.dispatch(manuscript.state().tr.insertText("MY", 5));
  expect(marked()).toEqual([]);
  setCharacterColor(doc, "Ann", "red");
  await Promise.resolve();
  expect(marked()).toEqual(["red: ANN"]);
  writeCharacter(doc, character("Tom", { id: "t" }));
  renameCharacter(doc, "t", "Tommy", "Tom");
  await Promise.resolve();
  expect(marked()).toEqual(["blue: TOMMY", "red: ANN"]);
  setCharacterColor(doc, "tom", undefined);
  setCharacterColor(doc, "Ann", undefined);
  await Promise.resolve();
  expect(marked()).toEqual([]);
});

test("when the last color goes while the text changes, no mark is left", async () => {
  const { doc, marked } = showCues(["TOM", "ANN"], { tom: "blue" });
  doc.transact(() => {
    setCharacterColor(doc, "TOM", undefined);
    findText(doc, "b0" as BlockId)?.delete(0, 3);
  });
  expect(marked()).toEqual([]);
  await Promise.resolve();
  expect(marked()).toEqual([]);
});

test("a change of the text that also changes colors is marked once it's done", async () => {
  const { manuscript, marked } = showCues(["TOM"], { tom: "blue" });
  const { tr } = manuscript.state();
  manuscript.dispatch(alongside(tr.insertText("ANN", 2, 5), (doc) => setCharacterColor(doc, "ANN", "green")));
  await Promise.resolve();
  expect(marked()).toEqual(["green: ANN"]);
});

test("each of several names in a cue is marked, also once a name has a cue of its own", async () => {
  const cues = ["TOM", "MRS. GRAY", "TOM MRS. GRAY", "TOM ANN", "LADY TOM"];
  const { manuscript, marked } = showCues(cues, { tom: "blue", "mrs. gray": "red" });
  const before = ["blue: TOM", "red: MRS. GRAY", "blue: TOM", "red: MRS. GRAY"];
  expect(marked()).toEqual(before);
  const { tr, doc } = manuscript.state();
  manuscript.dispatch(tr.insertText("ANN", posOf(doc, 4), posOf(doc, 4) + "LADY TOM".length));
  await vi.waitFor(() => expect(marked()).toEqual([...before, "blue: TOM"]));
});

/** Returns where the text of a cue begins. */
function posOf(doc: Node, index: number): number {
  const block = placedBlocks(doc)[index];
  if (!block) throw new Error(`There is no cue ${index}.`);
  return block.pos + 1;
}
