import { actionWords } from "#frontend/messages/editor.yaml";
import { onScreen, panelAction, screenAction } from "./screen.ts";

/** Opens the notes with a new one about the selection or the element at the cursor. */
export const addNote = screenAction(
  "add-note",
  actionWords.addNote,
  ["Mod-Alt-m"],
  onScreen((screen) => screen.show({ panel: "notes", newNote: {} })),
);

export const toggleNotes = panelAction("notes", actionWords.notes);
