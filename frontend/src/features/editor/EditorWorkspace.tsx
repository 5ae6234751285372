import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { frontMatter } from "#frontend/modules/editor/actions/screen.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform, returnToText } from "#frontend/modules/editor/goTo.ts";
import { usePlayLanguage } from "#frontend/modules/editor/playLanguage.ts";
import type { ScreenState } from "#frontend/modules/editor/screen/screenControl.ts";
import { type ViewSettings, viewSettings } from "#frontend/modules/editor/screen/viewSettings.ts";
import { useEditor } from "#frontend/modules/editor/useEditor.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { idleComponent } from "#frontend/platform/idleComponent.tsx";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { useStore } from "#frontend/state/useStore.ts";
import type { CoveredEdges } from "#frontend/ui/coveredEdges.ts";
import { SkipLink } from "#frontend/ui/SkipLink.tsx";
import { EditorTopBar } from "./bars/EditorTopBar.tsx";
import { FindPanel } from "./bars/FindPanel.tsx";
import { StatusBar } from "./bars/StatusBar.tsx";
import { useBoardEntries } from "./boards/useBoardEntries.ts";
import { OpenDialog } from "./dialogs/OpenDialog.tsx";
import { useHasNotes } from "./notes/useHasNotes.ts";
import type { OpeningPlace } from "./opening/openingPlace.ts";
import { useSavedCursor } from "./opening/useSavedCursor.ts";
import { useTabTitle } from "./opening/useTabTitle.ts";
import { useOutline } from "./outline/useOutline.ts";
import { ManuscriptPage } from "./pages/ManuscriptPage.tsx";
import { usePaper } from "./pages/usePaper.ts";
import { useRoomAboveKeyboard } from "./pages/useRoomAboveKeyboard.ts";
import { useStoredPdfFonts } from "./pages/useStoredPdfFonts.ts";
import { OpenPanel } from "./panels/OpenPanel.tsx";
import { PanelErrorBoundary } from "./panels/PanelErrorBoundary.tsx";
import { TitlePageEditor } from "./titlePage/TitlePageEditor.tsx";
import { useFront } from "./titlePage/useFront.ts";
import { useTitleStart } from "./titlePage/useTitleStart.ts";
import { useEditorKeys } from "./useEditorKeys.ts";

const Outline = lazyComponent(async () => (await import("./outline/Outline.tsx")).Outline);
const CursorAnnouncer = lazyComponent(async () => (await import("./pages/CursorAnnouncer.tsx")).CursorAnnouncer);
const OpenBoard = lazyComponent(async () => (await import("./boards/OpenBoard.tsx")).OpenBoard);
const ElementBar = lazyComponent(async () => (await import("./bars/ElementBar.tsx")).ElementBar);
const NoteMarks = lazyComponent(async () => (await import("./notes/NoteMarks.tsx")).NoteMarks);
const StageStrip = lazyComponent(async () => (await import("./stage/StageStrip.tsx")).StageStrip);

const FrontSheets = idleComponent(async () => (await import("./frontMatter/FrontSheets.tsx")).FrontSheets);
const RecordedWork = idleComponent(async () => (await import("./statistics/RecordedWork.tsx")).RecordedWork);
const WritingTips = idleComponent(async () => (await import("./tips/WritingTips.tsx")).WritingTips);
const CornerNotices = idleComponent(async () => (await import("./CornerNotices.tsx")).CornerNotices);
const KeptWordsDrawer = idleComponent(async () => (await import("./kept/KeptWordsDrawer.tsx")).KeptWordsDrawer);

interface EditorWorkspaceProps {
  readonly session: PlaySession;
  readonly playId: PlayId;
  /** Where the cursor is at first in a play that is new here. */
  readonly opensAt?: OpeningPlace | undefined;
}

/** The editor's screen. Shows a loading screen until the manuscript is ready. */
export function EditorWorkspace(props: EditorWorkspaceProps) {
  const editor = useEditor(props.session);
  return editor ? <Workspace {...props} editor={editor} /> : <LoadingScreen />;
}

interface WorkspaceProps extends EditorWorkspaceProps {
  readonly editor: Editor;
}

/**
 * Outline, page and bars. Each panel has its own error boundary, so that a failure never takes the text away. Sentry's
 * replay doesn't record it.
 */
function Workspace({ session, playId, editor, opensAt }: WorkspaceProps) {
  const shown = useStore(editor.screen.shown);
  const view = useStore(viewSettings);
  useOutline(editor);
  useEditorKeys(editor);
  useSavedCursor(editor, playId, opensAt);
  const { search } = useLocation();
  useEffect(() => whenIdle(OpenBoard.preload), []);
  useBoardEntries(editor.screen);
  // From the first board on, because closing one also returns the focus. An address may open one.
  const hasBoards = useRef(false);
  if (shown.board || search) hasBoards.current = true;
  const hadNoTips = useRef(false);
  if (!view.hasTips) hadNoTips.current = true;
  const isStarting = useTitleStart(editor, opensAt === "title");
  useTabTitle(session.doc);
  const covered = useRoomAboveKeyboard(editor);
  const language = usePlayLanguage(session.doc);
  const hasNotes = useHasNotes(session.doc);
  const readPrinted = useCallback(() => readPlay(session.doc), [session]);
  useStoredPdfFonts(session.doc, readPrinted);
  const paper = usePaper({ readPlay: readPrinted, language }, shown.printing);
  return (
    <div
      className={workspaceClass(shown, view, covered)}
      style={{ top: covered.top, bottom: covered.bottom, "--editor-zoom": view.zoom / 100 }}
      data-sentry-block
    >
      <SkipLink label={editorWords.skip} onFollow={() => returnToText(editor)} />
      <PanelErrorBoundary area="top">
        <EditorTopBar {...{ session, editor, playId }} />
      </PanelErrorBoundary>
      {shown.hasOutline && (
        <PanelErrorBoundary area="outline">
          <Outline editor={editor} playId={playId} />
        </PanelErrorBoundary>
      )}
      <main className="editor-page" id="content" tabIndex={-1} lang={language}>
        <SpokenTitle doc={session.doc} />
        <PanelErrorBoundary>
          <TitlePageEditor editor={editor} onFrontMatter={() => perform(editor, frontMatter)} />
        </PanelErrorBoundary>
        <PanelErrorBoundary>
          <FrontSheets editor={editor} onFrontMatter={() => perform(editor, frontMatter)} />
        </PanelErrorBoundary>
        <ManuscriptPage editor={editor} />
        <PanelErrorBoundary>
          <CursorAnnouncer editor={editor} />
        </PanelErrorBoundary>
      </main>
      {view.hasStageStrip && !shown.hidden && (
        <PanelErrorBoundary>
          <StageStrip editor={editor} />
        </PanelErrorBoundary>
      )}
      {view.hasTips && !isStarting && !shown.hidden && (
        <PanelErrorBoundary>
          <WritingTips editor={editor} isAskedFor={hadNoTips.current} />
        </PanelErrorBoundary>
      )}
      {hasNotes && (
        <PanelErrorBoundary>
          <NoteMarks editor={editor} />
        </PanelErrorBoundary>
      )}
      <FindPanel editor={editor} />
      <OpenPanel {...{ session, editor, playId }} />
      {hasBoards.current && (
        <PanelErrorBoundary>
          <OpenBoard {...{ session, editor, playId }} />
        </PanelErrorBoundary>
      )}
      <PanelErrorBoundary area="foot">
        <StatusBar editor={editor} session={session} />
      </PanelErrorBoundary>
      <PanelErrorBoundary area="foot">
        <ElementBar editor={editor} />
      </PanelErrorBoundary>
      <PanelErrorBoundary>
        <KeptWordsDrawer doc={session.doc} editor={editor} />
      </PanelErrorBoundary>
      <CornerNotices {...{ session, editor, playId }} />
      <PanelErrorBoundary>{paper}</PanelErrorBoundary>
      <RecordedWork {...{ editor, playId }} />
      <OpenDialog {...{ session, editor, playId }} />
    </div>
  );
}

const workspaceClass = (shown: ScreenState, view: ViewSettings, covered: CoveredEdges): string =>
  [
    "editor-workspace",
    !shown.hasOutline && "editor-folded",
    shown.panel && !shown.board && "editor-with-panel",
    shown.dialog === "pageLayout" && "editor-with-side-dialog",
    shown.hidden && "editor-bare",
    covered.bottom > 0 && "editor-above-keyboard",
    view.isDraft && "editor-draft",
    view.zoom > 100 && "editor-zoomed",
    view.isLit && "editor-lit",
    view.isFocused && "editor-focused",
    view.isTypewriter && "editor-typewriter",
    view.hasWhitePages && "editor-white-pages",
  ]
    .filter(Boolean)
    .join(" ");

/** The screen's heading, for screen readers. Everybody else sees the title in the top bar and on the title page. */
const SpokenTitle = ({ doc }: { readonly doc: Y.Doc }) => (
  <h1 className="only-spoken">{useFront(doc).title.trim() || menuLabels.untitled}</h1>
);
