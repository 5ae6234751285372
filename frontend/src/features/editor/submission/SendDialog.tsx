import "../export/export.css";
import "./submission.css";
import { type FormEvent, useId, useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import { type ExportSettings, wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { type PackageChoices, packageChoices } from "#domain/play/formats/package/packageChoices.ts";
import { pagesOf } from "#domain/play/formats/package/planPackage.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { PlayId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { download } from "#frontend/modules/exporting/download.ts";
import { exportPackage } from "#frontend/modules/exporting/exportPackage.ts";
import { MissingGlyphs } from "#frontend/modules/exporting/exportPdf.ts";
import { packageKey } from "#frontend/modules/presets/storageKeys.ts";
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
import { playSettings } from "../playSettings.ts";
import { builtInPresets } from "./builtInPresets.ts";
import { FileList } from "./FileList.tsx";
import { type ChoicesProps, PartFields } from "./PartFields.tsx";
import { PresetFields } from "./PresetFields.tsx";
import { usePackageAuthor } from "./usePackageAuthor.ts";
import { usePackagePlan } from "./usePackagePlan.ts";

const title = editorWords.submissionPackage;

const formatChoices = (["pdf", "docx"] as const).map((value) => ({ value, label: submissionWords.formats[value] }));

interface PackageDialogProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** The checklist of a submission package beside the files that it makes. */
export function PackageDialog({ session, editor, playId, onClose }: PackageDialogProps) {
  const [play] = useState(() => readPlay(session.doc));
  const { choices, onChange } = usePackageChoices(playId);
  const { author, hasBlindFile, names, hiddenWords, hideWords } = usePackageAuthor(play, choices);
  const shown = usePackagePlan(play, choices, author);
  const [isEmpty, setEmpty] = useState(false);
  const [missing, setMissing] = useState<readonly MissingGlyph[]>();
  const form = useId();
  const save = useAction(async (evenIfIncomplete: boolean) => {
    try {
      const { file, name } = await exportPackage({ play, choices, author, evenIfIncomplete });
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
  const openFrontMatter = () =>
    editor.screen.show({ dialog: undefined, board: "frontMatter", returnsTo: "submissionPackage" });
  return (
    <Dialog isOpen size="large" title={title} onClose={onClose} help={helpOn(title, "submission")}>
      <p className="export-hint">{submissionWords.lead}</p>
      <form id={form} className="submission" noValidate onSubmit={submit} data-sentry-mask>
        <div className="export-fields">
          <PresetFields {...{ choices, onChange }} />
          <PartFields
            {...{ choices, onChange }}
            missing={shown.plan.missing}
            hasMusic={play.front.musicalNumbers.trim() !== ""}
            onFrontMatter={openFrontMatter}
          />
        </div>
        <div className="export-fields">
          <BlindField {...{ choices, onChange }} />
          {hasBlindFile && <NameChoices names={names} chosen={hiddenWords} onChoose={hideWords} />}
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
        </div>
      </form>
      {isEmpty && shown.plan.files.length === 0 && <Alert kind="bad">{submissionWords.nothing}</Alert>}
      {save.errorText && <Alert kind="bad">{save.errorText}</Alert>}
      <div className="dialog-actions export-actions">
        <Button onClick={onClose}>{submissionWords.cancel}</Button>
        <Button variant="primary" type="submit" form={form} isBusy={save.isBusy} busyText={submissionWords.saving}>
          {submissionWords.save}
        </Button>
      </div>
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
    </Dialog>
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

const stored = playSettings(packageKey, packageChoices);

const first: PackageChoices = {
  ...builtInPresets.theater,
  firstPages: 10,
  format: "pdf",
  letter: "",
};

/** The choices for a play's package, as they were the last time on this device. Each change is stored. */
function usePackageChoices(playId: PlayId) {
  const [choices, setChoices] = useState<PackageChoices>(() => stored.find(playId) ?? first);
  const onChange = (change: Partial<PackageChoices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    stored.save(playId, next);
  };
  return { choices, onChange };
}
