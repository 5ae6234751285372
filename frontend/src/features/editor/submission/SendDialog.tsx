import "../export/export.css";
import "./submission.css";
import { type FormEvent, useEffect, useId, useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { PlayId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { download } from "#frontend/modules/exporting/download.ts";
import { exportPackage } from "#frontend/modules/exporting/exportPackage.ts";
import { MissingGlyphs } from "#frontend/modules/exporting/exportPdf.ts";
import { useCalls } from "#frontend/modules/submissions/useCalls.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { MissingGlyphsDialog } from "../export/MissingGlyphsDialog.tsx";
import { helpOn } from "../helpOn.ts";
import { CallForm, type CallToEdit } from "./CallForm.tsx";
import { SendActions } from "./SendActions.tsx";
import { SendFields } from "./SendFields.tsx";
import { SentNotice } from "./SentNotice.tsx";
import { useCallChecks } from "./useCallChecks.ts";
import { usePackageAuthor } from "./usePackageAuthor.ts";
import { usePackagePlan } from "./usePackagePlan.ts";
import { useScriptPages } from "./useScriptPages.ts";
import { useSendChoices } from "./useSendChoices.ts";
import { useSending } from "./useSending.ts";

const title = editorWords.sendTo;

interface SendDialogProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** The files for a theater or competition, by the rules of its call. With a recipient, what was sent is kept and logged. */
export function SendDialog({ session, editor, playId, onClose }: SendDialogProps) {
  const [play] = useState(() => readPlay(session.doc));
  const calls = useCalls();
  const chosen = useSendChoices(playId, calls, useCallToCheck(editor));
  const { choices, recipient } = chosen;
  const named = usePackageAuthor(play, choices);
  const shown = usePackagePlan(play, choices, named.author);
  const pages = useScriptPages(play, choices);
  const checks = useCallChecks({ play, pages, call: chosen.call?.call, choices, named, plan: shown.plan });
  const sending = useSending({ session, playId, chosen: chosen.call });
  const [isEmpty, setEmpty] = useState(false);
  const [editing, setEditing] = useState<CallToEdit>();
  const [missing, setMissing] = useState<readonly MissingGlyph[]>();
  const form = useId();
  const isSending = recipient.trim() !== "";
  const save = useAction(async (evenIfIncomplete: boolean) => {
    const work = { play, choices, author: named.author, evenIfIncomplete };
    try {
      if (isSending) return await sending.send(work, recipient.replace(/\s+/g, " ").trim());
      const { file, name } = await exportPackage(work);
      download(file, name);
      session.noteExport?.(choices.format);
      onClose();
    } catch (error) {
      if (!(error instanceof MissingGlyphs)) throw error;
      setMissing(error.missing);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasNothing = shown.plan.files.length === 0;
    setEmpty(hasNothing);
    if (!hasNothing) void save.run(false);
  };
  /** What was chosen here is stored. */
  const openFrontMatter = () => editor.screen.show({ dialog: undefined, board: "frontMatter", returnsTo: "sendTo" });
  return (
    <>
      <Dialog isOpen size="large" title={title} onClose={onClose} help={helpOn(title, "submission")}>
        {sending.sent ? (
          <SentNotice sent={sending.sent} addAgain={sending.addAgain} onClose={onClose} />
        ) : (
          <>
            <p className="export-hint">{submissionWords.lead}</p>
            <form id={form} className="submission" noValidate onSubmit={submit} data-sentry-mask>
              <SendFields
                {...{ play, calls, chosen, named, shown, pages, checks }}
                onFrontMatter={openFrontMatter}
                onEdit={setEditing}
              />
            </form>
            {isEmpty && shown.plan.files.length === 0 && <Alert kind="bad">{submissionWords.nothing}</Alert>}
            {save.errorText && <Alert kind="bad">{save.errorText}</Alert>}
            <SendActions
              {...{ form, checks, isSending, onClose }}
              files={shown.plan.files.length}
              isBusy={save.isBusy}
            />
          </>
        )}
      </Dialog>
      {editing && (
        <CallForm calls={calls} edited={editing} onSaved={chosen.onCall} onClose={() => setEditing(undefined)} />
      )}
      {missing && (
        <MissingGlyphsDialog
          missing={missing}
          onExport={() => {
            setMissing(undefined);
            void save.run(true);
          }}
          onClose={() => setMissing(undefined)}
        />
      )}
    </>
  );
}

/** The call that an address of the editor asks for, once. */
function useCallToCheck({ screen }: Editor): string | undefined {
  const [callId] = useState(() => screen.shown.get().callToCheck);
  useEffect(() => screen.show({ callToCheck: undefined }), [screen]);
  return callId;
}
