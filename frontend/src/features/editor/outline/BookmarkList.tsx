import { useId, useMemo, useRef, useState } from "react";
import type { PlayOutline } from "#domain/play/play.ts";
import { bookmarkWords } from "#frontend/messages/outline.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo, returnToText } from "#frontend/modules/editor/goTo.ts";
import { bookmarksOf, type PlayBookmark } from "#frontend/modules/editor/navigation/bookmarks.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { BookmarkDialog } from "./BookmarkDialog.tsx";
import { OutlineRow } from "./OutlineRow.tsx";

interface BookmarkListProps {
  readonly editor: Editor;
  readonly entries: PlayOutline;
  readonly headings: readonly OutlineHeading[];
}

/** The bookmarks, in the play's order. Nothing if there are none. */
export function BookmarkList({ editor, entries, headings }: BookmarkListProps) {
  const bookmarks = useBookmarks(editor, entries, headings);
  const [editing, setEditing] = useState<PlayBookmark>();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  /** The next one, or the last, gets the focus, or else the text. */
  const close = (isRemoved: boolean): void => {
    setEditing(undefined);
    if (!isRemoved) return;
    const at = bookmarks.findIndex(({ id }) => id === editing?.id);
    // The dialog returns the focus when it's gone.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>(".outline-edit") ?? [];
      const next = buttons[Math.min(at, buttons.length - 1)];
      if (next) next.focus();
      else returnToText(editor);
    });
  };
  if (bookmarks.length === 0) return null;
  return (
    <section className="outline-bookmarks" aria-labelledby={titleId}>
      <h3 id={titleId}>{bookmarkWords.title}</h3>
      <ul ref={list}>
        {bookmarks.map((bookmark) => (
          <OutlineRow
            key={bookmark.id}
            name={bookmark.name}
            isOfPlay
            title={bookmark.name}
            onClick={() => goTo(editor, bookmark.id)}
          >
            <button
              type="button"
              className="outline-edit"
              aria-label={bookmarkWords.rename}
              title={bookmarkWords.rename}
              onMouseDown={keepFocus}
              onClick={() => setEditing(bookmark)}
            >
              <Icon name="more" />
            </button>
          </OutlineRow>
        ))}
      </ul>
      {editing && <BookmarkDialog editor={editor} bookmark={editing} onClose={close} />}
    </section>
  );
}

/** Read again when bookmarks, headings or pages change; the last of these follows every change of the text. */
function useBookmarks(editor: Editor, entries: PlayOutline, headings: unknown): readonly PlayBookmark[] {
  const pages = useEditorState(editor, pagesShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  return useMemo(() => bookmarksOf(editor.state()), [editor, entries, headings, pages]);
}
