import { useState } from "react";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { saveManuallyWords } from "#frontend/messages/saveManually.yaml";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { PanelErrorBoundary } from "../panels/PanelErrorBoundary.tsx";
import { readPlayWithStoredNotes } from "../saving/readPlayWithStoredNotes.ts";
import { SaveManually } from "../saving/SaveManually.tsx";
import "./readOnly.css";

const CopyIntoNewPlay = lazyComponent(async () => (await import("../saving/CopyIntoNewPlay.tsx")).CopyIntoNewPlay);

interface ReadOnlyPlayProps {
  readonly session: PlaySession;
  readonly errorText: string;
}

/** A play that can be read and downloaded but not edited: all of the text on this device, and ways to save it. */
export function ReadOnlyPlay({ session, errorText }: ReadOnlyPlayProps) {
  const [play] = useState(() => readPlayWithStoredNotes(session.doc));
  return (
    <main className="editor-read-only" id="content" tabIndex={-1}>
      <h1>{play.front.title || menuLabels.untitled}</h1>
      <Alert kind="bad" heading={saveManuallyWords.stopped}>
        {errorText}
      </Alert>
      <div className="editor-read-only-actions">
        <SaveManually session={session} />
        <PanelErrorBoundary>
          <CopyIntoNewPlay doc={session.doc} size="small" />
        </PanelErrorBoundary>
        <ButtonLink to="/dashboard" size="small">
          {editorWords.toPlays}
        </ButtonLink>
      </div>
      <pre className="editor-read-only-text" data-sentry-mask data-sentry-block>
        {writeFountain(play, { notes: true })}
      </pre>
    </main>
  );
}
