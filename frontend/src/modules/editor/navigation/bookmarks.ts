import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type * as Y from "yjs";
import { readOutline } from "#domain/play/document/outline.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { BlockId } from "#domain/play/play.ts";
import { findBlocks, idOf } from "../schema/flat.ts";

interface Shown {
  /** The play's document, which has the bookmarks. */
  readonly playDocument: Y.Doc;
  readonly count: number;
  readonly signs: DecorationSet;
}

const key = new PluginKey<Shown>("bookmarks");

/** Makes the document, which has the bookmarks, available to actions, and shows a sign for each in the margin. */
export const bookmarksPlugin = (playDocument: Y.Doc): Plugin<Shown> =>
  new Plugin<Shown>({
    key,
    state: {
      init: (_, { doc }) => show(doc, playDocument),
      apply(tr, shown) {
        if (tr.getMeta(key) === true) return show(tr.doc, playDocument);
        if (!tr.docChanged || shown.count === 0) return shown;
        const signs = shown.signs.map(tr.mapping, tr.doc);
        // Elements that are moved or brought back are new ones to the editor.
        return signs.find().length < shown.count ? show(tr.doc, playDocument) : { ...shown, signs };
      },
    },
    props: { decorations: (state) => key.getState(state)?.signs },
    view(view) {
      const { outline } = playDocumentOf(playDocument);
      const onOutline = ({ keysChanged }: Y.YMapEvent<unknown>): void => {
        if (![...keysChanged].some((name) => name.endsWith(".bookmark"))) return;
        // The editor may be in a transaction of its own.
        queueMicrotask(() => !view.isDestroyed && view.dispatch(view.state.tr.setMeta(key, true)));
      };
      outline.observe(onOutline);
      return { destroy: () => outline.unobserve(onOutline) };
    },
  });

function show(doc: Node, playDocument: Y.Doc): Shown {
  const found = bookmarksIn(doc, playDocument);
  const signs = found.map(({ name, pos }) =>
    Decoration.widget(pos + 1, () => sign(name), { key: `bookmark ${name}`, side: -1, ignoreSelection: true }),
  );
  return { playDocument, count: found.length, signs: DecorationSet.create(doc, signs) };
}

/** In the margin, so that no line moves. The list of bookmarks is in the dialog that goes to them. */
function sign(name: string): HTMLElement {
  const element = document.createElement("span");
  element.className = "bookmark-sign";
  element.contentEditable = "false";
  element.title = name;
  element.setAttribute("aria-hidden", "true");
  return element;
}

/** A named element to which the writer wants to come back. */
export interface PlayBookmark {
  readonly id: BlockId;
  readonly name: string;
  /** Before the element. */
  readonly pos: number;
}

/** Returns the bookmarks on elements of the play, in its order. */
export function bookmarksOf(state: EditorState): readonly PlayBookmark[] {
  const shown = key.getState(state);
  return shown ? bookmarksIn(state.doc, shown.playDocument) : [];
}

function bookmarksIn(doc: Node, playDocument: Y.Doc): readonly PlayBookmark[] {
  const outline = readOutline(playDocument);
  const ids = Object.keys(outline).filter((id) => outline[id]?.bookmark !== undefined);
  return findBlocks(doc, new Set(ids as BlockId[])).map(({ node, pos }) => {
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
