import { Suspense, useCallback, useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.ts";
import { pageLayoutWords } from "#frontend/messages/pageLayout.ts";
import { sharingWords } from "#frontend/messages/sharing.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { usePlayLanguage } from "#frontend/modules/editor/playLanguage.ts";
import { useEditor } from "#frontend/modules/editor/useEditor.ts";
import { PrintedManuscript } from "#frontend/modules/printing/PrintedManuscript.tsx";
import { DialogBoundary } from "#frontend/modules/screen/DialogBoundary.tsx";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { LazyShareFromEditor } from "#frontend/modules/sharing/shareDialogs.ts";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { useCommentsPanel } from "./comments/useCommentsPanel.ts";
import { EditorTopBar } from "./EditorTopBar.tsx";
import { ElementBar } from "./ElementBar.tsx";
import { FindPanel } from "./FindPanel.tsx";
import { KeptWordsDrawer } from "./kept/KeptWordsDrawer.tsx";
import { ManuscriptPage } from "./ManuscriptPage.tsx";
import { Outline } from "./Outline.tsx";
import { PanelErrorBoundary } from "./PanelErrorBoundary.tsx";
import { StatusBar } from "./StatusBar.tsx";
import { TitlePageEditor } from "./TitlePageEditor.tsx";
import { useEditorKeys } from "./useEditorKeys.ts";
import { useOutline } from "./useOutline.ts";
import { useSavedCursor } from "./useSavedCursor.ts";
import { useTabTitle } from "./useTabTitle.ts";

const CommentsPanel = lazyComponent(async () => (await import("./comments/CommentsPanel.tsx")).CommentsPanel);
const PageLayoutDialog = lazyComponent(
  async () => (await import("./pageLayout/PageLayoutDialog.tsx")).PageLayoutDialog,
);
const FrontMatterDialog = lazyComponent(
  async () => (await import("./frontMatter/FrontMatterDialog.tsx")).FrontMatterDialog,
);

interface EditorWorkspaceProps {
  readonly session: PlaySession;
  readonly playId: PlayId;
}

/** The editor's screen. Shows a loading screen until the manuscript is ready. */
export function EditorWorkspace(props: EditorWorkspaceProps) {
  const editor = useEditor(props.session.doc);
  return editor ? <Workspace {...props} editor={editor} /> : <LoadingScreen />;
}

interface WorkspaceProps extends EditorWorkspaceProps {
  readonly editor: Editor;
}

/**
 * Outline, page and bars. Each panel has its own error boundary, so that a failure never takes the text away. Sentry's
 * replay doesn't record it.
 */
function Workspace({ session, playId, editor }: WorkspaceProps) {
  const [hasOutline, toggleOutline] = useOutline(() => editor.view()?.focus());
  const comments = useCommentsPanel(editor, playId);
  const [isSharing, setSharing] = useState(false);
  const stopSharing = () => setSharing(false);
  const [isLayingOut, setLayingOut] = useState(false);
  const stopLayingOut = () => setLayingOut(false);
  const [isInFrontMatter, setInFrontMatter] = useState(false);
  const openFrontMatter = () => setInFrontMatter(true);
  const closeFrontMatter = () => setInFrontMatter(false);
  useEditorKeys(editor, {
    saveNow: () => void session.saveNow().catch(() => undefined),
    toggleOutline,
    toggleComments: comments.toggle,
  });
  useSavedCursor(editor, playId);
  useTabTitle(session.doc);
  const language = usePlayLanguage(session.doc);
  const readPrinted = useCallback(() => readPlay(session.doc), [session]);
  return (
    <div className={workspaceClass(hasOutline, comments.isOpen)} data-sentry-block>
      <PanelErrorBoundary>
        <EditorTopBar
          {...{ session, editor, hasOutline, comments }}
          onToggleOutline={toggleOutline}
          onShare={() => setSharing(true)}
          onPageLayout={() => setLayingOut(true)}
          onFrontMatter={openFrontMatter}
        />
      </PanelErrorBoundary>
      {hasOutline && (
        <PanelErrorBoundary>
          <Outline editor={editor} />
        </PanelErrorBoundary>
      )}
      <main className="editor-page" id="content" tabIndex={-1} lang={language}>
        <PanelErrorBoundary>
          <TitlePageEditor doc={session.doc} onFrontMatter={openFrontMatter} />
        </PanelErrorBoundary>
        <ManuscriptPage editor={editor} />
      </main>
      <FindPanel editor={editor} />
      {comments.isOpen && (
        <PanelErrorBoundary>
          <Suspense>
            <CommentsPanel {...{ doc: session.doc, editor, playId }} first={comments.first} onClose={comments.toggle} />
          </Suspense>
        </PanelErrorBoundary>
      )}
      <PanelErrorBoundary>
        <StatusBar editor={editor} />
      </PanelErrorBoundary>
      <PanelErrorBoundary>
        <ElementBar editor={editor} />
      </PanelErrorBoundary>
      <PanelErrorBoundary>
        <KeptWordsDrawer doc={session.doc} editor={editor} />
      </PanelErrorBoundary>
      <PanelErrorBoundary>
        <PrintedManuscript readPlay={readPrinted} language={language} />
      </PanelErrorBoundary>
      {isSharing && (
        <DialogBoundary title={sharingWords.share} onClose={stopSharing}>
          <LazyShareFromEditor session={session} playId={playId} onClose={stopSharing} />
        </DialogBoundary>
      )}
      {isLayingOut && (
        <DialogBoundary title={pageLayoutWords.title} onClose={stopLayingOut}>
          <PageLayoutDialog doc={session.doc} editor={editor} onClose={stopLayingOut} />
        </DialogBoundary>
      )}
      {isInFrontMatter && (
        <DialogBoundary title={editorWords.frontMatter} onClose={closeFrontMatter}>
          <FrontMatterDialog doc={session.doc} onClose={closeFrontMatter} />
        </DialogBoundary>
      )}
    </div>
  );
}

const workspaceClass = (hasOutline: boolean, hasComments: boolean): string =>
  ["editor-workspace", !hasOutline && "editor-folded", hasComments && "editor-commented"].filter(Boolean).join(" ");
