import { useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { untitled } from "#domain/play/play.ts";
import type { ScriptSession } from "#frontend/sync/session.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { editorWords } from "#frontend/words/editor.ts";
import { ByHand } from "./ByHand.tsx";

interface StoppedScriptProps {
  readonly session: ScriptSession;
  readonly why: string;
}

/** A play that may be read and taken along, and not written: all of it as it lies on this device, with the ways out. */
export function StoppedScript({ session, why }: StoppedScriptProps) {
  const [play] = useState(() => readPlay(session.doc));
  return (
    <main className="stopped-script" id="content" tabIndex={-1}>
      <h1>{play.front.title || untitled}</h1>
      <Alert kind="bad" heading={editorWords.stopped}>
        {why}
      </Alert>
      <div className="stopped-ways">
        <ByHand session={session} />
        <ButtonLink to="/dashboard" size="small">
          {editorWords.toPlays}
        </ButtonLink>
      </div>
      <pre className="stopped-text" data-sentry-mask data-sentry-block>
        {writeFountain(play, { notes: true })}
      </pre>
    </main>
  );
}
