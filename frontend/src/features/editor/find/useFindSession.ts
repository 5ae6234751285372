import { type EditorState, TextSelection } from "prosemirror-state";
import { useLayoutEffect, useState } from "react";
import { emptyQuery, type SearchQuery } from "#domain/play/search/searchQuery.ts";
import { lastQuery } from "#frontend/modules/editor/find/findPlugin.ts";
import { FindSession } from "#frontend/modules/editor/find/findSession.ts";
import { searchInWorker } from "#frontend/modules/editor/find/searchInWorker.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";

/** Searches while a component is mounted, starting with the selected text or the last query. */
export function useFindSession(editor: Editor): FindSession | undefined {
  const [session, setSession] = useState<FindSession>();
  useLayoutEffect(() => {
    const before = lastQuery(editor.state()) ?? emptyQuery;
    const opened = new FindSession(editor, withSelectedText(before, editor.state()), searchInWorker);
    setSession(opened);
    return () => opened.end();
  }, [editor]);
  return session;
}

/** A longer selection is more likely a place to search in than text to look for. */
const maxLength = 200;

/** Looks for the selected text, literally. Without a selection within one line, returns the query as it is. */
export function withSelectedText(query: SearchQuery, { doc, selection }: EditorState): SearchQuery {
  const { $from, $to, from, to, empty } = selection;
  if (empty || !(selection instanceof TextSelection) || $from.parent !== $to.parent) return query;
  const text = doc.textBetween(from, to);
  return text.includes("\n") || text.length > maxLength ? query : { ...query, text, isPattern: false };
}
