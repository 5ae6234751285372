import { type EditorState, TextSelection } from "prosemirror-state";
import { useLayoutEffect, useState } from "react";
import { emptyQuery, type SearchQuery } from "#domain/play/search/searchQuery.ts";
import { readSpeakers } from "#frontend/modules/editor/characters/readCast.ts";
import { lastQuery } from "#frontend/modules/editor/find/findPlugin.ts";
import { FindSession } from "#frontend/modules/editor/find/findSession.ts";
import { searchInWorker } from "#frontend/modules/editor/find/searchInWorker.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";

/** Searches while a component is mounted, starting with the selected text or the last query. */
export function useFindSession(editor: Editor): FindSession | undefined {
  const [session, setSession] = useState<FindSession>();
  useLayoutEffect(() => {
    const before = withinPlay(lastQuery(editor.state()) ?? emptyQuery, editor);
    const opened = new FindSession(editor, withSelectedText(before, editor.state()), searchInWorker);
    setSession(opened);
    return () => opened.end();
  }, [editor]);
  return session;
}

/** Leaves out a character or a heading that the play doesn't have anymore. The options couldn't show it. */
function withinPlay(query: SearchQuery, editor: Editor): SearchQuery {
  const { character, heading, ...others } = query.scope;
  const hasCharacter = character !== undefined && readSpeakers(editor).some(({ key }) => key === character);
  const hasHeading = heading !== undefined && outlineOf(editor.state()).some(({ id }) => id === heading);
  return { ...query, scope: { ...others, ...(hasCharacter && { character }), ...(hasHeading && { heading }) } };
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
