import { Editor } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import type { OpenPeer } from "../editor/openPeer.ts";

export const open: OpenPeer = (place, paragraphs) => {
  const content = paragraphs.map((text) => ({ type: "paragraph", content: text ? [{ type: "text", text }] : [] }));
  new Editor({ element: place, extensions: [StarterKit], content: { type: "doc", content } });
  return undefined;
};
