import { baseKeymap } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { Schema } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { initProseMirrorDoc, ySyncPlugin, yUndoPlugin } from "y-prosemirror";
import * as Y from "yjs";
import type { OpenPeer } from "../editor/openPeer.ts";

/** The usual way to write together: one flat ProseMirror document bound by `y-prosemirror`. */
const schema = new Schema({
  nodes: {
    doc: { content: "paragraph+" },
    paragraph: { content: "text*", toDOM: () => ["p", 0], parseDOM: [{ tag: "p" }] },
    text: {},
  },
});

export const open: OpenPeer = (place, paragraphs) => {
  const fragment = new Y.Doc().getXmlFragment("prosemirror");
  fragment.insert(
    0,
    paragraphs.map((text) => {
      const paragraph = new Y.XmlElement("paragraph");
      paragraph.insert(0, [new Y.XmlText(text)]);
      return paragraph;
    }),
  );
  const { doc, mapping } = initProseMirrorDoc(fragment, schema);
  const plugins = [ySyncPlugin(fragment, { mapping }), yUndoPlugin(), keymap(baseKeymap)];
  new EditorView(place, { state: EditorState.create({ doc, plugins }) });
  return undefined;
};
