import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import type { OpenPeer } from "../editor/openPeer.ts";

/** It draws only the lines near the window, so it starts in the middle of the text. */
export const open: OpenPeer = (place, paragraphs) => {
  const doc = paragraphs.join("\n");
  const extensions = [history(), keymap.of([...defaultKeymap, ...historyKeymap]), EditorView.lineWrapping];
  const view = new EditorView({ state: EditorState.create({ doc, extensions }), parent: place });
  const { from } = view.state.doc.line(Math.ceil(view.state.doc.lines / 2));
  view.dispatch({ effects: EditorView.scrollIntoView(from, { y: "center" }) });
  return () => view.state.doc.length;
};
