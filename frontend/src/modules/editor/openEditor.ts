import { nanoid } from "nanoid";
import { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import { readFront } from "#domain/play/document/front.ts";
import { readTyping } from "#domain/play/document/typing.ts";
import type { BlockId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import type { StepStore } from "#frontend/modules/sync/history/stepStore.ts";
import { actionKeys } from "./actions/actions.ts";
import { openEditorBinding } from "./binding/editorBinding.ts";
import { copying } from "./clipboard/copying.ts";
import { pasteBar } from "./clipboard/pasteBar.ts";
import { pasteChoices } from "./clipboard/pasteChoice.ts";
import { pasting } from "./clipboard/pasting.ts";
import type { Editor, MountOptions } from "./editor.ts";
import { findPlugin } from "./find/findPlugin.ts";
import { spokenWord } from "./listening/spokenWord.ts";
import { bookmarksPlugin } from "./navigation/bookmarks.ts";
import { headingMoves } from "./navigation/headingMoves.ts";
import { jumpsPlugin } from "./navigation/jumps.ts";
import { bandsPlugin } from "./pages/bandsPlugin.ts";
import { documentLayout } from "./pages/documentLayout.ts";
import { pagesPlugin } from "./pages/pagesPlugin.ts";
import { languageOfPlay, typingRulesOf } from "./playLanguage.ts";
import { caretMargins } from "./plugins/caretMargins.ts";
import { characterMarks } from "./plugins/characterMarks.ts";
import { comments } from "./plugins/comments.ts";
import { currentSpeech } from "./plugins/currentSpeech.ts";
import { dividedSpeech } from "./plugins/dividedSpeech.ts";
import { drawGroupsLater } from "./plugins/drawGroupsLater.ts";
import { emptyBlock } from "./plugins/emptyBlock.ts";
import { keepDashesWithWords } from "./plugins/keepDashesWithWords.ts";
import { layOutNearbyGroups } from "./plugins/layOutNearbyGroups.ts";
import { leaveByTab } from "./plugins/leaveByTab.ts";
import { notes } from "./plugins/notes.ts";
import { pageBreakText } from "./plugins/pageBreakText.ts";
import { placeInView } from "./plugins/placeInView.ts";
import { shownSpeech } from "./plugins/shownSpeech.ts";
import { skipMarginSigns } from "./plugins/skipMarginSigns.ts";
import { compositionEndMs, smartTypingPlugin } from "./plugins/smartTypingPlugin.ts";
import { splitGroupsNearCursor } from "./plugins/splitGroupsNearCursor.ts";
import { suggestions } from "./plugins/suggestions.ts";
import { syncSelection } from "./plugins/syncSelection.ts";
import { typedBrackets } from "./plugins/typedBrackets.ts";
import { typedElements } from "./plugins/typedElements.ts";
import { typewriter } from "./plugins/typewriter.ts";
import { cursorOf } from "./schema/editorCursor.ts";
import { createScreenControl, hasRoomForOutline, screenPlugin } from "./screen/screenControl.ts";
import { stagePlugin } from "./stage/stagePlugin.ts";

const newId = (): BlockId => nanoid(10) as BlockId;

export interface EditorOptions {
  /** Saves the play without waiting for the next automatic save. */
  readonly saveNow: () => void;
  /** Where the steps of undo are stored; absent if they end with the editor. */
  readonly stepStore?: StepStore | undefined;
}

/** Where the cursor has been, and which scenes have been moved. */
const moves = () => [jumpsPlugin(), headingMoves()];

/** Which speech stands out. */
const speeches = () => [shownSpeech(), currentSpeech()];

export function openEditor(doc: Y.Doc, { saveNow, stepStore }: EditorOptions): Editor {
  let view: EditorView | undefined;
  const screen = createScreenControl({ hasOutline: window.matchMedia(hasRoomForOutline).matches }, saveNow);
  const cast = (): readonly string[] => readFront(doc).characters.map(({ name }) => name);
  const language = (): string => languageOfPlay({ typing: readTyping(doc) });
  const rules = () => typingRulesOf(doc);
  const layout = documentLayout(doc);
  const manuscript = openEditorBinding(doc, {
    newId,
    stepStore,
    composing: () => (view?.composing ? cursorOf(view.state)?.head.id : undefined),
    plugins: [
      syncSelection(),
      skipMarginSigns(),
      suggestions({ cast, language }),
      typedElements({ cast, rules }),
      smartTypingPlugin(rules),
      dividedSpeech(),
      leaveByTab(),
      actionKeys(),
      copying({ language, layout: layout.read }),
      pasting(newId),
      pasteChoices(),
      pasteBar(),
      pageBreakText(),
      typedBrackets(),
      keepDashesWithWords(),
      emptyBlock(language),
      layOutNearbyGroups(),
      splitGroupsNearCursor(),
      drawGroupsLater(),
      pagesPlugin(layout),
      bandsPlugin(),
      comments(),
      characterMarks(doc),
      ...speeches(),
      caretMargins(),
      placeInView(),
      typewriter(),
      findPlugin(),
      ...moves(),
      bookmarksPlugin(doc),
      ...notes((note) => screen.show({ panel: "notes", note })),
      spokenWord(),
      screenPlugin(screen),
      stagePlugin(() => screen.show({ panel: "stage" })),
    ],
  });
  const mount = (place: HTMLElement, { describedBy }: MountOptions): (() => void) => {
    const mounted = new EditorView(place, {
      state: manuscript.state(),
      dispatchTransaction: manuscript.dispatch,
      attributes: { ...surface, "aria-describedby": describedBy },
      handleDOMEvents: { compositionend: () => void setTimeout(manuscript.catchUp, compositionEndMs) },
    });
    skipSelectionSearch(mounted.dom);
    view = mounted;
    const stop = manuscript.subscribe(() => mounted.updateState(manuscript.state()));
    return () => {
      stop();
      mounted.destroy();
      view = undefined;
    };
  };
  return { ...manuscript, mount, view: () => view, screen };
}

const surface = {
  class: "manuscript",
  role: "textbox",
  "aria-multiline": "true",
  "aria-label": editorWords.manuscript,
  spellcheck: "true",
};

/**
 * Keeps React from searching the whole manuscript for the selection before each of its commits.
 *
 * React remembers the selection of the focused element, in case a commit moves it. In an editable element, it visits every
 * node for that: in a long play this took longer than everything else after a key. It asks the property `contentEditable`
 * whether to do so. The browser and ProseMirror use the attribute, and ProseMirror keeps the selection itself.
 */
function skipSelectionSearch(manuscript: HTMLElement): void {
  Object.defineProperty(manuscript, "contentEditable", { value: "inherit" });
}
