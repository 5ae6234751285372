import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { readStoredNotes } from "#domain/play/document/notes.ts";
import type { Play } from "#domain/play/play.ts";

/** Returns the play with its notes where they were added, which takes no further code: it's read when saving has failed. */
export const readPlayWithStoredNotes = (doc: Y.Doc): Play => ({ ...readPlay(doc), notes: readStoredNotes(doc) });
