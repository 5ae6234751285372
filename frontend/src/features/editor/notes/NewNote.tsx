import { nanoid } from "nanoid";
import { useState } from "react";
import { addNote, countNotes } from "#domain/play/document/notes.ts";
import { maxNotes } from "#domain/play/notes/noteLimits.ts";
import type { NoteId } from "#domain/play/play.ts";
import { noteWords } from "#frontend/messages/notes.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { type NoteDraft, notesOf } from "#frontend/modules/editor/notes/notesOf.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { fullNames } from "../outline/headingName.ts";
import { NoteForm } from "./NoteForm.tsx";

interface NewNoteProps {
  readonly editor: Editor;
  readonly draft: NoteDraft;
  readonly onSaved: () => void;
  readonly onCanceled: () => void;
}

/** A note that is being written, and what it's about. */
export function NewNote({ editor, draft, onSaved, onCanceled }: NewNoteProps) {
  const [isFull, setFull] = useState(false);
  const store = notesOf(editor).draft;
  const save = (text: string): void => {
    if (countNotes(editor.doc) >= maxNotes) {
      setFull(true);
      return;
    }
    const { about, scene, passage } = draft;
    const note = {
      text,
      at: new Date().toISOString(),
      ...(about === "scene" && scene && { scene }),
      ...(about === "passage" && passage && { passage }),
    };
    editor.change({}, (doc) => addNote(doc, nanoid(10) as NoteId, note));
    store.set(undefined);
    onSaved();
  };
  return (
    <NoteForm
      text={draft.text}
      stored=""
      onText={(text) => store.set({ ...draft, text })}
      onSave={save}
      onCancel={() => {
        store.set(undefined);
        onCanceled();
      }}
      error={isFull ? noteWords.tooMany({ most: maxNotes }) : undefined}
    >
      <SelectField
        label={noteWords.about}
        value={draft.about}
        choices={choicesOf(editor, draft)}
        onValue={(about) => store.set({ ...draft, about: about as NoteDraft["about"] })}
      />
    </NoteForm>
  );
}

const maxShown = 60;

function choicesOf(editor: Editor, { passage, scene }: NoteDraft) {
  const quote =
    passage
      ?.map((range) => range.quote)
      .join(" ")
      .replaceAll(/\s+/g, " ")
      .trim() ?? "";
  const shown = quote.length > maxShown ? `${quote.slice(0, maxShown)}…` : quote;
  const headings = outlineOf(editor.state());
  const heading = headings.find(({ id }) => id === scene);
  const name = fullNames(headings).get(scene ?? ("" as never)) ?? "";
  return [
    ...(passage ? [{ value: "passage", label: noteWords.aboutPassage({ quote: shown }) }] : []),
    ...(heading
      ? [
          {
            value: "scene",
            label: heading.kind === "act" ? noteWords.aboutAct({ name }) : noteWords.aboutScene({ name }),
          },
        ]
      : []),
    { value: "play", label: noteWords.ofPlay },
  ];
}
