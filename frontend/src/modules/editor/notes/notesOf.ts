import { readStoredNotes, type StoredNotes } from "#domain/play/document/notes.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { type NotePlaces, notePlacingSteps } from "#domain/play/notes/placeNotes.ts";
import type { BlockId, QuotedRange } from "#domain/play/play.ts";
import { createStore, type ReadableStore, type Store } from "#frontend/state/createStore.ts";
import type { Editor } from "../editor.ts";
import { observePlaces } from "../observePlaces.ts";
import { type NoteMarker, noteMarks, withNoteMargin } from "../plugins/notes.ts";
import { readSelection } from "../plugins/syncSelection.ts";

/** The notes of a play, as of its last pause. */
export interface ShownNotes {
  readonly stored: StoredNotes;
  /** Undefined until they're found. */
  readonly places: NotePlaces | undefined;
}

/** A note that isn't saved yet. It's kept while the play is open, whatever happens to the panel. */
export interface NoteDraft {
  readonly text: string;
  readonly about: "passage" | "scene" | "play";
  /** The selected passage, or the element at the cursor. */
  readonly passage?: readonly QuotedRange[] | undefined;
  readonly scene?: BlockId | undefined;
}

type NoteEditor = Pick<Editor, "doc" | "state" | "subscribe" | "view" | "dispatch">;

/** The notes of an editor's play. They're found only while somebody subscribes. */
interface NoteSession extends ReadableStore<ShownNotes> {
  readonly draft: Store<NoteDraft | undefined>;
  /** New texts of notes that aren't saved yet, by the note. They're kept like the draft. */
  readonly edits: Store<ReadonlyMap<string, string>>;
}

const sessions = new WeakMap<NoteEditor, NoteSession>();

export function notesOf(editor: NoteEditor): NoteSession {
  const session = sessions.get(editor) ?? openSession(editor);
  sessions.set(editor, session);
  return session;
}

function openSession(editor: NoteEditor): NoteSession {
  const shown = createStore<ShownNotes>({ stored: readStoredNotes(editor.doc), places: undefined });
  const draft = createStore<NoteDraft | undefined>(undefined);
  let subscribers = 0;
  let stop: () => void = () => undefined;
  return {
    get: shown.get,
    draft,
    edits: createStore<ReadonlyMap<string, string>>(new Map()),
    subscribe(listener) {
      const unsubscribe = shown.subscribe(listener);
      if (subscribers++ === 0) stop = keepPlaced(editor, shown, draft);
      return () => {
        unsubscribe();
        if (--subscribers === 0) stop();
      };
    },
  };
}

/** Finds the notes now, and again after changes, while the browser is idle. Returns a function that stops it. */
function keepPlaced(editor: NoteEditor, shown: Store<ShownNotes>, draft: Store<NoteDraft | undefined>): () => void {
  const { notes } = playDocumentOf(editor.doc);
  let marked = draftPassage(draft.get());
  const mark = ({ stored, places }: ShownNotes): void => {
    marked = draftPassage(draft.get());
    if (places) markNotes(editor, { stored, places }, marked);
  };
  const stopDraft = draft.subscribe(() => {
    if (draftPassage(draft.get()) !== marked) mark(shown.get());
  });
  let stopSearch = (): void => undefined;
  const search = (): void => {
    const stored = readStoredNotes(editor.doc);
    shown.set({ ...shown.get(), stored });
    stopSearch();
    const { stop } = observePlaces(
      editor,
      { steps: () => notePlacingSteps(editor.doc, stored), staleOf: noteMarks.staleOf, hasGone },
      (places) => {
        shown.set({ stored, places });
        mark({ stored, places });
      },
    );
    stopSearch = stop;
  };
  notes.observe(search);
  search();
  return () => {
    notes.unobserve(search);
    stopSearch();
    stopDraft();
    markNotes(editor, { stored: {}, places: new Map() });
  };
}

/** Stored notes have longer ids. */
const draftId = "draft";

const hasGone = (places: NotePlaces): boolean => [...places.values()].some((ranges) => ranges.length === 0);

/** Returns the words that a note is being written about. The browser doesn't show the selection meanwhile. */
const draftPassage = (draft: NoteDraft | undefined): readonly QuotedRange[] | undefined =>
  draft?.about === "passage" ? draft.passage : undefined;

/** Marks the notes, and what one is being written about, in the text and in the margin. */
function markNotes(editor: NoteEditor, shown: Required<ShownNotes>, draft?: readonly QuotedRange[]): void {
  const view = editor.view();
  if (view?.composing) return;
  if (view) readSelection(view);
  const { stored, places } = shown;
  const entries = Object.entries(stored).filter(([, { text }]) => text !== undefined);
  const ofNotes = entries.map(([id, { state }]) => ({
    id,
    isOpen: state !== "done",
    ranges: places?.get(id) ?? [],
  }));
  const passages = draft ? [...ofNotes, { id: draftId, isOpen: true, ranges: draft }] : ofNotes;
  const done = Object.entries(stored).filter(([, { text, state }]) => text === undefined && state === "done");
  const { tr } = editor.state();
  noteMarks.withPassages(tr, passages);
  withNoteMargin(tr, { markers: markersOf(shown), done: new Set(done.map(([id]) => id as BlockId)) });
  editor.dispatch(tr);
}

/** One for each element that open notes are about. */
function markersOf({ stored, places }: ShownNotes): readonly NoteMarker[] {
  const markers = new Map<BlockId, NoteMarker>();
  for (const [noteId, { text, state, scene }] of Object.entries(stored)) {
    const blockId = scene ?? places?.get(noteId)?.[0]?.blockId;
    if (text === undefined || state === "done" || blockId === undefined) continue;
    const other = markers.get(blockId);
    markers.set(blockId, other ? { ...other, text: `${other.text}\n${text}` } : { blockId, noteId, text });
  }
  return [...markers.values()];
}
