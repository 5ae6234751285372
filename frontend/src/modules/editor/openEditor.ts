import { nanoid } from "nanoid";
import { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import { readFront } from "#domain/play/document/front.ts";
import { guildModern } from "#domain/play/layout/guildModern.ts";
import type { BlockId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.ts";
import { actionKeys } from "./actions/actions.ts";
import { type EditorBinding, openEditorBinding } from "./binding/editorBinding.ts";
import { matchCharacterWidth } from "./pages/matchCharacterWidth.ts";
import { pagesPlugin } from "./pages/pagesPlugin.ts";
import { comments } from "./plugins/comments.ts";
import { emptyBlock } from "./plugins/emptyBlock.ts";
import { laidOutGroup } from "./plugins/laidOutGroup.ts";
import { leaveByTab } from "./plugins/leaveByTab.ts";
import { pageBreakText } from "./plugins/pageBreakText.ts";
import { pasting } from "./plugins/pasting.ts";
import { suggestions } from "./plugins/suggestions.ts";
import { syncSelection } from "./plugins/syncSelection.ts";
import { typedBrackets } from "./plugins/typedBrackets.ts";
import { typedElements } from "./plugins/typedElements.ts";
import { cursorOf } from "./schema/editorCursor.ts";

const newId = (): BlockId => nanoid(10) as BlockId;

/** A manuscript with all that a writer needs, and the view once it is on the page. */
export interface Editor extends EditorBinding {
  /** Shows the manuscript in a place of the page; answers how to take it away. */
  readonly mount: (place: HTMLElement, options: MountOptions) => () => void;
  readonly view: () => EditorView | undefined;
}

interface MountOptions {
  /** The id of the element that tells how to write and how to leave. */
  readonly describedBy: string;
}

/** Milliseconds after an input method's end until what it held back is shown: ProseMirror reads the page for 20 of them. */
const settleMs = 60;

export function openEditor(doc: Y.Doc): Editor {
  let view: EditorView | undefined;
  const cast = (): readonly string[] => readFront(doc).characters.map(({ name }) => name);
  const manuscript = openEditorBinding(doc, {
    newId,
    composing: () => (view?.composing ? cursorOf(view.state)?.head.id : undefined),
    plugins: [
      syncSelection(),
      suggestions(cast),
      typedElements(cast),
      leaveByTab(),
      actionKeys(),
      pasting(newId),
      pageBreakText(),
      typedBrackets(),
      emptyBlock(),
      laidOutGroup(),
      pagesPlugin(guildModern),
      comments(),
    ],
  });
  const mount = (place: HTMLElement, { describedBy }: MountOptions): (() => void) => {
    const mounted = new EditorView(place, {
      state: manuscript.state(),
      dispatchTransaction: manuscript.dispatch,
      scrollThreshold: roomAroundCaret,
      scrollMargin: roomAroundCaret,
      attributes: { ...surface, "aria-describedby": describedBy },
      handleDOMEvents: { compositionend: () => void setTimeout(manuscript.catchUp, settleMs) },
    });
    view = mounted;
    void matchCharacterWidth(place, mounted.dom);
    const stop = manuscript.subscribe(() => mounted.updateState(manuscript.state()));
    return () => {
      stop();
      mounted.destroy();
      view = undefined;
    };
  };
  return { ...manuscript, mount, view: () => view };
}

/** Pixels between the cursor and the edges of what is shown; on a phone the bar of elements covers half of those below. */
const roomAroundCaret = { top: 48, bottom: 112, left: 5, right: 5 };

const surface = {
  class: "manuscript",
  role: "textbox",
  "aria-multiline": "true",
  "aria-label": editorWords.manuscript,
  spellcheck: "true",
};
