import { Suspense, useCallback, useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { LoadingScreen } from "#frontend/app/LoadingScreen.tsx";
import { lazyComponent } from "#frontend/app/lazyComponent.tsx";
import { useManuscriptLanguage } from "#frontend/app/useManuscriptLanguage.ts";
import type { Editor } from "#frontend/editor/openEditor.ts";
import { useEditor } from "#frontend/editor/useEditor.ts";
import { PrintedManuscript } from "#frontend/printing/PrintedManuscript.tsx";
import { ShareFromDesk } from "#frontend/sharing/shareDialogs.ts";
import type { ScriptSession } from "#frontend/sync/session.ts";
import { useCommentsPanel } from "./comments/useCommentsPanel.ts";
import { ElementBar } from "./ElementBar.tsx";
import { FootBar } from "./FootBar.tsx";
import { KeptWordsDrawer } from "./kept/KeptWordsDrawer.tsx";
import { ManuscriptPage } from "./ManuscriptPage.tsx";
import { Outline } from "./Outline.tsx";
import { Panel } from "./Panel.tsx";
import { TitlePage } from "./TitlePage.tsx";
import { TopBar } from "./TopBar.tsx";
import { useDeskKeys } from "./useDeskKeys.ts";
import { useKeptPlace } from "./useKeptPlace.ts";
import { useOutline } from "./useOutline.ts";
import { useTabTitle } from "./useTabTitle.ts";

const CommentsPanel = lazyComponent(async () => (await import("./comments/CommentsPanel.tsx")).CommentsPanel);

interface DeskProps {
  readonly session: ScriptSession;
  readonly playId: PlayId;
}

/** The desk once the manuscript lies on it. */
export function Desk(props: DeskProps) {
  const editor = useEditor(props.session.doc);
  return editor ? <LaidDesk {...props} editor={editor} /> : <LoadingScreen />;
}

interface LaidDeskProps extends DeskProps {
  readonly editor: Editor;
}

/** Outline, page and bars. Each part has its own net, so that a mishap in one never takes the text away. No recorder sees it. */
function LaidDesk({ session, playId, editor }: LaidDeskProps) {
  const [hasOutline, toggleOutline] = useOutline(() => editor.view()?.focus());
  const comments = useCommentsPanel(editor, playId);
  const [isSharing, setSharing] = useState(false);
  useDeskKeys({
    saveNow: () => void session.saveNow().catch(() => undefined),
    toggleOutline,
    toggleComments: comments.toggle,
  });
  useKeptPlace(editor, playId);
  useTabTitle(session.doc);
  const language = useManuscriptLanguage();
  const readPrinted = useCallback(() => readPlay(session.doc), [session]);
  return (
    <div className={deskClass(hasOutline, comments.isOpen)} data-sentry-block>
      <Panel>
        <TopBar
          {...{ session, editor, hasOutline, comments }}
          onToggleOutline={toggleOutline}
          onShare={() => setSharing(true)}
        />
      </Panel>
      {hasOutline && (
        <Panel>
          <Outline editor={editor} />
        </Panel>
      )}
      <main className="desk-page" id="content" tabIndex={-1} lang={language}>
        <Panel>
          <TitlePage doc={session.doc} />
        </Panel>
        <ManuscriptPage editor={editor} />
      </main>
      {comments.isOpen && (
        <Panel>
          <Suspense>
            <CommentsPanel {...{ doc: session.doc, editor, playId }} first={comments.first} onClose={comments.toggle} />
          </Suspense>
        </Panel>
      )}
      <Panel>
        <FootBar editor={editor} />
      </Panel>
      <Panel>
        <ElementBar editor={editor} />
      </Panel>
      <Panel>
        <KeptWordsDrawer doc={session.doc} editor={editor} />
      </Panel>
      <Panel>
        <PrintedManuscript readPlay={readPrinted} language={language} />
      </Panel>
      {isSharing && (
        <Panel>
          <Suspense>
            <ShareFromDesk session={session} playId={playId} onClose={() => setSharing(false)} />
          </Suspense>
        </Panel>
      )}
    </div>
  );
}

const deskClass = (hasOutline: boolean, hasComments: boolean): string =>
  ["desk", !hasOutline && "desk-folded", hasComments && "desk-commented"].filter(Boolean).join(" ");
