import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { maxNoteLength } from "#domain/play/notes/noteLimits.ts";
import { noteWords } from "#frontend/messages/notes.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { showToast } from "#frontend/ui/toast.ts";

interface NoteFormProps {
  readonly text: string;
  /** The text that is stored now; empty for a new note. */
  readonly stored: string;
  readonly onText: (text: string) => void;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
  /** Shown instead of what's wrong with the text. */
  readonly error?: string | undefined;
  readonly children?: ReactNode;
}

/** The text of a note. Ctrl+Enter saves it, Escape cancels. What was written can be brought back. */
export function NoteForm({ text, stored, onText, onSave, onCancel, error, children }: NoteFormProps) {
  const errorId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => focusAtEnd(field.current), []);
  const over = text.trim().length - maxNoteLength;
  const problem = over > 0 ? noteWords.tooLong({ over }) : error;
  const save = (event?: FormEvent): void => {
    event?.preventDefault();
    if (over <= 0 && text.trim() !== "") onSave(text.trim());
  };
  const cancel = (): void => {
    onCancel();
    if (text.trim() === "" || text === stored) return;
    showToast(noteWords.discarded, { label: noteWords.undo, onSelect: () => onText(text) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // This Escape is for the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    cancel();
  };
  return (
    <form className="note-form" onSubmit={save}>
      {children}
      <textarea
        ref={field}
        aria-label={noteWords.field}
        value={text}
        rows={3}
        dir="auto"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : errorId}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && (
        <p id={errorId} className="note-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="note-buttons">
        <Button size="small" variant="bare" onClick={cancel}>
          {noteWords.cancel}
        </Button>
        <Button size="small" variant="primary" type="submit" isDisabled={text.trim() === "" || over > 0}>
          {noteWords.save}
        </Button>
      </div>
    </form>
  );
}

/** Browsers put the cursor before the text. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
