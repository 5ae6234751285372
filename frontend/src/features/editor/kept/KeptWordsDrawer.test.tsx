// @vitest-environment page
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { removeBlocks } from "#domain/play/document/blocks.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type BlockId, textOf } from "#domain/play/play.ts";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import { openEditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { remoteOrigin } from "#frontend/modules/sync/session/playSession.ts";
import { buttonNamed, clearPage, mount } from "#frontend/ui/testing/page.ts";
import { KeptWordsDrawer } from "./KeptWordsDrawer.tsx";

afterEach(clearPage);

const line = "line" as BlockId;
const notice = "1 passage to review after editing on two devices";
const words = "The lamp burns on.";

function openEditorHere() {
  const blocks = [
    { id: "scene" as BlockId, kind: "scene", text: [{ text: "SCENE ONE" }] },
    { id: line, kind: "dialogue", text: [{ text: "The lamp" }] },
  ] as const;
  const doc = documentOf({ front: emptyFront, blocks });
  const manuscript = openEditorBinding(doc, { newId: () => "new" as BlockId });
  mount(<KeptWordsDrawer doc={doc} editor={{ state: manuscript.state, view: () => undefined }} />);
  return { doc, manuscript };
}

/** Deletes the speech here while another device has added to it. */
async function openConflict() {
  const here = openEditorHere();
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here.doc));
  playDocumentOf(there).blocks.get(line)?.insert(8, " burns on.");
  removeBlocks(here.doc, [line]);
  Y.applyUpdate(here.doc, Y.encodeStateAsUpdate(there), remoteOrigin);
  await shown(() => expect(buttonNamed(notice)));
  return here;
}

const shown = (check: () => void): Promise<void> => act(() => vi.waitFor(check));
const press = (name: string): void => act(() => buttonNamed(name).click());
const lines = (doc: Y.Doc): string[] => readPlay(doc).blocks.map(textOf);
const drawer = () => document.querySelector("aside");

test("nothing is shown while there are no kept words", () => {
  openEditorHere();
  expect(document.querySelectorAll("button, aside")).toHaveLength(0);
});

test("a notice opens the drawer, which shows the words and where they come from", async () => {
  await openConflict();
  expect(document.querySelector("[role=status]")?.textContent).toBe(notice);
  expect(buttonNamed(notice).getAttribute("aria-expanded")).toBe("false");
  press(notice);
  expect(buttonNamed(notice).getAttribute("aria-controls")).toBe(drawer()?.id);
  expect(document.activeElement?.textContent).toBe("Passages to review");
  expect(drawer()?.querySelector("blockquote")?.textContent).toBe(words);
  expect(drawer()?.textContent).toContain("In SCENE ONE");
});

test("words can be put back into the play, which closes the drawer, and undo brings it back", async () => {
  const { doc, manuscript } = await openConflict();
  press(notice);
  press(`Put back: ${words}`);
  expect(lines(doc)).toEqual(["SCENE ONE", words]);
  expect(drawer()).toBeNull();
  act(() => void undo.run(manuscript.state(), manuscript.dispatch));
  expect(lines(doc)).toEqual(["SCENE ONE"]);
  await shown(() => expect(buttonNamed(notice)));
});

test("discarded words are discarded on every device", async () => {
  const { doc } = await openConflict();
  press(notice);
  press(`Discard: ${words}`);
  expect(document.querySelectorAll("button")).toHaveLength(0);
  expect(lines(doc)).toEqual(["SCENE ONE"]);
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(doc));
  mount(
    <KeptWordsDrawer
      doc={there}
      editor={{ state: openEditorBinding(there, { newId: () => line }).state, view: () => undefined }}
    />,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(document.querySelectorAll("button")).toHaveLength(0);
});

test("Escape closes the drawer and returns the focus to the notice", async () => {
  await openConflict();
  press(notice);
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(drawer()).toBeNull();
  expect(document.activeElement).toBe(buttonNamed(notice));
});
