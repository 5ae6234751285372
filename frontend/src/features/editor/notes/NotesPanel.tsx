import { TextSelection } from "prosemirror-state";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { actionWords } from "#frontend/messages/editor.yaml";
import { noteWords } from "#frontend/messages/notes.yaml";
import { addNote } from "#frontend/modules/editor/actions/notes.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { returnToText, runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import { noteDraftAt } from "#frontend/modules/editor/notes/noteDraftAt.ts";
import { groupNotes, type NoteGroup, noteElementsOf } from "#frontend/modules/editor/notes/noteList.ts";
import { notesOf } from "#frontend/modules/editor/notes/notesOf.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { noteMarks } from "#frontend/modules/editor/plugins/notes.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { Panel } from "../panels/Panel.tsx";
import { NewNote } from "./NewNote.tsx";
import { countOpen, type NoteFilter, NoteList } from "./NoteList.tsx";
import "./notes.css";

interface NotesPanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The writer's private notes as a list of things to do. */
export function NotesPanel({ editor, onClose }: NotesPanelProps) {
  const groups = useNotes(editor);
  const draft = useStore(notesOf(editor).draft);
  const [filter, setFilter] = useState<NoteFilter>("open");
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useEditorState(editor, noteMarks.currentOf);
  const asked = useNewNote(editor);
  useShownNote(editor, () => setFilter("all"));
  return (
    <Panel title={actionWords.notes} help="notes" heading={heading} className="notes" onClose={onClose}>
      <div className="notes-tools">
        <FilterSwitch filter={filter} open={countOpen(groups)} onFilter={setFilter} />
        {!draft && (
          <Button size="small" onClick={() => runEditorCommand(editor, addNote.run)}>
            {actionWords.addNote}
          </Button>
        )}
      </div>
      <div className="panel-body">
        {draft && (
          <NewNote
            // A new form takes the focus.
            key={asked}
            editor={editor}
            draft={draft}
            onSaved={() => {
              if (filter === "done") setFilter("open");
              goOnWriting(editor);
            }}
            onCanceled={() => returnToText(editor)}
          />
        )}
        <NoteList {...{ editor, groups, filter, current }} hasDraft={draft !== undefined} />
      </div>
      <p className="panel-foot notes-private">{noteWords.private}</p>
    </Panel>
  );
}

/** Puts the cursor behind what the note is about, which typing would otherwise replace. */
function goOnWriting(editor: Editor): void {
  runEditorCommand(editor, ({ tr, selection }, dispatch) => {
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, selection.to)));
    return true;
  });
  returnToText(editor);
}

interface FilterSwitchProps {
  readonly filter: NoteFilter;
  readonly open: number;
  readonly onFilter: (filter: NoteFilter) => void;
}

const filters = ["open", "done", "all"] as const satisfies readonly NoteFilter[];

const FilterSwitch = ({ filter, open, onFilter }: FilterSwitchProps) => (
  <Segmented
    label={noteWords.statesLabel}
    value={filter}
    choices={filters.map((value) => ({
      value,
      label: value === "open" ? noteWords.states.open({ count: open }) : noteWords.states[value],
    }))}
    onValue={onFilter}
  />
);

/**
 * Begins the note that an action asks for. What is already written for another place stays. Returns how many notes were
 * asked for.
 */
function useNewNote(editor: Editor): number {
  const { newNote } = useStore(editor.screen.shown);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!newNote) return;
    editor.screen.show({ newNote: undefined });
    const { draft } = notesOf(editor);
    draft.set({ ...noteDraftAt(editor, newNote.scene), text: draft.get()?.text ?? "" });
    setAsked((count) => count + 1);
  }, [editor, newNote]);
  return asked;
}

/** Shows the note of a marker in the margin, whatever its state. */
function useShownNote(editor: Editor, showAll: () => void): void {
  const { note } = useStore(editor.screen.shown);
  const onNote = useEffectEvent(showAll);
  useEffect(() => {
    if (!note) return;
    editor.screen.show({ note: undefined });
    onNote();
    runEditorCommand(editor, (state, dispatch) => {
      dispatch?.(noteMarks.withCurrent(state.tr, note));
      return true;
    });
  }, [editor, note]);
  useEffect(
    () => () =>
      void runEditorCommand(editor, (state, dispatch) => {
        if (noteMarks.currentOf(state) !== undefined) dispatch?.(noteMarks.withCurrent(state.tr, undefined));
        return true;
      }),
    [editor],
  );
}

/** All notes by scene. Grouped again when notes, their places, note elements or headings change, not on every key. */
function useNotes(editor: Editor): readonly NoteGroup[] {
  const shown = useStore(notesOf(editor));
  const elements = useEditorState(editor, noteElementsOf);
  const headings = useEditorState(editor, outlineOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: headings are read from the state.
  return useMemo(() => groupNotes(editor.state(), shown, elements), [editor, shown, elements, headings]);
}
