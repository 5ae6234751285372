import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { editorWords } from "#frontend/messages/editor.yaml";
import { goToWords } from "#frontend/messages/outline.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo, goToPage } from "#frontend/modules/editor/goTo.ts";
import { bookmarksOf } from "#frontend/modules/editor/navigation/bookmarks.ts";
import { pageRangesOf } from "#frontend/modules/editor/navigation/sceneFigures.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { useTypedAhead } from "#frontend/modules/screen/typedAhead.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { findGoToPlaces, type GoToPlace } from "./findGoToPlaces.ts";
import "./goTo.css";

interface GoToDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Goes to a page by its number or label, or to a scene or bookmark by a part of its name. */
export function GoToDialog({ editor, onClose }: GoToDialogProps) {
  const places = usePlaces(editor);
  const [text, setText] = useState(useTypedAhead());
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const found = findGoToPlaces(text, places);
  const current = found[Math.min(chosen, found.length - 1)];
  const go = (place: GoToPlace): void => {
    onClose();
    // The dialog returns the focus when it's gone.
    requestAnimationFrame(() => {
      if (place.page !== undefined) goToPage(editor, place.page);
      else if (place.block !== undefined) goTo(editor, place.block);
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step !== undefined) setChosen((before) => wrap(before + step, found.length));
    else if (current) go(current);
  };
  return (
    <Dialog
      isOpen
      title={editorWords.goTo}
      onClose={onClose}
      actions={<Button onClick={onClose}>{goToWords.cancel}</Button>}
    >
      <div className="go-to" data-sentry-block>
        <input
          autoFocus
          role="combobox"
          type="text"
          dir="auto"
          aria-label={goToWords.field}
          placeholder={goToWords.field}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${current.key}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div id={listId} role="listbox" aria-label={editorWords.goTo} tabIndex={-1}>
          {found.map((place) => (
            <Place
              key={place.key}
              id={`${listId}-${place.key}`}
              place={place}
              isChosen={place === current}
              onSelect={() => go(place)}
            />
          ))}
        </div>
        <p role="status">{found.length === 0 && emptyText(text, places.pageLabels.length)}</p>
      </div>
    </Dialog>
  );
}

/** The dialog covers the text, so only the pages can change: right after a play has opened, they're still counted. */
function usePlaces(editor: Editor) {
  const shown = useEditorState(editor, pagesShown);
  return useMemo(() => {
    const state = editor.state();
    return {
      pageLabels: shown.breaks.map(({ label }) => label),
      headings: outlineOf(state),
      pages: pageRangesOf(state),
      bookmarks: bookmarksOf(state),
    };
  }, [editor, shown]);
}

const wrap = (index: number, count: number): number => (count === 0 ? 0 : (index + count) % count);

function emptyText(text: string, pageCount: number): string {
  if (text.trim() === "") return goToWords.noPlaces;
  return /^\s*\d+\s*$/.test(text) && pageCount > 0 ? goToWords.noPage({ pages: pageCount }) : goToWords.nothing;
}

interface PlaceProps {
  readonly id: string;
  readonly place: GoToPlace;
  readonly isChosen: boolean;
  readonly onSelect: () => void;
}

const Place = ({ id, place, isChosen, onSelect }: PlaceProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys.
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    title={place.label}
    ref={(element) => void (isChosen && element?.scrollIntoView({ block: "nearest" }))}
    onClick={onSelect}
  >
    <span className="play-label" dir="auto">
      {place.label}
    </span>
    {place.aside && <span className="go-to-aside">{place.aside}</span>}
  </div>
);
