// @vitest-environment page
import { AllSelection, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { expect, onTestFinished, test, vi } from "vitest";
import { documentOf, readBlocks } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type BlockId, textOf } from "#domain/play/play.ts";
import { openEditorBinding } from "../binding/editorBinding.ts";
import { findBlock } from "../schema/flat.ts";
import { drawGroupsLater } from "./drawGroupsLater.ts";

const elements = 1000;
const texts = Array.from({ length: elements }, (_, index) => `Line ${index}`);

function showPlay() {
  const block = (text: string, index: number) => ({
    id: `b${index}` as BlockId,
    kind: "dialogue" as const,
    text: [{ text }],
  });
  const doc = documentOf({ front: emptyFront, blocks: texts.map(block) });
  const manuscript = openEditorBinding(doc, { newId: () => "n" as BlockId, plugins: [drawGroupsLater()] });
  const view = new EditorView(document.createElement("div"), {
    state: manuscript.state(),
    dispatchTransaction: manuscript.dispatch,
  });
  manuscript.subscribe(() => view.updateState(manuscript.state()));
  onTestFinished(() => view.destroy());
  const drawn = () => Array.from(view.dom.querySelectorAll("p"), ({ textContent }) => textContent);
  const written = () => readBlocks(doc).map(textOf);
  const posOf = (id: string) => 1 + (findBlock(view.state.doc, id as BlockId)?.pos ?? 0);
  return { view, drawn, written, posOf };
}

test("a long play is drawn from the cursor on, and completely once the browser is idle", async () => {
  const { view, drawn } = showPlay();
  expect(drawn().length).toBeLessThan(elements / 4);
  expect(drawn()).toEqual(texts.slice(0, drawn().length));
  expect(view.dom.children.length).toBe(view.state.doc.childCount);
  await vi.waitFor(() => expect(drawn()).toEqual(texts));
  expect(view.dom.querySelector(".is-undrawn")).toBeNull();
});

test("the elements at the cursor are drawn at once, wherever it goes", () => {
  const { view, drawn, posOf } = showPlay();
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, posOf("b500"))));
  expect(drawn()).toEqual(expect.arrayContaining(texts.slice(450, 550)));
  expect(drawn()).not.toContain("Line 800");
  expect(view.domAtPos(posOf("b500")).node.textContent).toBe("Line 500");
});

test("text that isn't drawn yet can be written in, and nothing else changes", async () => {
  const { view, drawn, written, posOf } = showPlay();
  view.dispatch(view.state.tr.insertText("New ", posOf("b900")));
  const expected = texts.map((text, index) => (index === 900 ? `New ${text}` : text));
  expect(written()).toEqual(expected);
  expect(drawn()).toContain("New Line 900");
  await vi.waitFor(() => expect(drawn()).toEqual(expected));
  expect(written()).toEqual(expected);
});

test("everything can be selected and copied before it's drawn", () => {
  const { view } = showPlay();
  view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
  const { content } = view.state.selection.content();
  expect(content.textBetween(0, content.size, "\n")).toBe(texts.join("\n"));
});
