import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { registerRichText } from "@lexical/rich-text";
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from "lexical";
import type { OpenPeer } from "../editor/openPeer.ts";

export const open: OpenPeer = (place, paragraphs) => {
  const surface = document.createElement("div");
  surface.contentEditable = "true";
  place.append(surface);
  const editor = createEditor({
    namespace: "benchmark",
    onError(error) {
      throw error;
    },
  });
  registerRichText(editor);
  registerHistory(editor, createEmptyHistoryState(), 300);
  editor.setRootElement(surface);
  editor.update(() => {
    const root = $getRoot().clear();
    for (const text of paragraphs) root.append($createParagraphNode().append($createTextNode(text)));
  });
  return undefined;
};
