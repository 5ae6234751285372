// @vitest-environment page
import { TextSelection } from "prosemirror-state";
import { afterEach, expect, test } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { cue, dialogue, direction, parenthetical, play, scene } from "#tests/support/playBuilder.ts";
import { changeView, startSettings } from "../screen/viewSettings.ts";
import { editorWithoutView } from "../testing/editorWithoutView.ts";
import { currentSpeech } from "./currentSpeech.ts";

afterEach(() => changeView(startSettings));

const written = scene(
  "Attic",
  direction("Rain."),
  cue("ANN"),
  parenthetical("softly"),
  dialogue("Is it dark?"),
  cue("TOM"),
  dialogue("Yes."),
);

function openPlay() {
  const plugin = currentSpeech();
  const editor = editorWithoutView(documentOf(play(written)), [plugin]);
  const marked = (): readonly string[] => {
    const { doc } = editor.state();
    const found = plugin.getState(editor.state())?.set.find() ?? [];
    return found.map(({ from, to }) => doc.textBetween(from, to));
  };
  const goTo = (text: string): void => {
    const { tr, doc } = editor.state();
    let at = 0;
    doc.descendants((node, pos) => {
      if (node.isTextblock && node.textContent === text) at = pos + 1;
    });
    editor.dispatch(tr.setSelection(TextSelection.create(doc, at)));
  };
  const type = (text: string): void => editor.dispatch(editor.state().tr.insertText(text));
  return { marked, goTo, type };
}

test("the whole speech at the cursor is marked, and what isn't a speech by itself", () => {
  const { marked, goTo } = openPlay();
  goTo("softly");
  expect(marked()).toEqual(["ANN", "softly", "Is it dark?"]);
  goTo("TOM");
  expect(marked()).toEqual(["TOM", "Yes."]);
  goTo("Rain.");
  expect(marked()).toEqual(["Rain."]);
});

test("the marks follow what is typed before and in them", () => {
  const { marked, goTo, type } = openPlay();
  goTo("Is it dark?");
  for (const letter of "So, ") type(letter);
  expect(marked()).toEqual(["ANN", "softly", "So, Is it dark?"]);
  goTo("Rain.");
  type("More. ");
  goTo("TOM");
  type("OLD ");
  expect(marked()).toEqual(["OLD TOM", "Yes."]);
});

test("nothing is marked without the light and the focus mode, and each of them marks", () => {
  const { marked, goTo } = openPlay();
  changeView({ isLit: false });
  goTo("TOM");
  expect(marked()).toEqual([]);
  changeView({ isFocused: true });
  goTo("Yes.");
  expect(marked()).toEqual(["TOM", "Yes."]);
});
