import { useId, useRef } from "react";
import { addNote, readStoredNotes, removeNote, setNote } from "#domain/play/document/notes.ts";
import type { BlockId, NoteId } from "#domain/play/play.ts";
import { noteWords } from "#frontend/messages/notes.yaml";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import { lastStepOf } from "#frontend/modules/editor/binding/undo.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import { goToNote } from "#frontend/modules/editor/notes/goToNote.ts";
import type { ListedNote } from "#frontend/modules/editor/notes/noteList.ts";
import { notesOf } from "#frontend/modules/editor/notes/notesOf.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { ignoreDoubleClick } from "#frontend/ui/ignoreDoubleClick.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { NoteForm } from "./NoteForm.tsx";

interface NoteCardProps {
  readonly editor: Editor;
  readonly note: ListedNote;
  readonly isCurrent: boolean;
  /** Whether the note leaves the list when its state changes. The panel then moves the focus to the next one. */
  readonly isLeaving: boolean;
}

/** A note with what can be done about it. A click on its text goes to what it's about. */
export function NoteCard({ editor, note, isCurrent, isLeaving }: NoteCardProps) {
  const [edited, setEdited] = useEdited(editor, note.id);
  const textId = useId();
  const card = useRef<HTMLLIElement>(null);
  const { id, text, isDone, isElement, blockId } = note;
  const check = (): void => {
    // The second click of a double click would reach the next note, which takes its place.
    if (isLeaving) ignoreDoubleClick();
    editor.change({}, (doc) => setNote(doc, id as NoteId | BlockId, { state: isDone ? "" : "done" }));
  };
  const closeForm = (): void => {
    setEdited(undefined);
    requestAnimationFrame(() => card.current?.querySelector<HTMLButtonElement>("[data-edit]")?.focus());
  };
  const saveText = (written: string): void => {
    editor.change({}, (doc) => setNote(doc, id as NoteId, { text: written }));
    closeForm();
  };
  const go = (): void => goToNote(editor, note);
  return (
    <li
      ref={card}
      className={isCurrent ? "note-card note-shown" : "note-card"}
      data-note={id}
      data-is-done={isDone || undefined}
    >
      <input type="checkbox" checked={isDone} aria-label={noteWords.done} aria-describedby={textId} onChange={check} />
      <div className="note-content">
        <NoteQuote note={note} />
        {edited === undefined ? (
          <p id={textId} className="note-text" dir="auto">
            {blockId ? (
              <button type="button" title={noteWords.goTo} onClick={go}>
                {text.trim() || noteWords.empty}
              </button>
            ) : (
              text
            )}
          </p>
        ) : (
          <NoteForm text={edited} stored={text} onText={setEdited} onSave={saveText} onCancel={closeForm} />
        )}
        {edited === undefined && !isElement && (
          <NoteButtons editor={editor} note={note} onEdit={() => setEdited(text)} />
        )}
        {isElement && <p className="note-fact">{noteWords.inText}</p>}
      </div>
    </li>
  );
}

/** The new text of a note while it's changed. It's kept when the panel is closed. */
function useEdited(editor: Editor, id: string) {
  const { edits } = notesOf(editor);
  const edited = useStore(edits).get(id);
  const setEdited = (text: string | undefined): void => {
    const others = [...edits.get()].filter(([other]) => other !== id);
    edits.set(new Map(text === undefined ? others : [...others, [id, text]]));
  };
  return [edited, setEdited] as const;
}

const NoteQuote = ({ note: { quote, isGone } }: Pick<NoteCardProps, "note">) => (
  <>
    {isGone && <p className="note-gone">{quote === "" ? noteWords.sceneGone : noteWords.isGone}</p>}
    {quote !== "" && (
      <p className="note-quote" dir="auto">
        {quote}
      </p>
    )}
  </>
);

interface NoteButtonsProps extends Pick<NoteCardProps, "editor" | "note"> {
  readonly onEdit: () => void;
}

function NoteButtons({ editor, note: { id, text }, onEdit }: NoteButtonsProps) {
  const remove = (): void => {
    const noteId = id as NoteId;
    const stored = readStoredNotes(editor.doc)[id];
    ignoreDoubleClick();
    editor.change({}, (doc) => removeNote(doc, noteId));
    if (!stored) return;
    const removal = lastStepOf(editor.state());
    const restore = (): void => {
      if (lastStepOf(editor.state()) === removal) runEditorCommand(editor, undo.run);
      else editor.change({}, (doc) => addNote(doc, noteId, stored));
    };
    showToast(noteWords.removed, { label: noteWords.undo, onSelect: restore });
  };
  const className = buttonClass({ variant: "bare", size: "small" });
  return (
    <div className="note-buttons">
      <button type="button" className={className} data-edit aria-label={noteWords.editNote({ text })} onClick={onEdit}>
        {noteWords.edit}
      </button>
      <button type="button" className={className} aria-label={noteWords.removeNote({ text })} onClick={remove}>
        {noteWords.remove}
      </button>
    </div>
  );
}
