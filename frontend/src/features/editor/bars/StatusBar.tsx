import type { EditorState } from "prosemirror-state";
import { useSyncExternalStore } from "react";
import { enterLeadsTo, splitLeadsTo, tabLeadsTo } from "#domain/play/flow.ts";
import type { BlockKind } from "#domain/play/play.ts";
import { editorWords, kindWords } from "#frontend/messages/editor.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import { findBlockPosition, isEmpty, kindAt } from "#frontend/modules/editor/actions/blockPosition.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import { kindActions } from "#frontend/modules/editor/actions/kinds.ts";
import { isSpoken } from "#frontend/modules/editor/actions/restOfSpeech.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import { noPages } from "#frontend/modules/editor/pages/noPages.ts";
import { pageNumberAt, pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { recognizedKind } from "#frontend/modules/editor/plugins/typedElements.ts";
import { viewSettings } from "#frontend/modules/editor/screen/viewSettings.ts";
import { useEditorStateInBackground } from "#frontend/modules/editor/useEditorState.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { useStore } from "#frontend/state/useStore.ts";
import { Menu } from "#frontend/ui/Menu.tsx";
import { useHasGoals } from "../goals/useHasGoals.ts";
import "./statusBar.css";

const RunningTime = lazyComponent(async () => (await import("./RunningTime.tsx")).RunningTime);
const GoalProgress = lazyComponent(async () => (await import("../goals/GoalProgress.tsx")).GoalProgress);

interface StatusBarProps {
  readonly editor: Editor;
  readonly session: PlaySession;
}

/** The current element, what Enter and Tab will do, and the length of the play and how far its goal is. */
export function StatusBar({ editor, session }: StatusBarProps) {
  const hasGoals = useHasGoals(session.doc);
  const pages = useEditorStateInBackground(editor, pagesShown);
  const page = useEditorStateInBackground(editor, currentPage);
  const isOnTitlePage = useIsOnTitlePage();
  const { zoom } = useStore(viewSettings);
  return (
    <footer className="editor-foot">
      {isOnTitlePage ? <span className="editor-element">{editorWords.titlePage}</span> : <Element editor={editor} />}
      <span className="editor-counts">
        {hasGoals && <GoalProgress editor={editor} session={session} />}
        {pages !== noPages && (
          <>
            {pages.breaks.length > 0 && <span>{editorWords.page({ page, pages: pages.breaks.length })}</span>}
            <span>{editorWords.words({ words: pages.words })}</span>
            <RunningTime doc={session.doc} pages={pages} />
          </>
        )}
        {zoom !== 100 && <span>{viewWords.zoom({ percent: zoom })}</span>}
      </span>
    </footer>
  );
}

function Element({ editor }: { readonly editor: Editor }) {
  const kind = useEditorStateInBackground(editor, kindOf);
  const at = useEditorStateInBackground(editor, cursorIn);
  const left = useEditorStateInBackground(editor, kindWhenLeft);
  const items = kindActions.map((action) => ({
    label: action.label,
    aside: keyLabel(action),
    isChosen: action.label === kindWords[kind],
    onSelect: () => perform(editor, action),
  }));
  return (
    <span className="editor-element">
      <Menu label={`${editorWords.element}: ${kindWords[kind]}`} items={items} variant="quiet" size="small">
        {kindWords[kind]}
      </Menu>
      {/* None of them moves while somebody types. */}
      <span className="editor-leads">{editorWords.enterLeads({ kind: kindWords[afterEnter(left, at)] })}</span>
      <span className="editor-leads">{editorWords.tabLeads({ kind: kindWords[afterTab(left, at)] })}</span>
      {left !== kind && (
        <span className="editor-becomes">{editorWords.recognized({ kind: kindWords[left].toLowerCase() })}</span>
      )}
    </span>
  );
}

const kindOf = (state: EditorState): BlockKind => kindAt(state) ?? "dialogue";
/** The element that this one becomes, by its text, when the writer moves on. */
const kindWhenLeft = (state: EditorState): BlockKind => recognizedKind(state) ?? kindOf(state);
const currentPage = (state: EditorState): number => pageNumberAt(state, state.selection.head);

/** Where the cursor is in its element. In the middle of text, Enter splits the element and Tab changes its kind. */
function cursorIn(state: EditorState): "empty" | "middle" | "end" {
  const place = findBlockPosition(state);
  if (place && isEmpty(place)) return "empty";
  return place && state.selection.head < place.end - 1 ? "middle" : "end";
}

const afterEnter = (kind: BlockKind, at: ReturnType<typeof cursorIn>): BlockKind =>
  at === "middle" ? splitLeadsTo(kind) : enterLeadsTo(kind, { empty: at === "empty" });

/** In speeches and lyrics, Tab inserts a parenthetical at the cursor. */
const afterTab = (kind: BlockKind, at: ReturnType<typeof cursorIn>): BlockKind =>
  at === "middle" && isSpoken(kind) ? "parenthetical" : tabLeadsTo(kind, { empty: at !== "end" });

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const event of ["focusin", "focusout"]) document.addEventListener(event, listener, { signal: stop.signal });
  return () => stop.abort();
}

const isOnTitlePage = (): boolean => document.activeElement?.closest(".editor-title-page textarea") != null;

/** Returns whether the cursor is in a line of the title page, where Enter and Tab don't lead to other elements. */
const useIsOnTitlePage = (): boolean => useSyncExternalStore(subscribe, isOnTitlePage);
