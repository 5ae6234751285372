import "../export/export.css";
import "./submission.css";
import { type FormEvent, useId, useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import { type ExportSettings, wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import { pagesOf } from "#domain/play/formats/package/planPackage.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { callWords } from "#frontend/messages/calls.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { download } from "#frontend/modules/exporting/download.ts";
import { exportPackage } from "#frontend/modules/exporting/exportPackage.ts";
import { MissingGlyphs } from "#frontend/modules/exporting/exportPdf.ts";
import { NameChoices } from "#frontend/modules/sharing/NameChoices.tsx";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { CheckBox } from "../export/CheckBox.tsx";
import { LayoutFields } from "../export/ExportFields.tsx";
import { MissingGlyphsDialog } from "../export/MissingGlyphsDialog.tsx";
import { helpOn } from "../helpOn.ts";
import { CallFields } from "./CallFields.tsx";
import { CallForm, type CallToEdit } from "./CallForm.tsx";
import { CoverFields, NamePatternField } from "./CoverFields.tsx";
import { DatabaseSheet } from "./DatabaseSheet.tsx";
import { FileList } from "./FileList.tsx";
import { type ChoicesProps, GoalsField, PartFields } from "./PartFields.tsx";
import { PresetFields } from "./PresetFields.tsx";
import { SentNotice } from "./SentNotice.tsx";
import { useCallChecks } from "./useCallChecks.ts";
import { useCalls } from "./useCalls.ts";
import { type AuthorOfPackage, usePackageAuthor } from "./usePackageAuthor.ts";
import { type ShownPlan, usePackagePlan } from "./usePackagePlan.ts";
import { useScriptPages } from "./useScriptPages.ts";
import { type SendChoices, useSendChoices } from "./useSendChoices.ts";
import { useSending } from "./useSending.ts";

const title = editorWords.sendTo;

const formatChoices = (["pdf", "docx"] as const).map((value) => ({ value, label: submissionWords.formats[value] }));

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
  const chosen = useSendChoices(playId, calls);
  const { choices, recipient } = chosen;
  const named = usePackageAuthor(play, choices);
  const shown = usePackagePlan(play, choices, named.author);
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
  const actions = (
    <div className="dialog-actions export-actions">
      <Button onClick={onClose}>{submissionWords.cancel}</Button>
      <Button variant="primary" type="submit" form={form} isBusy={save.isBusy} busyText={submissionWords.saving}>
        {isSending ? callWords.send : submissionWords.save}
      </Button>
    </div>
  );
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
                {...{ play, calls, chosen, named, shown }}
                onFrontMatter={openFrontMatter}
                onEdit={setEditing}
              />
            </form>
            {isEmpty && shown.plan.files.length === 0 && <Alert kind="bad">{submissionWords.nothing}</Alert>}
            {save.errorText && <Alert kind="bad">{save.errorText}</Alert>}
            {actions}
          </>
        )}
      </Dialog>
      {/* Not within the other dialog: React would close that one, too, because its events bubble. */}
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

interface SendFieldsProps {
  readonly play: Play;
  readonly calls: ReturnType<typeof useCalls>;
  readonly chosen: SendChoices;
  readonly named: AuthorOfPackage;
  readonly shown: ShownPlan;
  readonly onFrontMatter: () => void;
  readonly onEdit: (call: CallToEdit) => void;
}

/** To whom the play goes and by which rules, beside the files that are made. */
function SendFields({ play, calls, chosen, named, shown, onFrontMatter, onEdit }: SendFieldsProps) {
  const { choices, onChange, call, recipient, onCall, onRecipient } = chosen;
  const { hasBlindFile, names, hiddenWords, hideWords } = named;
  const pages = useScriptPages(play, choices);
  const checks = useCallChecks({ play, pages, call: call?.call, choices, named, plan: shown.plan });
  const wantsGoals = call?.call.rules.details.includes("goals") && !choices.parts.includes("goals");
  return (
    <>
      <div className="export-fields">
        <CallFields
          {...{ calls, recipient, checks, onEdit, onFrontMatter }}
          chosen={call}
          onChoose={onCall}
          onRecipient={onRecipient}
        />
        {wantsGoals && <GoalsField {...{ choices, onChange }} />}
        <PresetFields {...{ choices, onChange }} />
        <PartFields
          {...{ choices, onChange, onFrontMatter }}
          missing={shown.plan.missing}
          hasMusic={play.front.musicalNumbers.trim() !== ""}
        />
      </div>
      <div className="export-fields">
        <BlindField {...{ choices, onChange }} />
        {hasBlindFile && <NameChoices names={names} chosen={hiddenWords} onChoose={hideWords} />}
        <CoverFields {...{ play, choices, onChange }} />
        <NamePatternField {...{ choices, onChange }} />
        <SelectField
          label={submissionWords.format}
          value={choices.format}
          choices={formatChoices}
          onValue={(format) => onChange({ format })}
        />
        <LayoutFields
          play={play}
          settings={{ ...wholePlayAs(choices.format), ...pagesOf(choices) }}
          onChange={(change) => onChange(pagesChosen(change))}
        />
        <FileList {...shown} choices={choices} />
        <DatabaseSheet play={play} pages={pages} />
      </div>
    </>
  );
}

const BlindField = ({ choices, onChange }: ChoicesProps) => (
  <div>
    <CheckBox isChecked={choices.isBlind} onCheck={(isBlind) => onChange({ isBlind })}>
      {submissionWords.blind}
    </CheckBox>
    <p className="export-hint">{submissionWords.blindHint}</p>
  </div>
);

/** Undefined chooses the play's own, so what wasn't changed must be absent. */
const pagesChosen = (change: Partial<ExportSettings>): Partial<PackageChoices> => ({
  ...("layout" in change && { layout: change.layout }),
  ...("paper" in change && { paper: change.paper }),
});
