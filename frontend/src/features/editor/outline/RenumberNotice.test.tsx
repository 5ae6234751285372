// @vitest-environment page
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import { outlineWords } from "#frontend/messages/outline.yaml";
import { moveHeadingPast } from "#frontend/modules/editor/actions/moveScene.ts";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import { runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import { editHeading } from "#frontend/modules/editor/navigation/editHeading.ts";
import { headingMoves } from "#frontend/modules/editor/navigation/headingMoves.ts";
import { blocksOf } from "#frontend/modules/editor/schema/flat.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { addOpenDialog } from "#frontend/ui/openDialogs.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { play, scene, speech } from "#tests/support/playBuilder.ts";
import { RenumberNotice } from "./RenumberNotice.tsx";

afterEach(clearPage);

function open(...titles: readonly string[]) {
  const written = play(...titles.map((title) => scene(title, speech("NORA", `In ${title}.`))));
  const editor = editorWithoutView(documentOf(written), [headingMoves()]);
  mount(<RenumberNotice editor={editor} />);
  const blocks = (): readonly Block[] => blocksOf(editor.state().doc);
  const headings = (): readonly string[] =>
    blocks()
      .filter(({ kind }) => kind === "scene")
      .map(textOf);
  const idOf = (title: string) => written.blocks.find((block) => textOf(block) === title)?.id ?? ("" as BlockId);
  return {
    editor,
    headings,
    move: (title: string, step: -1 | 1) => act(() => void runEditorCommand(editor, moveHeadingPast(idOf(title), step))),
    rename: (title: string, to: string) =>
      act(() => void runEditorCommand(editor, editHeading(idOf(title), { title: to }))),
    undo: () => act(() => void runEditorCommand(editor, undo.run)),
  };
}

const notice = (): string | undefined => document.querySelector(".corner-notice p")?.textContent ?? undefined;

test("numbers are put in order after moves only if the writer says so, and one undo takes it back", async () => {
  const { headings, move, undo: undoOnce } = open("SCENE ONE", "SCENE TWO", "SCENE THREE");
  move("SCENE THREE", -1);
  expect([headings(), notice()]).toEqual([
    ["SCENE ONE", "SCENE THREE", "SCENE TWO"],
    outlineWords.outOfOrder({ count: 2, heading: "" }),
  ]);
  move("SCENE THREE", -1);
  expect(headings()).toEqual(["SCENE THREE", "SCENE ONE", "SCENE TWO"]);
  await settle(() => buttonNamed(outlineWords.numberAgain).click());
  expect([headings(), notice()]).toEqual([["SCENE ONE", "SCENE TWO", "SCENE THREE"], undefined]);
  undoOnce();
  expect(headings()).toEqual(["SCENE THREE", "SCENE ONE", "SCENE TWO"]);
});

test("while the index cards are open, the offer is in their dialog", async () => {
  const { headings, move } = open("SCENE ONE", "SCENE TWO");
  const dialog = document.body.appendChild(document.createElement("dialog"));
  let close = (): void => undefined;
  await settle(() => {
    close = addOpenDialog(dialog);
  });
  move("SCENE TWO", -1);
  expect(dialog.querySelector(".corner-notice p")?.textContent).toBe(
    outlineWords.outOfOrder({ count: 2, heading: "" }),
  );
  await settle(() => buttonNamed(outlineWords.numberAgain).click());
  expect([headings(), notice()]).toEqual([["SCENE ONE", "SCENE TWO"], undefined]);
  move("SCENE TWO", 1);
  await settle(close);
  expect([dialog.textContent, notice()]).toEqual(["", outlineWords.outOfOrder({ count: 2, heading: "" })]);
  dialog.remove();
});

test("the offer goes away when it's declined, and when the numbers are in order again", async () => {
  const { headings, move, undo: undoOnce } = open("Escena 1", "Escena 2", "El ático");
  move("Escena 1", 1);
  await settle(() => buttonNamed(outlineWords.keepNumbers).click());
  expect([headings(), notice()]).toEqual([["Escena 2", "Escena 1", "El ático"], undefined]);
  undoOnce();
  move("Escena 1", 1);
  expect(notice()).toBeDefined();
  undoOnce();
  expect([headings(), notice()]).toEqual([["Escena 1", "Escena 2", "El ático"], undefined]);
});

test("nothing is offered for headings without numbers, or while the writer types numbers", () => {
  const { move, rename } = open("The attic", "The hall", "Scene 1");
  move("The attic", 1);
  expect(notice()).toBeUndefined();
  rename("Scene 1", "Scene 7");
  expect(notice()).toBeUndefined();
});
