import { baseKeymap } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { Schema } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { initProseMirrorDoc, ySyncPlugin, yUndoPlugin } from "y-prosemirror";
import * as Y from "yjs";
import { textOf } from "#domain/play/play.ts";
import { fetchPlay, getRoot } from "./root.ts";

/**
 * The usual approach: one flat ProseMirror document bound by `y-prosemirror`, with no journal, no autosave and no side
 * panels.
 */
const schema = new Schema({
  nodes: {
    doc: { content: "paragraph+" },
    paragraph: { content: "text*", toDOM: () => ["p", 0], parseDOM: [{ tag: "p" }] },
    text: {},
  },
});

const { blocks } = await fetchPlay();
const fragment = new Y.Doc().getXmlFragment("prosemirror");
fragment.insert(
  0,
  blocks.map((block) => {
    const paragraph = new Y.XmlElement("paragraph");
    paragraph.insert(0, [new Y.XmlText(textOf(block))]);
    return paragraph;
  }),
);
const { doc, mapping } = initProseMirrorDoc(fragment, schema);
new EditorView(getRoot(), {
  state: EditorState.create({
    doc,
    plugins: [ySyncPlugin(fragment, { mapping }), yUndoPlugin(), keymap(baseKeymap)],
  }),
  attributes: { class: "surface" },
});
