import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type * as Y from "yjs";
import { readOutline } from "#domain/play/document/outline.ts";
import type { BlockId } from "#domain/play/play.ts";
import { findBlocks, idOf } from "../schema/flat.ts";

const key = new PluginKey<Y.Doc>("bookmarks");

/** Makes the document, which has the bookmarks, available to actions. */
export const bookmarksPlugin = (doc: Y.Doc): Plugin<Y.Doc> =>
  new Plugin({ key, state: { init: () => doc, apply: () => doc } });

/** A named element to which the writer wants to come back. */
export interface PlayBookmark {
  readonly id: BlockId;
  readonly name: string;
  /** Before the element. */
  readonly pos: number;
}

/** Returns the bookmarks on elements of the play, in its order. */
export function bookmarksOf(state: EditorState): readonly PlayBookmark[] {
  const playDocument = key.getState(state);
  const outline = playDocument ? readOutline(playDocument) : {};
  const ids = Object.keys(outline).filter((id) => outline[id]?.bookmark !== undefined);
  return findBlocks(state.doc, new Set(ids as BlockId[])).map(({ node, pos }) => {
    const id = idOf(node);
    return { id, name: outline[id]?.bookmark ?? "", pos };
  });
}

const maxLength = 40;

/** Names a new bookmark after the element's first words, or its kind if it's empty. */
export function bookmarkName(text: string, kindName: string): string {
  const words = text.replaceAll(/\s+/g, " ").trim();
  if (words === "") return kindName;
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength);
  const space = cut.lastIndexOf(" ");
  return `${space > maxLength / 2 ? cut.slice(0, space) : cut}…`;
}
