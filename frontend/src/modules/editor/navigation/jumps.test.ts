import { TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { goBack, goForward } from "../actions/jumps.ts";
import type { EditorBinding } from "../binding/editorBinding.ts";
import { findBlock, idOf } from "../schema/flat.ts";
import { openLines, performAction, typeText } from "../testing/lines.ts";
import { jumpsPlugin, withJump } from "./jumps.ts";

const lines = ["scene: 1|", "dialogue: a", "scene: 2", "dialogue: b", "scene: 3"];
const open = () => openLines(lines, [jumpsPlugin()]);

function jump({ state, dispatch }: EditorBinding, id: string): void {
  const pos = (findBlock(state().doc, id as BlockId)?.pos ?? 0) + 1;
  dispatch(withJump(state().tr.setSelection(TextSelection.create(state().doc, pos))));
}

const here = ({ state }: EditorBinding): string => idOf(state().selection.$head.parent);

test("after jumps, a writer goes back to each place and forward again", () => {
  const manuscript = open();
  expect(goBack.run(manuscript.state())).toBe(false);
  jump(manuscript, "b2");
  jump(manuscript, "b4");
  expect(goForward.run(manuscript.state())).toBe(false);
  performAction(manuscript, goBack);
  expect(here(manuscript)).toBe("b2");
  performAction(manuscript, goBack);
  expect(here(manuscript)).toBe("b0");
  expect(goBack.run(manuscript.state())).toBe(false);
  performAction(manuscript, goForward, goForward);
  expect(here(manuscript)).toBe("b4");
  performAction(manuscript, goBack);
  expect(here(manuscript)).toBe("b2");
});

test("places are found after edits around them, and one that was deleted is skipped", () => {
  const manuscript = open();
  typeText(manuscript, "23");
  jump(manuscript, "b2");
  jump(manuscript, "b4");
  const { state, dispatch } = manuscript;
  const gone = findBlock(state().doc, "b2" as BlockId);
  dispatch(state().tr.insertText("Longer ", 2));
  if (gone) dispatch(state().tr.delete(gone.pos + 7, gone.pos + 7 + gone.node.nodeSize));
  performAction(manuscript, goBack);
  expect(here(manuscript)).toBe("b0");
  expect(state().selection.$head.parentOffset).toBe(3);
});

test("a jump ends what could be gone forward to", () => {
  const manuscript = open();
  jump(manuscript, "b2");
  performAction(manuscript, goBack);
  jump(manuscript, "b3");
  expect(goForward.run(manuscript.state())).toBe(false);
});
