import { toggleMark } from "prosemirror-commands";
import type { EditorState } from "prosemirror-state";
import type { MarkName } from "#domain/play/play.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { schema } from "../schema/schema.ts";
import type { Action } from "./action.ts";

const markAction = (name: MarkName, key: string): Action => ({
  name,
  label: actionWords[name],
  keys: [`Mod-${key}`],
  run: toggleMark(schema.marks[name]),
  isOn: (state) => isMarked(state, name),
});

function isMarked({ doc, selection, storedMarks }: EditorState, name: MarkName): boolean {
  const { from, to, empty, $head } = selection;
  const type = schema.marks[name];
  if (empty) return Boolean(type.isInSet(storedMarks ?? $head.marks()));
  return doc.rangeHasMark(from, to, type);
}

export const bold = markAction("bold", "b");
export const italic = markAction("italic", "i");
export const underline = markAction("underline", "u");
