// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { readOutline } from "#domain/play/document/outline.ts";
import { type BlockId, emptyFront } from "#domain/play/play.ts";
import { sceneFormWords as words } from "#frontend/messages/outline.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { clearPage, fieldLabelled, mount, typeInto } from "#frontend/ui/testing/page.ts";
import { currentToasts, dismissToast } from "#frontend/ui/toast.ts";
import { SceneDialog } from "./SceneDialog.tsx";

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  clearPage();
});

test("what was written in a scene's form can be saved after Escape has closed it", () => {
  const id = "b0" as BlockId;
  const doc = documentOf({ front: emptyFront, blocks: [{ id, kind: "scene", text: [{ text: "Hall" }] }] });
  mount(<SceneDialog editor={editorWithoutView(doc)} id={id} onClose={() => undefined} />);
  const pressEscape = () => act(() => void document.querySelector("dialog")?.dispatchEvent(new Event("cancel")));
  pressEscape();
  expect(currentToasts()).toEqual([]);
  typeInto(fieldLabelled(words.synopsis), "She waits.");
  pressEscape();
  expect(readOutline(doc)[id]?.synopsis).toBeUndefined();
  const [toast] = currentToasts();
  expect(toast?.text).toBe(words.notSaved);
  act(() => toast?.action?.onSelect());
  expect(readOutline(doc)[id]?.synopsis).toBe("She waits.");
});
