import { Selection } from "prosemirror-state";
import { emptyQuery } from "#domain/play/search/searchQuery.ts";
import type { Editor } from "../editor.ts";
import { findSessionOf, withFind } from "./findPlugin.ts";

/** Opens the find bar with whole words to look for, in all of the play. */
export function findText(editor: Pick<Editor, "state" | "dispatch">, text: string): void {
  const { tr, selection, doc } = editor.state();
  const query = { ...emptyQuery, text, wholeWord: true };
  findSessionOf(editor.state())?.setQuery(query);
  // Selected text would be looked for instead.
  const cursor = selection.empty ? selection : Selection.near(doc.resolve(selection.head));
  editor.dispatch(withFind(tr.setSelection(cursor), { query, request: { isReplacing: true } }));
}
