// @vitest-environment page
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { readOutline } from "#domain/play/document/outline.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId } from "#domain/play/play.ts";
import { sceneFormWords } from "#frontend/messages/outline.yaml";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import {
  buttonNamed,
  clearPage,
  fieldLabelled,
  mount,
  settle,
  typeInto,
  typeLetter,
} from "#frontend/ui/testing/page.ts";
import { currentToasts, dismissToast } from "#frontend/ui/toast.ts";
import { SceneDialog } from "./SceneDialog.tsx";

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  clearPage();
});

const hall = { id: "b0" as BlockId, kind: "scene", text: [{ text: "Hall" }] } as const;

test("a new scene is in the play once it's saved, and not before", async () => {
  const doc = documentOf({ front: emptyFront, blocks: [hall] });
  const editor = editorWithoutView(doc);
  const titles = () => outlineOf(editor.state()).map(({ text }) => text);
  const open = () =>
    mount(
      <SceneDialog editor={editor} id={"new" as BlockId} adding={{ behind: undefined }} onClose={() => undefined} />,
    );
  open();
  expect(titles()).toEqual(["Hall"]);
  await settle(() => buttonNamed(sceneFormWords.cancel).click());
  expect(titles()).toEqual(["Hall"]);
  clearPage();
  open();
  typeInto(fieldLabelled(sceneFormWords.name), "Attic");
  await settle(() => buttonNamed(sceneFormWords.save).click());
  expect(titles()).toEqual(["Hall", "Attic"]);
});

test("what was written in a scene's form can be saved after Escape has closed it", () => {
  const { id } = hall;
  const doc = documentOf({ front: emptyFront, blocks: [hall] });
  mount(<SceneDialog editor={editorWithoutView(doc)} id={id} onClose={() => undefined} />);
  const pressEscape = () => act(() => void document.querySelector("dialog")?.dispatchEvent(new Event("cancel")));
  pressEscape();
  expect(currentToasts()).toEqual([]);
  typeInto(fieldLabelled(sceneFormWords.synopsis), "She waits.");
  pressEscape();
  expect(readOutline(doc)[id]?.synopsis).toBeUndefined();
  const [toast] = currentToasts();
  expect(toast?.text).toBe(sceneFormWords.notSaved);
  act(() => toast?.action?.onSelect());
  expect(readOutline(doc)[id]?.synopsis).toBe("She waits.");
});

test("what is written in a right-to-left script is shown from right to left", () => {
  const doc = documentOf({ front: emptyFront, blocks: [hall] });
  mount(<SceneDialog editor={editorWithoutView(doc)} id={hall.id} onClose={() => undefined} />);
  expect([sceneFormWords.name, sceneFormWords.synopsis].map((label) => fieldLabelled(label).dir)).toEqual([
    "auto",
    "auto",
  ]);
});

test("quotes and dashes are typed as in the text, and Backspace takes the replacement back", () => {
  const doc = documentOf({ front: emptyFront, blocks: [hall] });
  mount(<SceneDialog editor={editorWithoutView(doc)} id={hall.id} onClose={() => undefined} />);
  for (const label of [sceneFormWords.name, sceneFormWords.synopsis]) {
    const field = fieldLabelled(label);
    typeInto(field, "");
    for (const letter of `Ann's "lamp"`) typeLetter(field, letter);
    expect(field.value).toBe("Ann’s “lamp”");
    act(() => void field.dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace", bubbles: true })));
    expect(field.value).toBe('Ann’s “lamp"');
  }
});
